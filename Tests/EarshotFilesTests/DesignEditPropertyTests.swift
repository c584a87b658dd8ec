import Earshot
import Foundation
import Testing

@testable import EarshotFiles

@Suite struct `Random edits of designs` {
  static let unusual = """
    # A comment at the start
    screen:   "Odd"   # after the title
    components:
    - &save {kind: button, label: 'It''s saved', "hint": "a \\"b\\""} # flow
    - kind: text-field   # the kind

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

        # a line of the block
       # about the state
      checked: true
    - divider:
    - {switch: Wi-Fi, checked: true, hint: x}
    - button: >-
        Folded
        button
      # after the block
      disabled: true
    - link: |2 # header
        More
        lines
    - button: plain
        over two lines
      hint: ~
    - text: &long >
        Used
        twice

    - heading: *long
    - {button: &flow {hint: H}, label: F}
    - {
        "kind":rating, # a comment
        label: "two
          lines",
        stars: 4,
      }
    - "button" : "caf\\u00e9 \\
        continued" # why
      hint:
        # above the value
        Below
    - kind: button
      label: |+
        Kept

      id: kept
    - link: Terms

    """

  static let json = """
    {
    \t"screen": "J",
    \t"components": [
    \t\t{
    \t\t\t"kind": "button",
    \t\t\t"label": "Save \\ud83d\\ude00 #1",
    \t\t\t"disabled": true
    \t\t},
    \t\t{"kind": "link", "label": "Terms"},
    \t\t{"kind":"rating","label":"R","stars":4},
    \t\t{"kind" : "slider", "label" : "S", "value" : 50}
    \t]
    }

    """

  struct File {
    var name: String
    var text: String
    var newline: String { text.contains("\r\n") ? "\r\n" : "\n" }
    var isJSON: Bool { text.drop { $0 == "\u{FEFF}" }.first == "{" }
  }

  static func files() throws -> [File] {
    let package = ExampleFolder.url.deletingLastPathComponent()
    let folders = ["Examples", "Tests/Drafts", "Tests/Screens"].map { package.appending(path: $0) }
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0) }
    }
    let examples = try files.map {
      File(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
    let odd = Array(repeating: [unusual, json], count: 5).joined()
    return examples
      + odd.flatMap { text in
        [
          File(name: "odd", text: text),
          File(name: "odd, Windows", text: text.replacing("\n", with: "\r\n")),
          File(name: "odd, marked", text: "\u{FEFF}" + text),
        ]
      }
  }

  private static let words = [
    "Save", "It's", "say \"hi\"", "a: b", "- a", "# no comment", "x #y", "yes", "null", "12", "1.5",
    "[a, b]", "{", "}", "two\nlines", " space ", "ünï 😀", "a\\b", "*star", "&and", "!tag", "%",
    "@x", "`", "|", ">", "true", "tab\there", "\u{202E}x", "?", ":", "-", "'", "e\u{301}", "",
    "60%", "007", ".5", "5.", "0x7", "1.50", "10:30", "---", "...", "a, b]", "end\n", "\nstart",
    "a\n\nb\n", "~", "a\u{2028}b", "x:", "A folded button",
  ]

  private static func change(
    _ key: DesignKey, from old: String?, with dice: inout Dice
  ) -> String? {
    if Int.random(in: 0..<6, using: &dice) == 0 { return nil }
    switch key.form {
    case .flag: return Bool.random(using: &dice) ? "true" : "false"
    case .number: return ["7", "0", "007", ".5", "5.", "1.50", "12"].randomElement(using: &dice)
    case .choice(let words): return words.randomElement(using: &dice)
    case .text where key.name == "position": return "2 of 5"
    case .text where Int.random(in: 0..<3, using: &dice) == 0: return (old ?? "") + " more"
    default: return words.randomElement(using: &dice)
    }
  }

  static func leaves(_ value: SourceValue, at path: String = "") -> [String: String] {
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

  private static func places(_ value: SourceValue) -> [Earshot.SourceLocation] {
    switch value.content {
    case .null, .scalar: [value.location]
    case .list(let items): [value.location] + items.flatMap(places)
    case .map(let entries):
      [value.location] + entries.flatMap { [$0.location] + places($0.value) }
    }
  }

  private static func offset(of place: Earshot.SourceLocation, in text: String) -> Int {
    var (line, column, offset) = (1, 1, 0)
    for scalar in text.unicodeScalars.drop(while: { $0 == "\u{FEFF}" })
    where (line, column) < (place.line, place.column) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      offset += scalar.utf8.count
    }
    return offset + (text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0)
  }

  private struct Edit {
    private typealias Suite = `Random edits of designs`

    var file: File
    var design: DesignText
    var place: Earshot.SourceLocation
    var written: DesignText.Written
    var key: DesignKey
    var new: String?

    var given: SourceValue.Entry? { written.entries.first { $0.key == key.name } }
    var old: String? { given.flatMap { design.writtenText(of: $0)?.text } }

    init?(
      _ file: File, _ design: DesignText, at place: Earshot.SourceLocation, with dice: inout Dice
    ) {
      guard let written = design.component(at: place, of: .builtIn) else { return nil }
      let scalars = written.kind.keys.filter { $0.name != "kind" }.filter {
        switch $0.form {
        case .text, .flag, .number, .choice, .any: true
        default: false
        }
      }
      let used = scalars.filter { key in written.entries.contains { $0.key == key.name } }
      let pool = Bool.random(using: &dice) && !used.isEmpty ? used : scalars
      guard let key = pool.randomElement(using: &dice) else { return nil }
      (self.file, self.design, self.place, self.written) = (file, design, place, written)
      self.key = key
      new = Suite.change(key, from: old, with: &dice)
      if new == old { return nil }
    }

    func check(_ edit: FileEdit) throws {
      let edited = edit.applied(to: design.bytes)
      #expect(edit.inverse(in: design.bytes).applied(to: edited) == design.bytes)
      let text = String(decoding: edited, as: UTF8.self)
      let name: Comment = "\(key.name) of \(file.name):\(place.line), \(old ?? "-") → \(new ?? "-")"
      checkBytes(edited, name)
      checkLines(text, name)
      if file.isJSON {
        #expect(throws: Never.self, name) {
          try JSONSerialization.jsonObject(with: Data(DesignText.withoutMark(edited)))
        }
      }
      let again = try DesignText(edited, file: "d.yaml")
      let (before, now) = (Suite.leaves(design.root), Suite.leaves(again.root))
      let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }
      for path in changed {
        let isEmptied = new == nil && now[path] == ""
        #expect(before[path] == old && (now[path] == new || isEmptied), name)
      }
      #expect(!changed.isEmpty, name)
      let moved = try #require(design.location(of: place, after: edit, in: again), name)
      let found = again.component(at: moved, of: .builtIn)
      guard let found, found.kind.name == written.kind.name, key.form == .text else { return }
      let value = found.entries.first { $0.key == key.name }
      #expect(value.flatMap { again.writtenText(of: $0)?.text } == new, name)
    }

    /// The edit must not change bytes outside its range.
    private func checkBytes(_ edited: [UInt8], _ name: Comment) {
      let bytes = design.bytes
      let prefix = zip(bytes, edited).prefix { $0 == $1 }.count
      let rest = min(bytes.count, edited.count) - prefix
      let suffix = zip(bytes.reversed(), edited.reversed()).prefix { $0 == $1 }.prefix(rest).count
      guard let given else { return #expect(prefix + suffix == bytes.count, name) }
      guard new != nil else {
        return #expect(prefix + suffix == edited.count || file.isJSON, name)
      }
      let value = Suite.offset(of: given.value.location, in: file.text)
      let next = Suite.places(design.root).map { Suite.offset(of: $0, in: file.text) }
        .filter { $0 > value }.min()
      #expect(prefix >= value && bytes.count - suffix <= next ?? bytes.count, name)
    }

    private func checkLines(_ text: String, _ name: Comment) {
      let isChanged =
        file.isJSON || [old, new].contains { ($0 ?? "").utf8.contains(UInt8(ascii: "#")) }
      #expect(isChanged || comments(text) == comments(file.text), name)
      let count = { (text: String?) in text?.count { $0 == "#" } ?? 0 }
      #expect(count(text) - count(new) == count(file.text) - count(old), name)
      let others = text.replacing(file.newline, with: "").utf8
      #expect(!others.contains { $0 == 0x0A || $0 == 0x0D }, name)
    }

    private func comments(_ text: String) -> [Substring] {
      text.split(whereSeparator: \.isNewline).compactMap { line in
        line.firstIndex(of: "#").map { line[$0...] }
      }
    }
  }

  @Test func `change one value, and keep all other bytes and comments`() throws {
    var dice = Dice(state: 39)
    var (made, refused) = (0, 0)
    for file in try Self.files() {
      let bytes = Array(file.text.utf8)
      guard let screen = try? DesignReader.screen(of: bytes, file: "d.yaml") else { continue }
      let design = try DesignText(bytes, file: "d.yaml")
      let places = Set(screen.allComponents.map(\.common.location)).sorted {
        ($0.line, $0.column) < ($1.line, $1.column)
      }
      for _ in 0..<20 {
        guard let place = places.randomElement(using: &dice),
          let edit = Edit(file, design, at: place, with: &dice)
        else { continue }
        guard
          let change = try? design.edit(setting: edit.key.name, to: edit.new, of: edit.written),
          edit.key.form != .text
            || design.keepsMeaning(
              after: change, setting: edit.key.name, to: edit.new, of: edit.written)
        else {
          refused += 1
          continue
        }
        made += 1
        try edit.check(change)
      }
    }
    #expect(made >= 1_000)
    #expect(refused * 20 <= made, "\(refused) of \(made) edits are refused")
  }
}
