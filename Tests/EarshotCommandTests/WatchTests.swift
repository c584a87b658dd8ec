#if canImport(Glibc)
import Foundation
import Glibc
import TestTools
import Testing

@testable import EarshotCommand

@Suite(.serialized) struct `A command that watches its files` {
  private static func design(_ label: String) -> Data {
    Data(
      "screen: X\ncomponents:\n  - {kind: button, label: \(label)}\n  - {kind: link, label: L}\n"
        .utf8)
  }

  /// Saves a file as many editors do: a new file replaces the old one.
  private static func rename(_ content: Data, to file: URL) throws {
    let new = file.appendingPathExtension("new")
    try content.write(to: new)
    try #require(Glibc.rename(new.path(), file.path()) == 0)
  }

  @Test func `redraws after every change of a file, and restores the terminal`()
    throws
  {
    let scratch = try Scratch()
    let file = try scratch.file("design.yaml", Self.design("First"))
    let terminal = try PseudoTerminal([
      "preview", file.path(), "--platform", "voiceover", "--watch",
    ])
    let before = terminal.modes
    #expect(terminal.read(until: "\u{1B}[?1049h") != nil)
    #expect(terminal.read(until: "watching 1 file; Control-C ends") != nil)
    try Self.design("Second").write(to: file)
    #expect(terminal.read(until: "Second, button") != nil)
    try Data("screen: [".utf8).write(to: file)
    #expect(terminal.read(until: "design.yaml:") != nil)
    try FileManager.default.removeItem(at: file)
    #expect(terminal.read(until: "cannot be opened") != nil)
    try Self.design("Third").write(to: file)
    #expect(terminal.read(until: "Third, button") != nil)
    try Self.rename(Self.design("Fourth"), to: file)
    #expect(terminal.read(until: "Fourth, button") != nil)
    kill(terminal.process.processIdentifier, SIGINT)
    #expect(terminal.read(until: "\u{1B}[?1049l") != nil)
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 130)
    #expect(terminal.modes == before)
  }

  @Test func `leaves one correct screen and no child process after a thousand saves`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("design.yaml", Self.design("Start"))
    let terminal = try PseudoTerminal(["check", file.path(), "--watch"])
    #expect(terminal.read(until: "watching 1 file") != nil)
    for number in 0..<1000 {
      try Self.rename(Self.design(number == 999 ? "Last button" : "Save \(number)"), to: file)
    }
    let drawn = terminal.readUntilQuiet()
    let picture = try #require(drawn.components(separatedBy: "\u{1B}[H").last)
    #expect(picture.contains("\"Last button\" has the role word"))
    #expect(picture.contains("watching 1 file; Control-C ends"))
    let children = try String(
      contentsOfFile:
        "/proc/\(terminal.process.processIdentifier)/task/\(terminal.process.processIdentifier)/children",
      encoding: .utf8)
    #expect(children.isEmpty)
    kill(terminal.process.processIdentifier, SIGTERM)
    terminal.process.waitUntilExit()
    #expect(terminal.process.terminationStatus == 143)
  }

  @Test func `says nothing twice in plain lines`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("design.yaml", Self.design("First"))
    let terminal = try PseudoTerminal([
      "preview", file.path(), "--platform", "voiceover", "--watch", "--plain",
    ])
    let first = terminal.readUntilQuiet()
    #expect(first.contains("First, button") && first.contains("L, link"))
    #expect(!first.contains("\u{1B}"))
    try Self.design("Second").write(to: file)
    let second = terminal.readUntilQuiet()
    #expect(second.contains("Second, button") && !second.contains("L, link"))
    try Data("screen: [".utf8).write(to: file)
    #expect(terminal.readUntilQuiet().contains("design.yaml:"))
    try Self.design("Second").write(to: file)
    #expect(terminal.readUntilQuiet() == "(fixed)\r\n")
    try Self.rename(Self.design("Second"), to: file)
    try Self.design("Third").write(to: file)
    let third = terminal.readUntilQuiet()
    #expect(third.contains("Third, button") && !third.contains("Second, button"))
  }

  @Test func `follows the captures of a comparison, and new ones in a folder`() throws {
    let scratch = try Scratch()
    let captures = scratch.folder.appending(path: "captures")
    try FileManager.default.createDirectory(at: captures, withIntermediateDirectories: true)
    let dump = Command.package.appending(path: "Examples/diff/preferences-dump.xml")
    let first = captures.appending(path: "a.xml")
    try FileManager.default.copyItem(at: dump, to: first)
    let terminal = try PseudoTerminal([
      "diff", "Examples/diff/preferences.yaml", captures.path(), "--watch", "--plain",
    ])
    #expect(terminal.readUntilQuiet().contains("3 errors"))
    try Data("nonsense".utf8).write(to: first)
    #expect(terminal.readUntilQuiet().contains("a.xml"))
  }

  @Test func `writes a report again when its designs change, but not for the page itself`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("design.yaml", Self.design("First"))
    let page = scratch.folder.appending(path: "page.html")
    let terminal = try PseudoTerminal([
      "report", scratch.folder.path(), "-o", page.path(), "--watch", "--plain",
    ])
    #expect(terminal.readUntilQuiet().contains("page.html"))
    #expect(try String(contentsOf: page, encoding: .utf8).contains("First"))
    try Self.design("Second").write(to: file)
    _ = terminal.readUntilQuiet()
    #expect(try String(contentsOf: page, encoding: .utf8).contains("Second"))
    let written = try FileManager.default.attributesOfItem(atPath: page.path())
    #expect(terminal.readSome(within: 1_000) == nil)
    let now = try FileManager.default.attributesOfItem(atPath: page.path())
    #expect(written[.systemFileNumber] as? Int == now[.systemFileNumber] as? Int)
  }

  @Test func `needs files`() throws {
    let outcome = try Command.run(["check", "-", "--watch"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("standard input"))
  }

  @Test func `ends when the reader of its output closes the pipe`() throws {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["check", "Examples/dropdown.yaml", "--watch"]
    process.currentDirectoryURL = Command.package
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForReading.close()
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 141)
  }
}

@Suite struct `The new lines of a text` {
  @Test(
    arguments: [
      ([], ["a"], ["a"]), (["a"], ["a"], []), (["a", "b"], ["b"], []),
      (["a", "b", "c"], ["a", "x", "c"], ["x"]), (["a", "a"], ["a", "a", "a"], ["a"]),
      (["a", "b"], ["b", "a"], ["a"]),
    ] as [([String], [String], [String])])
  func `are all lines that the old text does not have`(
    old: [String], new: [String], added: [String]
  ) {
    let told = ChangeReporter.added(to: old, in: new)
    #expect(told == added || told.count == added.count)
  }

  @Test func `are found quickly in texts of any length`() {
    let old = (0..<100_000).map { "line \($0)" }
    let new = (0..<100_000).map { "other \($0)" }
    let time = processorTime { #expect(ChangeReporter.added(to: old, in: new).count == 100_000) }
    #expect(time < 5)
  }
}
#endif
