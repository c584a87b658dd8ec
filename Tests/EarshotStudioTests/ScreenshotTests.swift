import EarshotFiles
import Foundation
import Testing

@testable import EarshotStudio

@Suite struct `A screenshot in the studio` {
  private static let target = "/screenshot?path=pay.yaml&name="

  @Test(arguments: [
    ("png", Pictures.png()), ("jpeg", Pictures.jpeg), ("webp", Pictures.webp),
  ])
  func `is stored, named by the design, and served`(form: String, picture: [UInt8]) throws {
    let studio = try OpenStudio()
    let digest = try #require(studio.get("/screen?path=pay.yaml").json?.text("digest"))
    let answer = studio.upload(picture, to: "\(Self.target)My%20Screen.PNG&digest=\(digest)")
    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
    #expect(answer.json?.text("path") == "pay.yaml")
    #expect(try studio.bytes("my-screen.\(form)") == picture)
    #expect(
      try studio.text()
        == OpenStudio.design.replacing("Pay\nc", with: "Pay\nscreenshot: my-screen.\(form)\nc"))
    let screen = try #require(studio.get("/screen?path=pay.yaml").json)
    #expect(screen["size"]?.items?.map(\.found) == ["780", "1688"])
    #expect(screen["screenshot"]?.text("name") == "my-screen.\(form)")
    let address = try #require(screen["screenshot"]?.text("address"))
    let served = studio.get("/\(address)")
    #expect(served.status == 200 && served.type == "image/\(form)" && served.body == picture)
    let changed = try #require(screen.text("digest"))
    #expect(try studio.post("/undo", ["path": "pay.yaml", "digest": changed]).status == 200)
    #expect(try studio.text() == OpenStudio.design)
  }

  @Test func `has points of a phone as its size if there is none`() throws {
    let studio = try OpenStudio()
    let screen = try #require(studio.get("/screen?path=pay.yaml").json)
    #expect(screen["size"]?.items?.map(\.found) == ["390", "844"])
    #expect(screen["screenshot"] == nil && screen["screenshotError"] == nil)
    #expect(studio.get("/screenshot?path=pay.yaml").status == 404)
    #expect(studio.get("/screenshot?path=none.yaml").status == 404)
  }

  @Test(arguments: [
    "../../evil.png", "..", ".", "", "/", "/etc/evil.png", "..\\..\\evil.png", "C:\\evil.png",
    "pay.yaml", "designs/../../pay.yaml", ".hidden.png", "con.png", "NUL", "com1.x.png", "LPT¹",
    "a\0b.png", "a\nb\u{1B}[2J.png", "\u{202E}gnp.exe", "a\u{200B}\u{E0041}.png", "~/x", "a:b",
    "%2e%2e%2fx", "..\u{2F}\u{301}x", "\u{10FF80}\u{10FFFF}", "é/日本.png", "$(id)", "-rf *", "--",
    String(repeating: "x", count: 5_000), String(repeating: "日", count: 500),
  ])
  func `gets a safe name in the folder of its design`(name: String) throws {
    let studio = try OpenStudio(["sub/pay.yaml": Array(OpenStudio.design.utf8)])
    try studio.write(Array("precious".utf8), to: "evil.png")
    let before = studio.everything
    let answer = studio.upload(
      Pictures.png(), to: "/screenshot?path=sub/pay.yaml&name=\(name.inQuery)")
    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
    let new = studio.everything.subtracting(before)
    let added = try #require(new.first)
    #expect(new.count == 1)
    let file = try #require(added.wholeMatch(of: #/designs/sub/([^/]+)\.png/#)).1
    #expect(file.wholeMatch(of: #/[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]*/#) != nil, "\(file)")
    #expect(file.utf8.count <= 120)
    #expect(file.wholeMatch(of: #/(?i)con|nul|aux|prn|(com|lpt)[0-9¹²³]/#) == nil, "\(file)")
    let screen = try #require(studio.get("/screen?path=sub/pay.yaml").json)
    #expect(screen["screenshot"]?.text("name") == "\(file).png")
  }

  @Test(arguments: [
    Array("<html><script>alert(1)</script>".utf8), Array("<svg xmlns='x'/>".utf8),
    Array("GIF89a".utf8), Array("%PDF-1.7".utf8), Array("PK\u{3}\u{4}".utf8), [],
    Array(Pictures.png()[..<20]), Array(Pictures.png()[..<8]) + Array("<script>".utf8),
    Pictures.png(0, 10), Pictures.png(100_000, 100_000), Pictures.png(.max, .max),
    Array(Pictures.jpeg[..<14]), Array(Pictures.webp[..<20]),
    Array("RIFF....WAVEfmt ".utf8), Array("\u{FEFF}".utf8) + Pictures.png(),
    Pictures.png() + [UInt8](repeating: 0, count: 20 << 20),
  ])
  func `must be a picture of a limited size`(bytes: [UInt8]) throws {
    let studio = try OpenStudio()
    let before = studio.everything
    #expect(studio.upload(bytes, to: "\(Self.target)x.png").status == 422)
    #expect(studio.everything == before)
    #expect(try studio.text() == OpenStudio.design)
  }

  @Test func `is served as a picture even if it is also a page`() throws {
    let studio = try OpenStudio()
    let polyglot = Pictures.png() + Array("<html><script>alert(1)</script>".utf8)
    #expect(studio.upload(polyglot, to: "\(Self.target)page.html").status == 200)
    let served = studio.get("/screenshot?path=pay.yaml")
    #expect(served.type == "image/png" && served.body == polyglot)
    #expect(RequestGuard.headers.contains { $0 == ("X-Content-Type-Options", "nosniff") })
    let policy = RequestGuard.headers.first { $0.name == "Content-Security-Policy" }?.value
    #expect(policy?.hasPrefix("default-src 'none'; ") == true)
    #expect(policy?.contains("; img-src 'self'; ") == true)
  }

  @Test func `replaces no file, and is not stored twice`() throws {
    let old = Array("old".utf8)
    let studio = try OpenStudio([
      "pay.yaml": Array(OpenStudio.design.utf8), "a.png": old, "B.png": old, "d.png/x": old,
    ])
    try studio.write(old, to: "outside.png")
    try studio.link("c.png", to: "../outside.png")
    try studio.link("e.png", to: "missing.png")
    for name in ["a", "b", "c", "d", "e"] {
      for _ in 1...2 {
        #expect(studio.upload(Pictures.png(), to: "\(Self.target)\(name).png").status == 200)
      }
      #expect(try studio.bytes("\(name)-2.png") == Pictures.png())
      #expect(try studio.text().contains("screenshot: \(name)-2.png\n"))
    }
    #expect(!studio.everything.contains { $0.hasSuffix("-3.png") || $0.hasSuffix("missing.png") })
    for name in ["a.png", "B.png", "c.png", "d.png/x"] { #expect(try studio.bytes(name) == old) }
    #expect(try [UInt8](Data(contentsOf: studio.root.appending(path: "outside.png"))) == old)
  }

  @Test(arguments: ["digest=0", "digest="])
  func `is not stored if the design has changed`(digest: String) throws {
    let studio = try OpenStudio()
    let before = studio.everything
    #expect(studio.upload(Pictures.png(), to: "\(Self.target)x.png&\(digest)").status == 409)
    #expect(studio.everything == before)
    #expect(try studio.text() == OpenStudio.design)
  }

  @Test(arguments: [
    "../outside.png", "../designs/../outside.png", "linked.png", "folder/in.png", "chain.png",
    "missing.png", "notes.txt", "pay.yaml", "sub", "fifo", "'/etc/passwd'", "\"a\\0.png\"",
  ])
  func `is not served from outside the folder, through links, or if it is no picture`(
    name: String
  ) throws {
    let design = "screen: Pay\nscreenshot: \(name)\ncomponents: [{button: Pay}]\n"
    let studio = try OpenStudio([
      "pay.yaml": Array(design.utf8), "notes.txt": Array("secret".utf8),
      "sub/in.png": Pictures.png(),
    ])
    try studio.write(Pictures.png(), to: "outside.png")
    try studio.link("linked.png", to: "../outside.png")
    try studio.link("chain.png", to: "sub/in.png")
    try studio.link("folder", to: "sub")
    #expect(mkfifo(studio.root.appending(path: "designs/fifo").path(), 0o600) == 0)
    let served = studio.get("/screenshot?path=pay.yaml")
    #expect(served.status == 422 && served.type == "application/json")
    let screen = try #require(studio.get("/screen?path=pay.yaml").json)
    #expect(screen.text("screenshotError")?.isEmpty == false)
    #expect(screen["screenshot"] == nil && screen.text("title") == "Pay")
    #expect(screen["size"]?.items?.map(\.found) == ["390", "844"])
  }

  @Test func `keeps the form of the design`() throws {
    for (design, expected) in [
      (
        "{\"screen\": \"Pay\", \"components\": []}",
        "{\"screen\": \"Pay\", \"screenshot\": \"x.png\", "
      ),
      ("screen:\n  title: Pay\n  components: []\n", "screen:\n  title: Pay\n  screenshot: x.png\n"),
      (
        "screenshot: 'old.png' # Ours\nscreen: Pay\ncomponents: []\n",
        "screenshot: 'x.png' # Ours\n"
      ),
      ("screen: Pay\r\nlocale: de\r\ncomponents: []\r\n", "locale: de\r\nscreenshot: x.png\r\n"),
    ] {
      let studio = try OpenStudio(["pay.yaml": Array(design.utf8)])
      #expect(studio.upload(Pictures.png(), to: "\(Self.target)x.png").status == 200, "\(design)")
      let text = try studio.text()
      #expect(text.contains(expected), "\(text)")
    }
  }
}
