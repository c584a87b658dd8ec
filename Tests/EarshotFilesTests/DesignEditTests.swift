import Earshot
import EarshotOutput
import Foundation
import Testing

@testable import EarshotFiles

@Suite struct `An edit of a design` {
  private static let unusual = """
    # A comment at the start
    screen:   "Odd"   # after the title
    components:
    - &save {kind: button, label: 'It''s saved', "hint": "a \\"b\\""} # flow
    - kind: text-field   # what it is

      label: >-
        A folded
        label
      # between
      value: plain text
        over two lines
      disabled: no
    -   button: Send
        expect: {voiceover: "Send, button"}
    - *save
    - text: &word Überraschung ☕️
    - heading: *word
    -
      kind: switch
      label: |
        Block

      checked: true
    - divider:
    - {switch: Wi-Fi, checked: true, hint: x}
    - link: Terms

    """

  private static let json = """
    {
      "screen": "J",
      "components": [
        {
          "kind": "button",
          "label": "Save \\ud83d\\ude00",
          "disabled": true
        },
        {"kind": "link", "label": "Terms"}
      ]
    }

    """

  private static func texts() throws -> [String] {
    let package = ExampleFolder.url.deletingLastPathComponent()
    let folders = ["Examples", "Tests/Drafts", "Tests/Screens"].map { package.appending(path: $0) }
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0) }
    }
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }
      + [unusual, unusual.replacing("\n", with: "\r\n"), json]
  }

  private static let words = [
    "Save", "It's", "say \"hi\"", "a: b", "- a", "# no comment", "x #y", "yes", "null", "12", "1.5",
    "[a, b]", "{", "}", "two\nlines", " space ", "ünï 😀", "a\\b", "*star", "&and", "!tag", "%",
    "@x",
    "`", "|", ">", "true", "tab\there", "\u{202E}x", "?", ":", "-", "'", "e\u{301}", "",
  ]

  private static func change(
    _ key: DesignKey, with dice: inout Dice
  ) -> String? {
    if Int.random(in: 0..<6, using: &dice) == 0 { return nil }
    switch key.form {
    case .flag: return Bool.random(using: &dice) ? "true" : "false"
    case .number: return "\(Int.random(in: 0..<100, using: &dice))"
    case .choice(let words): return words.randomElement(using: &dice)
    case .text where key.name == "position": return "2 of 5"
    default: return words.randomElement(using: &dice)
    }
  }

  private static func leaves(_ value: SourceValue, at path: String = "") -> [String: String] {
    let inner: [(String, SourceValue)]
    switch value.content {
    case .null: return [path: ""]
    case .scalar(let text): return [path: text]
    case .list(let items): inner = items.enumerated().map { ("\($0.offset)", $0.element) }
    case .map(let entries): inner = entries.map { ($0.key, $0.value) }
    }
    return inner.reduce(into: [:]) { all, item in
      all.merge(leaves(item.1, at: "\(path)/\(item.0)")) { $1 }
    }
  }

  @Test func `changes one key and keeps all other bytes`() throws {
    var dice = Dice(state: 39)
    var (made, refused, others) = (0, 0, 0)
    for source in try Self.texts() {
      let bytes = Array(source.utf8)
      let design = try DesignText(bytes, file: "d.yaml")
      guard let screen = try? DesignReader.screen(of: bytes, file: "d.yaml") else { continue }
      let places = Set(screen.allComponents.map(\.common.location)).sorted {
        ($0.line, $0.column) < ($1.line, $1.column)
      }
      for _ in 0..<50 {
        guard let place = places.randomElement(using: &dice),
          let written = design.component(at: place, of: .builtIn)
        else { continue }
        let scalars = written.kind.keys.filter { $0.name != "kind" }.filter {
          switch $0.form {
          case .text, .flag, .number, .choice: true
          default: false
          }
        }
        let used = scalars.filter { key in written.entries.contains { $0.key == key.name } }
        let pool = Bool.random(using: &dice) && !used.isEmpty ? used : scalars
        guard let key = pool.randomElement(using: &dice) else { continue }
        let given = written.entries.first { $0.key == key.name }
        let new = Self.change(key, with: &dice)
        if new == nil, given == nil { continue }
        guard let edit = try? design.edit(setting: key.name, to: new, of: written) else {
          refused += 1
          continue
        }
        made += 1
        let edited = edit.applied(to: bytes)
        #expect(edited.prefix(edit.range.lowerBound) == bytes.prefix(edit.range.lowerBound))
        #expect(
          edited.suffix(bytes.count - edit.range.upperBound) == bytes[edit.range.upperBound...])
        #expect(edit.inverse(in: bytes).applied(to: edited) == bytes)
        let again = try DesignText(edited, file: "d.yaml")
        let (old, now) = (Self.leaves(design.root), Self.leaves(again.root))
        let text = given.flatMap { design.writtenText(of: $0)?.text }
        for path in Set(old.keys).union(now.keys) where old[path] != now[path] {
          #expect(old[path] == text && now[path] == new, "\(path) of \(place)")
        }
        guard let found = again.component(at: place, of: .builtIn),
          found.kind.name == written.kind.name
        else {
          others += 1
          continue
        }
        let value = found.entries.first { $0.key == key.name }
        #expect(edit.replacement.count { $0 == UInt8(ascii: "\n") } <= 1)
        guard value.flatMap({ again.writtenText(of: $0)?.text }) != new else { continue }
        others += 1
        #expect(
          key.form != .text, "\(key.name): \(String(describing: new)), \(place.line) of \(source)")
      }
    }
    #expect(made >= 1_000 && others * 50 <= made)
    #expect(refused * 20 <= made, "\(refused) of \(made) edits are refused")
  }

  private static func edited(
    _ text: String, line: Int, column: Int = 5, _ key: String, _ value: String?
  ) throws -> String {
    let design = try DesignText(Array(text.utf8), file: "d.yaml")
    let place = SourceLocation(file: "d.yaml", line: line, column: column)
    let written = try #require(design.component(at: place, of: .builtIn))
    let edit = try design.edit(setting: key, to: value, of: written)
    return String(decoding: edit.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  private static let start = "screen: S # title\ncomponents:\n"

  @Test(
    arguments: [
      ("  - button: Save # main\n", "label", "Keep", "  - button: Keep # main\n"),
      ("  - button: Save # main\n", "hint", "Saves", "  - button: Save # main\n    hint: Saves\n"),
      ("  - button: 'Save'\n", "label", "It's", "  - button: 'It''s'\n"),
      ("  - button: \"Save\"\n", "label", "a: b", "  - button: \"a: b\"\n"),
      ("  - {button: Save}\n", "hint", "x, y", "  - {button: Save, hint: \"x, y\"}\n"),
      (
        "  - button: Save\n    disabled: no # yet\n", "disabled", "true",
        "  - button: Save\n    disabled: true # yet\n"
      ),
      (
        "  - kind: button\n    label: A\n    hint: B\n", "hint", nil,
        "  - kind: button\n    label: A\n"
      ),
      (
        "  - kind: button\n    label: A\n    hint: B # why\n", "hint", nil,
        "  - kind: button\n    label: A\n    # why\n"
      ),
      ("  - kind: button\n    label:\n", "label", "A", "  - kind: button\n    label: A\n"),
    ] as [(String, String, String?, String)])
  func `is the smallest replacement`(
    _ old: String, _ key: String, _ value: String?, _ new: String
  ) throws {
    #expect(try Self.edited(Self.start + old, line: 3, key, value) == Self.start + new)
  }

  @Test func `of an anchored text changes all its places`() throws {
    let text = Self.start + "  - button: &a Save\n  - link: *a\n"
    #expect(try Self.edited(text, line: 4, "label", "Keep") == text.replacing("Save", with: "Keep"))
    let design = try DesignText(Array(text.utf8), file: "d.yaml")
    let place = SourceLocation(file: "d.yaml", line: 4, column: 5)
    let entries = try #require(design.component(at: place, of: .builtIn)).entries
    let label = try #require(entries.first { $0.key == "label" })
    #expect(design.writtenText(of: label)?.count == 2)
  }

  @Test func `is refused if the value has another form`() {
    #expect(throws: InputError.self) {
      try Self.edited(Self.start + "  - group: G\n    content: [A, B]\n", line: 3, "content", "x")
    }
    #expect(throws: InputError.self) {
      try Self.edited(
        Self.start + "  - button: A\n    enabled: true\n", line: 3, "disabled", "true")
    }
  }
}
