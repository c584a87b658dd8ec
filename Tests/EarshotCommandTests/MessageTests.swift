import Foundation
import Testing

/// `EARSHOT_RECORD=1 swift test --disable-xctest --filter 'The messages'` records all messages
/// again.
@Suite struct `The messages` {
  private static let list = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Messages.txt")

  private static func message(_ text: String) -> String? {
    let canHaveTags = ["</", "/>", "=\""].contains { text.contains($0) }
    let shown = canHaveTags ? withoutTags(text) : text
    let words = shown.split(separator: " ")
    let count = words.count { $0.contains { $0.isLetter } }
    guard count >= (shown == text ? 3 : 1), !isWordList(words) else { return nil }
    return words.joined(separator: " ")
  }

  /// Removes HTML tags, but keeps the labels in their attributes; a tag in single quotes is part of
  /// the text.
  private static func withoutTags(_ text: String) -> String {
    text.replacing(/('?)<[!?\/]?[a-z\-][^<>]*>/) { tag in
      guard tag.1.isEmpty else { return String(tag.0) }
      let labels = tag.0.matches(of: /(?:aria-label|alt|title)="([^"]*)"/).map(\.1)
      return " " + labels.joined(separator: " ") + " "
    }
  }

  private static func isWordList(_ words: [Substring]) -> Bool {
    words.count >= 5
      && words.allSatisfy { word in
        !joiningWords.contains(word)
          && word.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
      }
  }

  private static let joiningWords = Set(
    """
    the a an is are was of in on at by to for from with this that not and or it its as who when has be no
    """.split(separator: " "))

  private static func messages() throws -> String {
    let sources = Command.package.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path()).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("+Generated.swift") }
    return try paths.map { path in
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let texts = SourceFile(source).texts.compactMap(message)
      return texts.isEmpty ? "" : "\(path)\n" + texts.map { "  \($0)\n" }.joined()
    }.joined() + "Wrong usage\n" + (try usage).map { "  \($0)\n" }.joined()
  }

  private static let wrongArguments = [
    ["preview"], ["diff"], ["preview", "a", "--profil", "b"], ["preview", "a", "--profile"],
    ["preview", "a", "--wobble"], ["preview", "a", "--plain=3"], ["new", "a"], ["new", "a", "b"],
    ["check", "a", "--fail-on", "never"], ["speak", "a", "--rate", "fast"], ["prevew"],
    ["--wobble"],
    ["diff", "a", "b", "--format", "docx"], ["preview", "a", "--set", "hints"],
    ["preview", "a", "--set", "hint=off"], ["preview", "a", "--profile", "talkbck"],
    ["kinds", "buton"], ["formats", "expresso"], ["profiles", "talkback-15.2"],
  ]

  private static var usage: [String] {
    get throws {
      try wrongArguments.map { arguments in
        let error = try Command.run(arguments).errors.prefix { !$0.isNewline }
        return "earshot \(arguments.joined(separator: " ")): \(error)"
      }
    }
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

  private static let foldersOfErrors = [
    "Earshot/", "EarshotFiles/Captures/", "EarshotFiles/Designs/", "EarshotFiles/Diffs/",
    "EarshotFiles/Elements/", "EarshotFiles/Input/", "EarshotFiles/Profiles/",
    "EarshotFiles/Syntax/", "EarshotOutput/", "EarshotProfiles/", "EarshotSpeech/",
  ]

  @Test func `have sentences of at most 200 characters`() throws {
    var isError = false
    for line in try Self.messages().split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        isError = Self.foldersOfErrors.contains { line.hasPrefix($0) }
        continue
      }
      guard isError, line.contains(where: { ".,;:…".contains($0) }) else { continue }
      for sentence in line.dropFirst(2).components(separatedBy: ". ") {
        #expect(sentence.count <= 200, "\(sentence)")
      }
    }
  }

  @Test(arguments: [
    ("red green light-blue dark-blue yellow", nil),
    ("name the colours in words", "name the colours in words"),
    ("<p><b>Stop …</b></p>", "Stop …"), ("<svg aria-label=\"Stops\"/>", "Stops"), ("<p>…</p>", nil),
    ("expected '</node>' here", "expected '</node>' here"),
    ("<name>.wav of it", "<name>.wav of it"),
  ])
  func `are listed without code and word lists`(text: String, message: String?) {
    #expect(Self.message(text) == message)
  }

  @Test func `are read with their parts and without code`() {
    let source = SourceFile(
      #"""
      let a = "one \(b ? "x" : "y") two"
        + "three"
      let c = "six \(d.joined(separator: ", "))" + (e ? " seven" : "") + ", eight \(f ?? "it")"
      f("four", /* "no" */ "five") // "six"
      """#)
    #expect(
      source.texts.filter { $0.count > 2 } == [
        "one x twothree", "one y twothree", "six … seven, eight …", "six …, eight …", "four",
        "five",
      ])
  }
}
