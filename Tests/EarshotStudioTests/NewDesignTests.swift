import Earshot
import EarshotFiles
import Foundation
import Testing

@testable import EarshotStudio

@Suite struct `A new design in the studio` {
  private static func paths(_ studio: OpenStudio) -> [String]? {
    studio.get("/screens").json?["screens"]?.items?.compactMap { $0.text("path") }
  }

  @Test func `is empty, in a file that is named after its title`() throws {
    let studio = try OpenStudio([:])
    #expect(Self.paths(studio) == [])
    for file in ["sign-in.yaml", "sign-in-2.yaml"] {
      let answer = try studio.post("/start", ["title": "Sign in"])
      #expect(answer.status == 200 && answer.json?.text("path") == file)
      #expect(try studio.text(file) == "screen: Sign in\ncomponents: []\n")
    }
    #expect(Self.paths(studio) == ["sign-in-2.yaml", "sign-in.yaml"])
    #expect(studio.get("/screen?path=sign-in.yaml").json?.text("title") == "Sign in")
  }

  @Test(arguments: [
    "null", "12:30", "a: b # c", "'quoted' \"text\"", "[x]", "*alias", "日本語", "-", "<b>&amp;",
    " spaced ", "${x}", "tab\there", "bell\u{7}", "rtl \u{202E}txt", "100 %",
  ])
  func `has its title unchanged`(title: String) throws {
    let studio = try OpenStudio([:])
    let path = try #require(try studio.post("/start", ["title": title]).json?.text("path"))
    #expect(studio.get("/screen?path=\(path.inQuery)").json?.text("title") == title)
  }

  @Test(arguments: [
    ("Earshot", "earshot-file"), ("Accepted", "accepted-file"), ("CON", "con-file"),
    ("LPT9", "lpt9-file"), ("../../x", "x"), ("/etc/passwd", "etc-passwd"), ("...", "unnamed"),
    (".env", "env"), ("a\u{200D}\u{FE0F}\u{E0041}b", "ab"), ("C:\\x", "c-x"), ("a\0b", "a-b"),
  ])
  func `has a safe name, which no other file of the studio has`(
    title: String, name: String
  ) throws {
    let studio = try OpenStudio([:])
    #expect(try studio.post("/start", ["title": title]).json?.text("path") == "\(name).yaml")
    #expect(studio.everything == ["designs", "designs/\(name).yaml"])
    #expect(Self.paths(studio) == ["\(name).yaml"])
  }

  @Test func `replaces no file and follows no link`() throws {
    let studio = try OpenStudio(["Pay.yaml": [], "buy.yaml/x": []])
    try studio.link("send.yaml", to: "../outside.yaml")
    for title in ["Pay", "Buy", "Send"] {
      let path = try studio.post("/start", ["title": title]).json?.text("path")
      #expect(path == "\(title.lowercased())-2.yaml")
    }
    #expect(try studio.bytes("Pay.yaml").isEmpty)
    #expect(!studio.everything.contains("outside.yaml"))
  }

  @Test(arguments: ["", " ", "\n", String(repeating: "x", count: 201)])
  func `needs a title`(title: String) throws {
    let studio = try OpenStudio([:])
    #expect(try studio.post("/start", ["title": title]).status == 422)
    #expect(try studio.post("/start", [:]).status == 422)
    #expect(studio.everything == ["designs"])
  }

  @Test func `can be a copy of an example`() throws {
    let studio = try OpenStudio([:])
    let examples = try #require(studio.get("/examples").json?["examples"]?.items)
    #expect(examples.count > 4 && examples.count == Set(examples.map { $0.text("title") }).count)
    for example in examples {
      let (name, title) = (try #require(example.text("name")), example.text("title"))
      let path = try #require(try studio.post("/start", ["example": name]).json?.text("path"))
      #expect(try studio.text(path) == StudioExamples.all.first { $0.name == name }?.text)
      #expect(studio.get("/screen?path=\(path.inQuery)").json?.text("title") == title)
      let own = try studio.post("/start", ["example": name, "title": "My: screen"])
      let copy = try #require(own.json?.text("path"))
      #expect(studio.get("/screen?path=\(copy.inQuery)").json?.text("title") == "My: screen")
    }
    for name in ["none", "../Examples/menu", "menu.yaml"] {
      #expect(try studio.post("/start", ["example": name, "title": "x"]).status == 404)
    }
  }

  private static let dump = """
    <hierarchy rotation="0"><node text="Pay" class="android.widget.Button" package="a.b" \
    clickable="true" enabled="true" focusable="true" bounds="[10,20][300,120]" /></hierarchy>
    """

  @Test func `can come from a dump, with frames`() throws {
    let studio = try OpenStudio([:])
    let answer = studio.upload(Array(Self.dump.utf8), to: "/import?name=..%2FCheck%20out.uix.xml")
    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
    #expect(answer.json?.text("path") == "check-out-uix.yaml")
    let text = try studio.text("check-out-uix.yaml")
    #expect(text.contains("frame: [") && text.contains("Pay"), "\(text)")
    #expect(studio.get("/screen?path=check-out-uix.yaml").status == 200)
  }

  @Test func `does not come from another file`() throws {
    let studio = try OpenStudio([:])
    for text in ["", "<html><script>x</script>", OpenStudio.design, "\0\u{1}\u{2}"] {
      #expect(studio.upload(Array(text.utf8), to: "/import?name=x").status == 422, "\(text)")
    }
    let platform = studio.upload(Array(Self.dump.utf8), to: "/import?name=x&platform=windows")
    #expect(platform.status == 400)
    let other = studio.upload(Array(Self.dump.utf8), to: "/import?name=x&platform=voiceover")
    #expect(other.status == 422)
    #expect(studio.everything == ["designs"])
  }
}
