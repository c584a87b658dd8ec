#if canImport(Glibc)
import Foundation
import Glibc
import TestTools
import Testing

@Suite struct `The studio of a changing folder` {
  private static let design = """
    screen: Pay
    components:
      - button: Pay
        hint: First
      - link: Terms

    """

  private static func folder() throws -> Scratch {
    let scratch = try Scratch()
    try write(design, to: "pay.yaml", in: scratch)
    return scratch
  }

  private static func write(_ text: String, to name: String, in scratch: Scratch) throws {
    try Data(text.utf8).write(to: scratch.folder.appending(path: name), options: .atomic)
  }

  private static func text(_ scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: "pay.yaml"), encoding: .utf8)
  }

  private static func view(_ studio: RunningStudio) throws -> [String: Any] {
    try studio.read("/screen?path=pay.yaml")
  }

  private static func edit(_ digest: String, _ more: [String: Any] = [:]) -> [String: Any] {
    let edit: [String: Any] = [
      "path": "pay.yaml", "digest": digest, "component": "pay", "key": "hint", "value": "Second",
    ]
    return edit.merging(more) { $1 }
  }

  private static func becomesTrue(_ condition: () throws -> Bool) throws -> Bool {
    for _ in 0..<100 {
      if try condition() { return true }
      usleep(100_000)
    }
    return false
  }

  @Test func `undoes an edit only in the version that the page shows`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let first = try #require(try Self.view(studio)["digest"] as? String)
    let edited = try RunningStudio.object(try studio.post("/edit", Self.edit(first)))
    let second = try #require(edited["digest"] as? String)
    #expect(edited["canUndo"] as? Bool == true && edited["canRedo"] as? Bool == false)
    for message in [["path": "pay.yaml"], ["path": "pay.yaml", "digest": first]] {
      #expect(try studio.post("/undo", message).status == 409)
    }
    #expect(try Self.text(scratch).contains("Second"))
    let undone = try RunningStudio.object(
      try studio.post("/undo", ["path": "pay.yaml", "digest": second]))
    #expect(undone["path"] as? String == "pay.yaml" && undone["digest"] as? String == first)
    #expect(undone["canUndo"] as? Bool == false && undone["canRedo"] as? Bool == true)
    #expect(try Self.text(scratch) == Self.design)
    #expect(try studio.post("/redo", ["path": "pay.yaml", "digest": second]).status == 409)
    #expect(try studio.post("/redo", ["path": "pay.yaml", "digest": first]).status == 200)
    try Self.write(Self.design + "# Ours\n", to: "pay.yaml", in: scratch)
    let changed = try Self.view(studio)
    #expect(changed["canUndo"] as? Bool == false && changed["canRedo"] as? Bool == false)
    let third = try #require(changed["digest"] as? String)
    let refused = try studio.post("/undo", ["path": "pay.yaml", "digest": third])
    #expect(refused.status == 409 && refused.body.contains("no edit to undo"), "\(refused)")
    #expect(try Self.text(scratch) == Self.design + "# Ours\n")
  }

  @Test func `names the design and its version in each answer`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let digest = try #require(try Self.view(studio)["digest"] as? String)
    for target in [
      "/findings?path=pay.yaml", "/comparison?path=pay.yaml",
      "/component?path=pay.yaml&id=pay",
    ] {
      let answer = try studio.read(target)
      #expect(answer["path"] as? String == "pay.yaml", "\(target)")
      #expect(answer["digest"] as? String == digest, "\(target)")
    }
    let walk = try studio.post(
      "/walk", ["path": "pay.yaml", "platform": "voiceover", "reading": "guidelines"])
    #expect(try RunningStudio.object(walk)["path"] as? String == "pay.yaml")
  }

  @Test func `reports changed files, and the page that changed them`() throws {
    let scratch = try Self.folder()
    let studio = try RunningStudio(scratch.folder)
    let events = try StudioEvents(studio)
    #expect(events.next("retry") == "1000")
    try Self.write("A log\n", to: "app.log", in: scratch)
    try Self.write("screen: Other\n", to: "other.yaml", in: scratch)
    #expect(events.next("data") == #"{"paths":["other.yaml"]}"#)
    let digest = try #require(try Self.view(studio)["digest"] as? String)
    #expect(try studio.post("/edit", Self.edit(digest, ["window": "one"])).status == 200)
    #expect(events.next("data") == #"{"paths":["pay.yaml"],"window":"one"}"#)
    try Self.write("{}\n", to: "Texts.xcstrings", in: scratch)
    #expect(events.next("data") == #"{"paths":["Texts.xcstrings"]}"#)
  }

  @Test func `follows a folder that is deleted and created again`() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "designs")
    func create(_ title: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("screen: \(title)\ncomponents: []\n".utf8).write(
        to: folder.appending(path: "pay.yaml"))
    }
    try create("Old")
    let studio = try RunningStudio(folder)
    try FileManager.default.removeItem(at: folder)
    try create("New")
    #expect(
      try Self.becomesTrue {
        let screens = try studio.read("/screens")["screens"] as? [[String: String]]
        return screens?.map { $0["title"] } == ["New"]
      })
  }

  @Test func `says that it ignores a project file above the folder`() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "app/designs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let studio = try RunningStudio(folder)
    #expect(try studio.read("/screens")["ignoredProject"] == nil)
    try Self.write("language: de\n", to: "earshot.yaml", in: scratch)
    #expect(try studio.read("/screens")["ignoredProject"] as? String == "../../earshot.yaml")
    try Self.write("language: de\n", to: "app/designs/earshot.yaml", in: scratch)
    #expect(try studio.read("/screens")["ignoredProject"] == nil)
  }

  @Test func `visits a limited number of folders, the upper ones first`() throws {
    let scratch = try Self.folder()
    for number in 0..<2_100 {
      try FileManager.default.createDirectory(
        at: scratch.folder.appending(path: "a/\(number)"), withIntermediateDirectories: true)
    }
    let studio = try RunningStudio(scratch.folder)
    let answer = try studio.read("/screens")
    #expect(answer["isLimited"] as? Bool == true)
    let screens = try #require(answer["screens"] as? [[String: String]])
    #expect(screens.map { $0["path"] } == ["pay.yaml"])
  }

  @Test func `keeps a read-only file`() throws {
    let scratch = try Self.folder()
    let file = scratch.folder.appending(path: "pay.yaml").path()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    let studio = try RunningStudio(scratch.folder)
    let digest = try #require(try Self.view(studio)["digest"] as? String)
    let refused = try studio.post("/edit", Self.edit(digest))
    #expect(refused.status == 422 && refused.body.contains("is read-only"), "\(refused)")
    #expect(try Self.text(scratch) == Self.design)
  }
}
#endif
