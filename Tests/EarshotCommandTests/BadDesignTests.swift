import Foundation
import Testing

struct BadDesign: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: Data
  let place: String
  let mend: String

  init(_ name: String, _ text: String, at place: String, _ mend: String) {
    testDescription = name
    self.text = Data(text.utf8)
    self.place = place
    self.mend = mend
  }

  init(_ name: String, _ bytes: [UInt8], at place: String, _ mend: String) {
    testDescription = name
    text = Data(bytes)
    self.place = place
    self.mend = mend
  }

  private static let head = "screen: A\ncomponents:\n"

  static let all = [
    BadDesign(
      "unknown kind", head + "  - kind: buton\n", at: "3:11", "did you mean 'button'?"),
    BadDesign(
      "misspelled key", head + "  - kind: button\n    lable: x\n", at: "4:5",
      "did you mean 'label'?"),
    BadDesign(
      "misspelled key of the screen", "sceen: A\ncomponents: []\n", at: "1:1",
      "did you mean 'screen'?"),
    BadDesign(
      "wrong type", head + "  - kind: button\n    label: [x]\n", at: "4:12",
      "expected text, found a list"),
    BadDesign(
      "neither true nor false", head + "  - {kind: button, label: x, disabled: maybe}\n",
      at: "3:40", "true or false"),
    BadDesign(
      "a minimum without a number", head + "  - {kind: slider, label: x, min: abc}\n", at: "3:35",
      "expected a number, such as '0', found 'abc'"),
    BadDesign(
      "a state that the kind does not have",
      head + "  - {kind: slider, label: x, state: expanded}\n", at: "3:30",
      "'state' has no effect here"),
    BadDesign(
      "impossible date", head + "  - {kind: date-picker, label: D, date: 2026-02-30}\n",
      at: "3:41", "expected a date, such as 2026-03-18"),
    BadDesign(
      "an unavailable day that is chosen",
      head + "  - {kind: date-picker, label: D, date: 2026-03-18, maximum: 2026-03-01}\n",
      at: "3:41", "is not selectable"),
    BadDesign(
      "two ids alike",
      head + "  - {kind: button, id: a, label: x}\n  - {kind: button, id: a, label: y}\n",
      at: "4:5", "already used in line 3"),
    BadDesign(
      "a chosen option that is not among the options",
      head + "  - {kind: dropdown, label: x, value: Nor way, options: [Norway, Chile]}\n",
      at: "3:39", "did you mean 'Norway'?"),
    BadDesign(
      "two options alike", head + "  - {kind: dropdown, label: x, options: [a, a]}\n", at: "3:45",
      "names must differ"),
    BadDesign("a tab", head + "\t- kind: button\n", at: "3:1", "indent with spaces"),
    BadDesign(
      "a character that YAML keeps for itself", head + "  - {kind: button, label: @me}\n",
      at: "3:27",
      "put the text in quotes"),
    BadDesign("a UI dump", "<?xml version='1.0'?>\n<hierarchy/>\n", at: "1:1", "'earshot import'"),
    BadDesign(
      "a missing quote", head + "  - kind: \"button\n", at: "3:11", "add the closing quote"),
    BadDesign(
      "a key twice", head + "  - kind: button\n    kind: link\n", at: "3:5", "keep one"),
    BadDesign("empty file", "", at: "1:1", "the file is empty"),
    BadDesign("only a comment", "# nothing\n", at: "1:1", "the file is empty"),
    BadDesign("a list", "- a\n", at: "1:1", "expected a map of keys"),
    BadDesign("binary file", [0x7F, 0x45, 0x4C, 0x46, 0, 1, 0xFF], at: "1:1", "binary"),
    BadDesign("another encoding", [0xFF, 0xFE, 0x73], at: "1:1", "save it as UTF-8"),
    BadDesign(
      "10,000 levels of nesting", String(repeating: "[", count: 10_000), at: "1:1", "deep"),
    BadDesign(
      "10,000 levels of nesting in one line", String(repeating: "- ", count: 10_000) + "x",
      at: "1:1", "deep"),
    BadDesign(
      "10,000 levels of maps", "a: " + String(repeating: "{a: ", count: 10_000), at: "1:1", "deep"),
    BadDesign("anchors that explode", bomb, at: "6:11", "anchors"),
    BadDesign(
      "an anchor that is not there", head + "  - *nothing\n", at: "3:5", "not defined above"),
  ]

  private static let bomb: String = {
    var lines = ["a: &a [x,x,x,x,x,x,x,x,x]"]
    let names = Array("abcdefghijkl")
    for (before, name) in zip(names, names.dropFirst()) {
      let list = Array(repeating: "*\(before)", count: 9).joined(separator: ",")
      lines.append("\(name): &\(name) [\(list)]")
    }
    return lines.joined(separator: "\n")
  }()
}

@Suite struct `A wrong design` {
  @Test(arguments: BadDesign.all)
  func `is answered with one line that names the location and the fix`(design: BadDesign) throws {
    let scratch = try Scratch()
    _ = try scratch.file("design.yaml", design.text)
    let outcome = try Command.run(
      ["preview", "design.yaml", "--output", "out.txt"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("design.yaml:\(design.place): error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(design.mend), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    let output = scratch.folder.appending(path: "out.txt").path()
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func `is reported with every mistake of every file`() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "one.yaml", Data("screen: A\ncomponents:\n  - kind: buton\n  - kind: lnk\n".utf8))
    let outcome = try Command.run(["preview", "one.yaml", "two.yaml"], in: scratch.folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors.split(separator: "\n").count == 3)
  }

  @Test func `is rejected unread if it is longer than any design`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("design.yaml", Data("screen: A\n".utf8))
    try FileHandle(forWritingTo: file).truncate(atOffset: 100_000_000)
    let outcome = try Command.run(["preview", "design.yaml"], in: scratch.folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("larger than 16 MB"))
  }
}

@Suite struct `A file that cannot be read or written` {
  @Test(arguments: [
    ("missing.yaml", "No such file", 66), (".", "is a folder", 66),
    ("secret.yaml", "Permission denied", 77),
  ])
  func `is named with its reason`(path: String, reason: String, status: Int32) throws {
    let scratch = try Scratch()
    let secret = try scratch.file("secret.yaml", Data("screen: A\ncomponents: []\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret.path())
    let outcome = try Command.runWithoutPrivileges(["preview", path], in: scratch.folder)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["/nowhere/out.txt", "."])
  func `is not half written`(path: String) throws {
    let outcome = try Command.run(["preview", "Examples/dropdown.yaml", "--output", path])
    #expect(outcome.status == 73)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    ["preview", "./a.yaml"], ["check", "a.yaml"], ["criteria", "a.yaml"],
    ["diff", "a.yaml", "b.txt"],
    ["diff", "b.txt", "."], ["walk", "a.yaml", "--script", "script.txt"], ["announce", "a.yaml"],
    ["import", "a.yaml"], ["preview", "b.yaml"],
  ])
  func `is not overwritten by the output`(arguments: [String]) throws {
    let scratch = try Scratch()
    let design = Data("screen: A\ncomponents:\n  - {kind: button, label: Pay}\n".utf8)
    let dump = Data("<hierarchy><node text='Pay' class='android.widget.Button'/></hierarchy>".utf8)
    let isDump = ["announce", "import"].contains(arguments[0])
    let input = try scratch.file("a.yaml", isDump ? dump : design)
    _ = try scratch.file("b.txt", Data("Pay, button\n".utf8))
    _ = try scratch.file("script.txt", Data("double-tap\n".utf8))
    try FileManager.default.linkItem(at: input, to: scratch.folder.appending(path: "b.yaml"))
    let outcome = try Command.run(arguments + ["--output", "a.yaml"], in: scratch.folder)
    #expect(outcome.status == 64, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("'a.yaml' is an input of this command"), "\(outcome.errors)")
    #expect(try Data(contentsOf: input) == (isDump ? dump : design))
  }

  @Test func `keeps its old content when the new one does not fit`() throws {
    #if os(Linux)
    let shell = URL(filePath: "/bin/sh")
    let scratch = try Scratch()
    _ = try scratch.file("out.txt", Data("old".utf8))
    let design = Command.package.appending(path: "Examples/dropdown.yaml").path()
    let command =
      "ulimit -f 0; trap '' XFSZ; '\(Command.executable.path())' preview '\(design)' --output out.txt"
    let outcome = try Command.run(shell, ["-c", command], in: scratch.folder)
    #expect(outcome.status == 74)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path())
    #expect(!left.contains { $0.hasSuffix(".partial") })
    #expect(
      try String(contentsOf: scratch.folder.appending(path: "out.txt"), encoding: .utf8) == "old")
    #endif
  }
}
