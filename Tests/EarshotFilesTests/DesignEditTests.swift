import Earshot
import Foundation
import Testing

@testable import EarshotFiles

@Suite struct `An edit of a design` {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: String
    var key: String
    var value: String?
    var after: String

    init(_ before: String, _ key: String, _ value: String?, _ after: String) {
      (self.before, self.key, self.value, self.after) = (before, key, value, after)
    }

    var testDescription: String { "\(key) of \(before.debugDescription)" }
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

  private func check(_ item: Case) throws {
    let edited = try Self.edited(Self.start + item.before, line: 3, item.key, item.value)
    #expect(edited == Self.start + item.after)
  }

  @Test(
    arguments: [
      Case("  - button: Save # main\n", "label", "Keep", "  - button: Keep # main\n"),
      Case(
        "  - button: Save # main\n", "hint", "Saves", "  - button: Save # main\n    hint: Saves\n"),
      Case("  - {button: Save}\n", "hint", "x, y", "  - {button: Save, hint: \"x, y\"}\n"),
      Case(
        "  - button: Save\n    disabled: no # yet\n", "disabled", "true",
        "  - button: Save\n    disabled: true # yet\n"),
      Case("  - kind: button\n    label:\n", "label", "A", "  - kind: button\n    label: A\n"),
      Case("  - kind: button\n    label: ~\n", "label", "A", "  - kind: button\n    label: A\n"),
      Case(
        "  - switch:\n    - A\n    hint: x\n", "id", "s",
        "  - switch:\n    - A\n    id: s\n    hint: x\n"),
    ])
  func `is the smallest replacement`(_ item: Case) throws { try check(item) }

  @Test(
    arguments: [
      Case(
        "  - kind: button\n    label: A\n    hint: B\n", "hint", nil,
        "  - kind: button\n    label: A\n"),
      Case(
        "  - kind: button\n    label: A\n    hint: B # why\n", "hint", nil,
        "  - kind: button\n    label: A\n    # why\n"),
      Case("  - kind: link\n    hint: B", "hint", nil, "  - kind: link"),
      Case("  - hint: B\n    kind: link\n", "hint", nil, "  - kind: link\n"),
      Case("  - {kind: link, hint: B}\n", "hint", nil, "  - {kind: link}\n"),
      Case("  - {hint: B, kind: link}\n", "hint", nil, "  - {kind: link}\n"),
      Case("  - button: Save # main\n", "label", nil, "  - button: # main\n"),
      Case(
        "  - link: T\n    hint: |\n      H\n      # h\n    # id\n    id: t\n", "hint", nil,
        "  - link: T\n    # id\n    id: t\n"),
    ])
  func `removes a key without other lines`(_ item: Case) throws { try check(item) }

  @Test(
    arguments: [
      Case("  - button: 'Save'\n", "label", "It's", "  - button: 'It''s'\n"),
      Case("  - button: \"Save\"\n", "label", "a: b", "  - button: \"a: b\"\n"),
      Case("  - button: \"caf\\u00e9\"\n", "label", "café x", "  - button: \"caf\\u00e9 x\"\n"),
      Case("  - button: Save\n", "label", "Don't save", "  - button: Don't save\n"),
      Case("  - button: Save\n", "label", "12", "  - button: \"12\"\n"),
      Case("  - button: Save\n", "label", "yes", "  - button: \"yes\"\n"),
      Case("  - button: 'Save'\n", "label", "{\n", "  - button: \"{\\n\"\n"),
      Case(
        "  - slider: S\n    value: 50\n", "value", "60", "  - slider: S\n    value: 60\n"),
      Case(
        "  - slider: S\n    value: 50%\n", "value", "60%", "  - slider: S\n    value: 60%\n"),
      Case(
        "  - button: |\n      Block\n      two\n    # id\n    id: b\n", "label", "Block\nthree\n",
        "  - button: |\n      Block\n      three\n    # id\n    id: b\n"),
      Case("  - button: | # b\n      Block\n", "label", "New", "  - button: |- # b\n      New\n"),
      Case("  - button: |2-\n      Block\n", "label", "New", "  - button: |2-\n      New\n"),
    ])
  func `keeps quotation marks and blocks`(_ item: Case) throws { try check(item) }

  @Test(
    arguments: [
      Case(
        "  - button: >-\n      Long text\n      of a button\n    hint: x\n", "label",
        "Long text\nof a button",
        "  - button: >-\n      Long text\n\n      of a button\n    hint: x\n"),
      Case(
        "  - button: >-\n      Long text\n      of a button\n", "label", "Long text of a link",
        "  - button: >-\n      Long text\n      of a link\n"),
      Case(
        "  - button: Long text\n      of a button\n    # x\n", "label", "Short text of a button",
        "  - button: Short text\n      of a button\n    # x\n"),
      Case(
        "  - button: \"Long \\\n      text\"\n", "label", "Long label",
        "  - button: \"Long \\\n      label\"\n"),
      Case(
        "  - button: Long text\n      of a button\n", "label", "[",
        "  - button: \"[\"\n"),
    ])
  func `keeps the line breaks of long texts`(_ item: Case) throws { try check(item) }

  @Test(
    arguments: [
      """
        - kind: button
          label: |
                Block
            # about disabled
          disabled: true

      """,
      """
        - kind: button
          label: |1
           Block
          # about disabled
          disabled: true

      """,
      """
        - kind: button
          label: >+ # about the label
              Block

         # about disabled
          disabled: true

      """,
      """
        - { kind: button, # about the kind
            label: Block # about disabled
            , disabled: true }

      """,
    ])
  func `keeps comments after and in a value`(_ text: String) throws {
    let edited = try Self.edited(Self.start + text, line: 3, "label", "New")
    let comments = { (text: String) in
      text.split(separator: "\n").compactMap { line in line.firstIndex(of: "#").map { line[$0...] }
      }
    }
    #expect(comments(edited) == comments(Self.start + text))
    #expect(edited.contains("New") && !edited.contains("Block"))
  }

  @Test func `of an anchored value changes all its places`() throws {
    for (anchor, changed) in [
      ("&a Save", "&a Keep"), ("&a >-\n      Save", "&a >-\n      Keep"),
      ("&a 'Save'", "&a 'Keep'"),
    ] {
      let text = Self.start + "  - link: *a\n".replacing("*a", with: anchor) + "  - button: *a\n"
      let line = text.count { $0 == "\n" }
      let edited = try Self.edited(text, line: line, "label", "Keep")
      #expect(edited == text.replacing(anchor, with: changed))
      let design = try DesignText(Array(text.utf8), file: "d.yaml")
      let place = SourceLocation(file: "d.yaml", line: line, column: 5)
      let entries = try #require(design.component(at: place, of: .builtIn)).entries
      let label = try #require(entries.first { $0.key == "label" })
      #expect(design.writtenText(of: label)?.count == 2)
    }
    let merged = Self.start + "  - &d {link: A, hint: H}\n  - <<: *d\n    kind: button\n"
    #expect(
      try Self.edited(merged, line: 4, "hint", "New")
        == merged.replacing("hint: H", with: "hint: New"))
  }

  @Test func `keeps JSON valid`() throws {
    func edited(_ component: String, _ key: String, _ value: String?) throws -> String {
      let start = "{\"screen\": \"S\", \"components\": [\n"
      let text = try Self.edited("\(start)\(component)\n]}\n", line: 2, column: 1, key, value)
      #expect(throws: Never.self) { try JSONParser.value(of: Array(text.utf8)) }
      return String(text.dropFirst(start.count).dropLast(4))
    }
    let rating = "{\"kind\": \"rating\", \"label\": \"R\", \"stars\": 4}"
    for (value, spelling) in [
      ("5", "5"), ("007", "\"007\""), (".5", "\".5\""), ("5.", "\"5.\""), ("0x7", "\"0x7\""),
    ] {
      #expect(try edited(rating, "stars", value) == rating.replacing("4", with: spelling))
    }
    #expect(
      try edited("{\"kind\":\"link\",\"label\":\"A\"}", "hint", "B")
        == "{\"kind\":\"link\",\"label\":\"A\",\"hint\":\"B\"}")
    #expect(
      try edited("{\n\t\"kind\": \"link\",\n\t\"label\": \"A\"\n}", "hint", "B")
        == "{\n\t\"kind\": \"link\",\n\t\"label\": \"A\",\n\t\"hint\": \"B\"\n}")
    #expect(
      try edited("{\r\n  \"link\": \"\\ud83d\\ude00 a\"\r\n}", "hint", "B")
        == "{\r\n  \"link\": \"\\ud83d\\ude00 a\",\r\n  \"hint\": \"B\"\r\n}")
    #expect(
      try edited("{\"link\": \"\\ud83d\\ude00 a\"}", "label", "😀 b")
        == "{\"link\": \"\\ud83d\\ude00 b\"}")
  }

  @Test func `writes the line ends of the file`() throws {
    let text = Self.start + "  - {\n      link: A,\n      hint: B\n    }\n  - button: C\n"
    let windows = text.replacing("\n", with: "\r\n")
    for (line, new) in [(3, "      hint: B"), (7, "button: C")] {
      let edited = try Self.edited(windows, line: line, "id", "x")
      let after = line == 3 ? "      hint: B,\r\n      id: x" : "button: C\r\n    id: x"
      #expect(edited == windows.replacing(new, with: after))
    }
  }

  @Test func `adds a key after a kind without a label`() throws {
    let text = Self.start + "  - search-field:\n"
    #expect(try Self.edited(text, line: 3, "hint", "x") == text + "    hint: x\n")
  }

  @Test func `is refused for parameters of parts`() throws {
    let text = """
      screen: S
      parts:
        card:
          parameters: [name]
          components:
            - button: ${name}
              hint: Opens
      components:
        - use: card
          name: A
        - button: ${name}

      """
    #expect(throws: InputError.self) { try Self.edited(text, line: 6, column: 9, "label", "Z") }
    #expect(throws: InputError.self) { try Self.edited(text, line: 6, column: 9, "label", nil) }
    #expect(
      try Self.edited(text, line: 6, column: 9, "hint", "New")
        == text.replacing("Opens", with: "New"))
    #expect(try Self.edited(text, line: 11, "label", "Z").hasSuffix("- button: Z\n"))
  }

  @Test(
    arguments: [
      ("  - group: G\n    content: [A, B]\n", "content", "x"),
      ("  - button: A\n    enabled: true\n", "disabled", "true"),
      ("  - button: > # why\n      A\n", "label", " x\ny"),
      ("  - button: A # why\n    kind: link\n", "label", "\u{FEFF}"),
      ("  - metric: A\n    value: 72\n    unit: bpm\n", "value", nil),
    ] as [(String, String, String?)])
  func `is refused if it needs other changes`(_ text: String, _ key: String, _ value: String?) {
    #expect(throws: InputError.self) {
      try Self.edited(Self.start + text, line: 3, key, value)
    }
  }
}
