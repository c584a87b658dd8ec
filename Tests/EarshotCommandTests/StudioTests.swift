#if canImport(Glibc)
import Foundation
import Glibc
import TestTools
import Testing

@Suite struct `The studio` {
  private static let design = """
    # Kept comment
    screen: Pay   # title
    components:
      - button: &name "Pay now"   # main
        hint: 'Pays'
      - link: Terms

    """

  private static func folder() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.file("pay.yaml", Data(design.utf8))
    _ = try scratch.file("notes.txt", Data("secret".utf8))
    return scratch
  }

  private static func text(_ scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: "pay.yaml"), encoding: .utf8)
  }

  @Test func `shows a folder, changes a key, and ends with open pages`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let opened = try studio.send("GET", "/?token=\(studio.token)", ["Cookie": ""])
    #expect(opened.status == 303)
    #expect(opened.head.contains("Location: \(studio.root)\r\n"))
    #expect(
      opened.head.contains(
        "Set-Cookie: \(studio.cookie); Path=\(studio.root); HttpOnly; SameSite=Strict"))
    #expect(!studio.cookie.contains(studio.token))
    let page = try studio.send("GET", "/")
    #expect(page.status == 200)
    #expect(page.head.contains("Content-Security-Policy: default-src 'none'"))
    for file in ["/studio.js", "/page.js", "/studio.css"] {
      #expect(try studio.send("GET", file).status == 200)
    }
    let screens = try #require(try studio.read("/screens")["screens"] as? [[String: String]])
    #expect(screens == [["path": "pay.yaml", "title": "Pay"]])
    let view = try studio.read("/screen?path=pay.yaml")
    #expect("\(view)".contains("Pay now, button"))
    #expect((view["platforms"] as? [Any])?.count == 2)
    let digest = try #require(view["digest"] as? String)
    let edit = ["path": "pay.yaml", "digest": digest, "component": "pay-now", "key": "label"]
    let edited = try studio.post("/edit", edit.merging(["value": "Buy \"it\""]) { $1 })
    #expect(edited.status == 200 && edited.body.contains("Buy"), "\(edited)")
    #expect(try Self.text(scratch) == Self.design.replacing("Pay now", with: #"Buy \"it\""#))
    #expect(try studio.post("/edit", edit.merging(["value": "Late"]) { $1 }).status == 409)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path())
    #expect(names.sorted() == ["notes.txt", "pay.yaml"])
    let events = try StudioEvents(studio)
    #expect(events.next("retry") == "1000")
    #expect(studio.ends(by: SIGTERM))
    #expect(studio.process.terminationStatus == 143)
  }

  @Test func `serves nothing to other sites and nothing outside the folder`() throws {
    let scratch = try Self.folder()
    let outside = try Self.folder()
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "linked.yaml"),
      withDestinationURL: outside.folder.appending(path: "pay.yaml"))
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "linked"), withDestinationURL: outside.folder)
    let studio = try RunningStudio(scratch.folder)
    #expect(try studio.send("GET", "/screens", ["Cookie": ""]).status == 403)
    let person = try studio.send("GET", "/", ["Cookie": "", "Sec-Fetch-Mode": "navigate"])
    #expect(person.status == 403 && person.body.hasPrefix("The token is missing."), "\(person)")
    for path in ["/", "/screens", "/0\(studio.root)screens"] {
      let request = studio.request("GET", "/screens").replacing("\(studio.root)screens", with: path)
      #expect(try studio.answer(to: request).status == 403, "\(path)")
    }
    #expect(try studio.send("GET", "/screens", ["Host": "evil.example"]).status == 403)
    let evil = ["Origin": "http://evil.example"]
    #expect(try studio.send("GET", "/screens", evil).status == 403)
    let edit = ["path": "pay.yaml", "digest": "", "component": "terms", "key": "label"]
    #expect(try studio.post("/edit", edit, evil).status == 403)
    #expect(try studio.post("/edit", edit, ["Content-Length": "20000000"]).status == 413)
    #expect(
      try studio.post("/edit", edit, ["X": String(repeating: "x", count: 17_000)]).status == 431)
    let screens = try #require(try studio.read("/screens")["screens"] as? [[String: String]])
    #expect(screens.map { $0["path"] } == ["pay.yaml"])
    let name = outside.folder.lastPathComponent
    for path in [
      "../\(name)/pay.yaml", "linked.yaml", "linked/pay.yaml", "/etc/passwd", "notes.txt", "",
      "./pay.yaml", "pay.yaml/../pay.yaml", "%2e%2e/pay.yaml",
    ] {
      let encoded = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      #expect(try studio.send("GET", "/screen?path=\(encoded)").status == 404, "\(path)")
      #expect(try studio.post("/edit", edit.merging(["path": path]) { $1 }).status == 404)
    }
    for target in ["/pay.yaml", "/../pay.yaml", "/notes.txt", "//etc/passwd", "/%2e%2e/x"] {
      #expect(try studio.send("GET", target).status == 404, "\(target)")
    }
    #expect(try Self.text(outside) == Self.design)
    #expect(studio.ends(by: SIGINT))
    #expect(studio.process.terminationStatus == 130)
  }

  @Test func `walks as the command walks, and writes the same script`() throws {
    let studio = try RunningStudio(Command.package.appending(path: "Examples"))
    let walk: [String: Any] = [
      "path": "dropdown.yaml", "platform": "talkback", "reading": "guidelines",
      "actions": ["double-tap", "swipe-right", "back"],
    ]
    let script = try studio.post("/script", walk)
    #expect(script.status == 200)
    let scratch = try Scratch()
    let file = try scratch.file("mine.walk", Data(script.body.utf8))
    let outcome = try Command.run([
      "walk", "Examples/dropdown.yaml", "--platform", "talkback", "--script", file.path(),
    ])
    #expect(outcome.status == 0, "\(outcome)")
    let answer = try RunningStudio.object(try studio.post("/walk", walk))
    #expect((answer["steps"] as? [Any])?.count == 4)
    let unknown = walk.merging(["actions": ["jump"]]) { $1 }
    #expect(try studio.post("/walk", unknown).status == 422)
  }

  @Test func `reports mistakes and keeps files that an edit would break`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let digest = try #require(try studio.read("/screen?path=pay.yaml")["digest"] as? String)
    let edit: [String: Any] = [
      "path": "pay.yaml", "digest": digest, "component": "terms", "key": "live",
    ]
    let refused = try studio.post("/edit", edit.merging(["value": "shouting"]) { $1 })
    #expect(refused.status == 422, "\(refused)")
    for value in [5, true, ["a"]] as [Any] {
      #expect(try studio.post("/edit", edit.merging(["value": value]) { $1 }).status == 400)
    }
    #expect(try Self.text(scratch) == Self.design)
    _ = try scratch.file("pay.yaml", Data("screen: Pay\ncomponents: [{kind: buton}]\n".utf8))
    let broken = try studio.send("GET", "/screen?path=pay.yaml")
    #expect(broken.status == 422)
    #expect(broken.body.contains("pay.yaml:1:") || broken.body.contains("pay.yaml:2:"), "\(broken)")
  }

  @Test(.enabled(if: Command.hasVoice)) func `speaks announcements and walks`() throws {
    let studio = try RunningStudio(Command.package.appending(path: "Examples"))
    #expect(try studio.read("/screens")["hasVoice"] as? Bool == true)
    let place: [String: Any] = [
      "path": "dropdown.yaml", "platform": "voiceover", "reading": "guidelines",
    ]
    for more in [["index": 1], ["actions": ["double-tap"]]] as [[String: Any]] {
      let spoken = try studio.post("/speech", place.merging(more) { $1 })
      #expect(spoken.status == 200 && spoken.head.contains("audio/wav"), "\(spoken.head)")
    }
    #expect(studio.ends(by: SIGTERM))
  }

  @Test func `loses no edit of two windows`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    var saved = 0
    var digest = try #require(try studio.read("/screen?path=pay.yaml")["digest"] as? String)
    for number in 0..<200 {
      var edit = ["path": "pay.yaml", "digest": digest, "component": "terms", "key": "hint"]
      edit["value"] = "Number \(number)"
      let first = try studio.post("/edit", edit)
      edit["value"] = "Other \(number)"
      #expect(try studio.post("/edit", edit).status == 409)
      guard first.status == 200 else { continue }
      saved += 1
      digest = try #require(try RunningStudio.object(first)["digest"] as? String)
    }
    #expect(saved == 200)
    #expect(
      try Self.text(scratch)
        == Self.design.replacing("Terms\n", with: "Terms\n    hint: Number 199\n"))
  }

  @Test func `opens no port without a folder`() throws {
    let outcome = try Command.run(["studio", "no-such-folder", "--no-open"])
    #expect(outcome.status == 66)
    #expect(try Command.run(["studio", ".", "--port", "70000"]).status == 64)
  }
}
#endif
