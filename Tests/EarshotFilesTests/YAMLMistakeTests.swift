import Earshot
import EarshotFiles
import Testing

@Suite struct `A mistake in YAML` {
  private static let head = "screen: A\ncomponents:\n"

  private func error(_ text: String) -> String? {
    do {
      _ = try DesignReader.screen(of: Array(text.utf8), file: "d.yaml")
      return nil
    } catch { return error.errors.map(\.description).joined(separator: "\n") }
  }

  @Test(arguments: [
    (
      "  - kind: button\n    label: Save: now\n", 4, 12,
      "the text contains ': '; put it in quotes: label: \"Save: now\""
    ),
    (
      "  - kind: button\n    label: Say \"hi\": now\n", 4, 12,
      "put it in quotes: label: \"Say \\\"hi\\\": now\""
    ),
    (
      "  - {kind: button, label: Save: now}\n", 3, 27,
      "put it in quotes: label: \"Save: now\""
    ),
    (
      "  - kind: button\n    label: \"Save\n  - kind: link\n    label: Help\n", 4, 12,
      "expected \" at the end of 'Save', found none; add the closing quote"
    ),
    (
      "  - kind: button\n    label: \"Save\n  - kind: link\n    label: \"Help\"\n", 4, 12,
      "expected \" at the end of 'Save', found none; add the closing quote"
    ),
    (
      "  - kind: button\n    label: 'Save\n  - kind: link\n", 4, 12,
      "expected ' at the end of 'Save', found none; add the closing quote"
    ),
    (
      "  - kind: button\n    label: 'Save\n  - kind: text\n    label: Don't\n", 4, 12,
      "expected ' at the end of 'Save', found none; add the closing quote"
    ),
    (
      "  - kind: button\n    label: 'Don't save'\n", 4, 12,
      "found 't save''; put the text in other quotes: \"Don't save\""
    ),
    (
      "  - kind: text\n    label: \"Say \"hi\" now\"\n", 4, 12,
      "found 'hi\" now\"'; put the text in other quotes: 'Say \"hi\" now'"
    ),
    (
      "  - kind: text\n    label: \"Yes\" or \"No\"\n", 4, 12,
      "put quotes around the whole text"
    ),
    (
      "  - kind: text\n    label: *Required\n", 4, 12,
      "the anchor 'Required' is not defined above; define '&Required' there, or put a text in quotes: "
        + "\"*Required\""
    ),
    (
      "  - kind: button\n    label: \"Save\" now\n", 4, 12,
      "expected nothing after the closing quote, found 'now'; put quotes around the whole text"
    ),
    ("  - kind: button\n\tlabel: Save\n", 4, 1, "expected spaces, found a tab; indent with spaces"),
    ("  - kind: button\n  \t label: Save\n", 4, 3, "expected spaces, found a tab"),
    (
      "  - kind: button\n      label: Save\n", 4, 7,
      "expected 4 spaces before 'label: Save', found 6; align it with 'kind: button'"
    ),
    (
      "  - kind: button\n    label: Save\n   hint: Now\n", 5, 4,
      "expected 4 spaces before 'hint: Now', found 3"
    ),
    (
      "  - kind: button\n    label: Save\n - kind: link\n", 5, 2,
      "expected 2 spaces before '- kind: link', found 1"
    ),
    (
      "  - kind: button\n    label:Save\n    hint: Now\n", 4, 5,
      "expected a space after the colon; write 'label: Save'"
    ),
    (
      "  - kind: button\n    actions: [Save, Copy\n  - kind: link\n", 4, 14,
      "close it with ']'"
    ),
    (
      "  - {\"kind\": \"button\" \"label\": \"Save}\"}\n", 3, 23,
      "expected ',' or '}', found '\"label\": \"Save}\"}'; add the missing comma"
    ),
    (
      "  - {kind: button label: Save}\n", 3, 19,
      "expected ',' before 'label: Save'; add the missing comma, or put the whole text in quotes"
    ),
    (
      "  - {kind: button, label: Note: new}\n", 3, 27,
      "the text contains ': '; put it in quotes: label: \"Note: new\""
    ),
    (
      "  - kind: button\n    label: @me\n", 4, 12,
      "expected text, found '@'; put the text in quotes"
    ),
    (
      "  - kind: button\n    label: `x`\n", 4, 12,
      "expected text, found '`'; put the text in quotes"
    ),
    (
      "  - kind:button\n    label: Go\n", 3, 5,
      "expected a space after the colon; write 'kind: button'"
    ),
    (
      "  -kind: button\n   label: Go\n", 3, 3, "expected a space after '-'; write '- kind: button'"
    ),
    (
      "  - kind: button\n    label Go\n", 4, 5,
      "expected 'key: value', found 'label Go'; write 'label: Go'"
    ),
    (
      "  - kind: button\n    label Go\n    hint: Now\n", 4, 5,
      "expected 'key: value', found 'label Go'; write 'label: Go'"
    ),
    (
      "  - kind: button, label: Go\n", 3, 17,
      "expected one key in each line, found ', label:'; write 'label' in a new line"
    ),
    (
      "  - kind: button\n    label: > more\n", 4, 12,
      "expected text, found '>'; put the text in quotes: label: \"> more\""
    ),
    (
      "  - kind: button\n    label: ? why\n", 4, 12,
      "expected text, found '?'; put the text in quotes: label: \"? why\""
    ),
    (
      "  - kind: button\n    label: - more\n", 4, 12,
      "expected text, found '-'; put the text in quotes: label: \"- more\""
    ),
    (
      "  - kind: button\n    label: & more\n", 4, 12,
      "expected text, found '&'; put the text in quotes: label: \"& more\""
    ),
    (
      "  - kind: button\n    label: [optional] Name\n", 4, 12,
      "expected nothing after ']', found 'Name'; put the whole text in quotes: label: \"[optional] Name\""
    ),
    (
      "  - {name} is missing\n", 3, 5,
      "expected nothing after '}', found 'is missing'; put the whole text in quotes: - \"{name} is missing\""
    ),
    (
      "  - kind: button\n    label: \"C:\\dir\"\n", 4, 15,
      "expected '\\\\' for a backslash, found '\\d'; write '\\\\d', or put the text in single quotes"
    ),
    (
      "  - kind: button\n    label: \"\\u12\"\n", 4, 15,
      "expected the 4 digits of a character, found '\\u12\"'"
    ),
    (
      "  - kind: dropdown\n    options: [One, #2]\n  - kind: text\n", 4, 20,
      "expected text, found the comment '#2]'; put text with '#' in quotes"
    ),
    (
      "  - kind: button\n---\nscreen: B\n", 4, 1,
      "expected one document, found a second one after '---'; move it to another file"
    ),
    (
      "  - text: This is a long\n      text that goes on\n      and here: is a colon\n", 5, 15,
      "the text contains ': ', found 'and here: is a colon'; put the whole text in quotes"
    ),
    (
      "  - kind: dropdown\n    options: [\n      A,\n      B\n    ]\n  - text: , more\n", 8, 11,
      "expected text, found ','; put the text in quotes: text: \", more\""
    ),
    (
      "  - kind: dropdown\n    options: [A, B] # sizes\n  - text: , more\n", 5, 11,
      "expected text, found ','; put the text in quotes"
    ),
    ("  - text: \u{1}\n", 3, 11, "expected text, found the control character U+0001; remove it"),
    (
      "  \u{A0} - kind: button\n    label: Go\n", 3, 3,
      "expected spaces, found a non-breaking space; indent with spaces"
    ),
  ])
  func `is explained at its location`(text: String, line: Int, column: Int, message: String) {
    let found = error(Self.head + text)
    #expect(found?.hasPrefix("d.yaml:\(line):\(column): error: ") == true, "\(found ?? "none")")
    #expect(found?.contains(message) == true, "\(found ?? "none")")
  }

  @Test func `is not the quote of a text with several lines`() {
    let found = error(
      Self.head + "  - kind: text\n    label: \"One\n      two\"\n  - kind: text\n    label: A: b\n"
    )
    #expect(found?.hasPrefix("d.yaml:7:12: error: the text contains ': '") == true)
  }

  @Test func `in the first line is at its own location`() {
    #expect(
      error("screen:A\ncomponents: []\n")
        == "d.yaml:1:1: error: expected a space after the colon; write 'screen: A'")
  }

  private static let sample = Array(
    """
    screen: Booking
    components:
      - heading: Flights
      - kind: button
        label: Go
      - {kind: dropdown, label: To, options: [One, Two], value: One}
      - kind: text-field
        label: "Name"
        content: 'Your name'
    """)

  @Test(arguments: [
    "", ":", "\"", "'", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "%", "@", "`", ",", "?",
    "-",
    "\t", "\\", " ", "\n", "---\n", ": ", "- ", "\u{A0}",
  ])
  func `is never explained in the words of the YAML library`(inserted: String) {
    let words = [
      "not YAML", "while ", "did not find", "could not find", "not allowed in", "start any token",
      "found unexpected", "found character",
    ]
    for index in stride(from: 0, to: Self.sample.count, by: 2) {
      for end in [index, index + 1] {
        let text = Self.sample[..<index] + Array(inserted) + Self.sample[end...]
        guard let message = error(String(text)) else { continue }
        #expect(!words.contains(where: message.contains), "\(message)")
        #expect(message.split(separator: "\n").allSatisfy { $0.count <= 240 }, "\(message)")
      }
    }
  }

  @Test(arguments: ["x: \"", "a: b: c: d: \(String(repeating: "e: ", count: 200))"])
  func `has a message of at most 200 characters`(text: String) {
    #expect((error(text)?.count ?? 999) <= 220)
  }
}
