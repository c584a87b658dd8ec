import Foundation
import Testing

/// A command of the README and the output that stands behind it.
struct Session: Sendable, CustomTestStringConvertible {
  var command: String
  var output: String

  /// Whether the command records speech, which needs `earshot-voice`.
  var speaks: Bool { command.contains("earshot speak") }

  var testDescription: String { command }

  /// The console sessions of the README, in its order.
  static func all() throws -> [Session] {
    try Readme.text().components(separatedBy: "```console\n$ ").dropFirst().map { block in
      let session = block.components(separatedBy: "\n```")[0]
      let lines = session.components(separatedBy: "\n")
      return Session(
        command: lines[0], output: lines.dropFirst().map { $0 + "\n" }.joined())
    }
  }
}

/// The README of the package.
enum Readme {
  static let file = Command.package.appending(path: "README.md")

  static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Whether the outputs are to be written anew instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_README"] != nil
}

@Suite(.serialized) struct `The README` {
  @Test(arguments: try Session.all().filter { !$0.speaks })
  func `shows what its commands print`(session: Session) throws {
    try check(session)
  }

  @Test(
    .enabled(if: Command.hasVoice, "earshot-voice was not built"),
    arguments: try Session.all().filter(\.speaks))
  func `shows what its commands of speech print`(session: Session) throws {
    try check(session)
  }

  /// Compares what a command prints with what the README shows, or writes it there.
  private func check(_ session: Session) throws {
    let printed = try run(session.command)
    if Readme.isRecording {
      let old = "```console\n$ \(session.command)\n\(session.output)```"
      let new = "```console\n$ \(session.command)\n\(printed)```"
      try Readme.text().replacingOccurrences(of: old, with: new)
        .write(to: Readme.file, atomically: true, encoding: .utf8)
    } else {
      #expect(printed == session.output, "write it anew with RECORD_README=1")
    }
  }

  #if canImport(Glibc)
  @Test func `shows what a live walk says to each key`() throws {
    let fence = "```text\n$ earshot "
    let blocks = try Readme.text().components(separatedBy: fence).dropFirst()
    let shown = try #require(blocks.first).components(separatedBy: "\n```")[0]
    let lines = shown.components(separatedBy: "\n")
    let terminal = try PseudoTerminal(lines[0].components(separatedBy: " "))
    var printed = [lines[0]]
    for said in lines.dropFirst().split(omittingEmptySubsequences: false, whereSeparator: \.isKey) {
      if said.startIndex > 1 {
        let key = lines[said.startIndex - 1]
        printed.append(key)
        terminal.type(try #require(keys[key], "\(key)"))
      }
      let text =
        Readme.isRecording
        ? terminal.readUntilQuiet() : terminal.read(until: (said.last ?? "") + "\r\n") ?? ""
      printed += text.split(whereSeparator: \.isNewline).map(String.init)
    }
    terminal.type("q")
    terminal.process.waitUntilExit()
    let now = printed.joined(separator: "\n")
    if Readme.isRecording {
      try Readme.text().replacing(fence + shown, with: fence + now)
        .write(to: Readme.file, atomically: true, encoding: .utf8)
    } else {
      #expect(now == shown, "write it anew with RECORD_README=1")
    }
  }

  private var keys: [String: String] {
    [
      "[Return]": "\r", "[Escape]": "\u{1B}", "[Right arrow]": "\u{1B}[C",
      "[Left arrow]": "\u{1B}[D", "[Up arrow]": "\u{1B}[A", "[Down arrow]": "\u{1B}[B",
    ]
  }
  #endif

  @Test func `quotes its design file whole`() throws {
    let text = try Readme.text()
    for block in text.components(separatedBy: "<!-- file: ").dropFirst() {
      let path = block.components(separatedBy: " -->")[0]
      let quoted = block.components(separatedBy: "```yaml\n")[1].components(separatedBy: "```")[0]
      let file = Command.package.appending(path: path)
      #expect(try String(contentsOf: file, encoding: .utf8) == quoted)
    }
  }

  @Test func `links to files that are there`() throws {
    let text = try Readme.text()
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let path = Command.package.appending(path: String(match.1)).path()
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  /// Runs a command as a reader of the README would, in a folder where it may leave files.
  private func run(_ command: String) throws -> String {
    let scratch = try Scratch()
    for name in ["Examples", "Corpus"] {
      try FileManager.default.createSymbolicLink(
        at: scratch.folder.appending(path: name),
        withDestinationURL: Command.package.appending(path: name))
    }
    let folder = Command.executable.deletingLastPathComponent().path()
    let script = "PATH='\(folder)':\"$PATH\"; { \(command); } 2>&1"
    return try Command.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: scratch.folder
    ).output
  }
}

extension String {
  /// Whether the line stands for a key that is pressed.
  fileprivate var isKey: Bool { hasPrefix("[") && hasSuffix("]") }
}
