import Foundation
import Testing

/// All texts for users.
///
/// `EARSHOT_RECORD=1 swift test --disable-xctest --filter 'The messages'` records them again.
@Suite struct `The messages` {
  private static let list = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Messages.txt")

  private static func isMessage(_ text: String) -> Bool {
    text.split(separator: " ").count { $0.contains { $0.isLetter } } >= 3
  }

  private static func messages() throws -> String {
    let sources = Command.package.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path()).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }
    return try paths.map { path in
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let texts = SourceFile(source).texts.filter(isMessage)
        .map { $0.split(separator: " ").joined(separator: " ") }
      return texts.isEmpty ? "" : "\(path)\n" + texts.map { "  \($0)\n" }.joined()
    }.joined()
  }

  @Test func `are those of the list, so that every change is deliberate`() throws {
    let messages = try Self.messages()
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try Data(messages.utf8).write(to: Self.list)
    }
    let listed = try String(contentsOf: Self.list, encoding: .utf8)
    let change = messages.split(separator: "\n").difference(from: listed.split(separator: "\n"))
    #expect(messages == listed, "\(change)")
  }

  @Test func `are read with their parts and without code`() {
    let source = SourceFile(
      #"""
      let a = "one \(b ? "x" : "y") two"
        + "three"
      f("four", /* "no" */ "five") // "six"
      """#)
    #expect(source.texts == ["x", "y", "one … twothree", "four", "five"])
  }
}
