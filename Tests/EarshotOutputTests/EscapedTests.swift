import EarshotOutput
import Foundation
import TestTools
import Testing

@Suite struct `Escaped texts` {
  private func texts(in document: Document, by script: String) throws -> [String] {
    try Python.texts(in: document.bytes, by: script)
  }

  private func visible(_ text: String) -> String { TerminalText(text).text }

  private func expect(_ found: [String], _ wanted: [String]) {
    #expect(found.count == wanted.count)
    for (found, wanted) in zip(found, wanted) where found != wanted {
      Issue.record("found \(found.debugDescription) for \(wanted.debugDescription)")
    }
  }

  @Test func `contain nothing that controls a terminal`() {
    for text in HostileText.all {
      let controls = visible(text).unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value)
      }
      #expect(controls.isEmpty, "\(text.debugDescription)")
    }
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  @Test func `contain no control characters in any format`() {
    for text in HostileText.all + ["\u{7F}", "\u{9B}31m", "a\u{85}b"] {
      let (cue, subtitle, xml, html): (CueText, SubtitleText, Escaped<XML>, HTMLText) = (
        "\(text)", "\(text)", "\(text)", "\(text)"
      )
      let row = Document(table: [[text]]).text.filter { $0 != "\r\n" && $0 != "\r" && $0 != "\n" }
      for written in [cue.text, subtitle.text, xml.text, html.text, row] {
        let controls = written.unicodeScalars.filter { isControl($0) && $0 != "\n" && $0 != "\t" }
        #expect(controls.isEmpty, "\(text.debugDescription) as \(written.debugDescription)")
      }
    }
  }

  @Test(.enabled("needs Python") { Python.has("csv") })
  func `read back from CSV, except for the mark that keeps a formula as text`() throws {
    let document = Document(table: HostileText.all.map { ["first", $0, "last"] })
    let found = try texts(
      in: document,
      by: """
        import csv
        rows = list(csv.reader(open(path, encoding="utf-8", newline="")))
        assert all(len(row) == 3 and row[0] == "first" and row[2] == "last" for row in rows)
        found = [row[1] for row in rows]
        """)
    #expect(found.count == HostileText.all.count)
    for (found, text) in zip(found, HostileText.all) {
      let text = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map {
            "\t\n\r".unicodeScalars.contains($0) || !isControl($0) ? $0 : "\u{FFFD}"
          }))
      #expect(found == text || found == "'" + text)
      let first = found.unicodeScalars.first { !$0.properties.isWhitespace }
      #expect(
        !(first.map { "=+-@".unicodeScalars.contains($0) } ?? false), "\(found.debugDescription)")
    }
  }

  @Test(.enabled("needs webvtt-py") { Python.has("webvtt") })
  func `read back from WebVTT, on one line`() throws {
    let texts = HostileText.all.filter { !onOneLine($0).isEmpty }
    var cues: CueText = "WEBVTT\n"
    for text in texts { cues += "\n00:00:01.000 --> 00:00:02.000\n\(text)\n" }
    let found = try self.texts(
      in: Document(cues),
      by: """
        import webvtt, html
        found = [html.unescape(cue.raw_text) for cue in webvtt.read(path)]
        """)
    expect(
      found.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }, texts.map(onOneLine))
  }

  private func onOneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      isControl(scalar) || scalar == "\u{2028}" ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let markdownReader = """
    from markdown_it import MarkdownIt
    reader = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    def text(token):
        for child in token.children:
            assert child.type in ("text", "code_inline"), child
        return "".join(child.content for child in token.children)
    found = [text(t) for t in reader.parse(open(path, encoding="utf-8", newline="").read())
             if t.type == "inline"]
    """

  @Test(.enabled("needs markdown-it-py") { Python.has("markdown_it") })
  func `read back from the cells, lists and headings of Markdown`() throws {
    let texts = HostileText.all
    var document: MarkdownText = "| text | code |\n|---|---|\n"
    for text in texts { document += "| \(text) | \(.code(text, inTable: true)) |\n" }
    let cells = try self.texts(in: Document(document), by: Self.markdownReader)
    expect(Array(cells.dropFirst(2)), texts.flatMap { [visible($0), visible($0)] })
    document = ""
    for text in texts { document += "# \(text)\n\n- \(text)\n\n\(.code(text)) x\n\n" }
    let lines = try self.texts(in: Document(document), by: Self.markdownReader)
    expect(lines, texts.flatMap { [visible($0), visible($0), visible($0) + " x"] })
  }

  @Test(.enabled("needs Python") { Python.has("xml.etree.ElementTree") })
  func `read back from the attributes and elements of XML`() throws {
    var document: Escaped<XML> = "<all>"
    for text in HostileText.all { document += "<one name=\"\(text)\">\(text)</one>" }
    document += "</all>"
    let found = try texts(
      in: Document(document),
      by: """
        import xml.etree.ElementTree as tree
        found = [t for one in tree.parse(path).getroot() for t in (one.get("name"), one.text or "")]
        """)
    let wanted = HostileText.all.map { text in
      let scalars = text.unicodeScalars.map { scalar in
        let isForbidden =
          scalar.value < 0x20 && !"\n\t\r".unicodeScalars.contains(scalar)
          || scalar.value == 0xFFFE
        return isForbidden ? "\u{FFFD}" as Unicode.Scalar : scalar
      }
      return String(String.UnicodeScalarView(scalars))
    }
    expect(found, wanted.flatMap { [$0, $0] })
  }

  @Test func `cannot be commands of GitHub's workflows`() {
    for text in HostileText.all {
      let command: WorkflowText = "::error file=\(.property(text)),line=1::\(text)"
      #expect(!command.text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      let property = command.text.unicodeScalars.dropFirst(13).prefix { $0 != "," }
      #expect(!property.contains(":"), "\(text.debugDescription)")
    }
  }
}

@Suite struct `Names of files` {
  @Test(arguments: [
    [0x61, 0xFF, 0x62], [0xC3, 0xA9], [0xC3], [0xF4, 0x8F, 0xBE, 0x80], [0xED, 0xA0, 0x80], [],
    [0xFE, 0xFE], [0xF0, 0x9F, 0x98, 0x80, 0x80],
  ])
  func `keep every byte when they are converted to text`(bytes: [UInt8]) {
    #expect(FileName.bytes(of: FileName.text(of: bytes)) == bytes)
  }

  @Test func `differ if their bytes do`() {
    let names = (0...255).map { FileName.text(of: [0x61, UInt8($0)]) }
    #expect(Set(names).count == 256)
    #expect(TerminalText(FileName.text(of: [0x61, 0xFF])).text == "a\\xff")
  }
}
