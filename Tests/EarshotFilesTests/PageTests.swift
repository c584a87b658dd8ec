import Earshot
import EarshotOutput
import EarshotProfiles
import Foundation
import TestTools
import Testing

@testable import EarshotFiles

extension PreviewWriter {
  /// Returns the page of a design.
  fileprivate static func page(_ design: String, as format: Format = .html) throws -> Document {
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
    let entries = Platform.allCases.compactMap { BuiltIn.newest(of: .documented, on: $0) }.flatMap {
      Preview(
        reader: BuiltIn.reader(for: $0, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: $0.dates)
      ).entries(of: screen, states: .all)
    }
    var details = PreviewWriter.Details()
    details.hasAttributes = true
    return PreviewWriter(details: details).written(
      [Screenful(screen: screen, entries: entries)], as: format)
  }
}

@Suite struct `A page` {
  static let hostile = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)",
    "' onfocus='alert(1)", "\u{202E}txet desrever", "<!--", "]]>", "&lt;b&gt;", "\u{8}\u{1B}[31m",
    "</style><style>*{display:none}", "</title>", "{{template}}", "${x}", "𝕬 👩🏽‍🚀 ما",
  ]

  @Test(.enabled(if: Python.has("html.parser")))
  func `has any text as it is`() throws {
    let lines = HostileText.all.map { text -> HTMLText in "<p title=\"\(text)\">\(text)</p>" }
    let texts = try Python.texts(
      in: Document(lines.joined(separator: "\n")).bytes,
      by: Self.parser + "found = reader.values + ['|'] + reader.texts[1::2]")
    let seen = HostileText.all.map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.map(Self.shown)))
    }
    #expect(texts == seen + ["|"] + seen)
  }

  /// What HTML has no place for is shown as missing.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t", "\r": scalar
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: scalar
    }
  }

  @Test(.enabled(if: Python.has("html.parser")), arguments: hostile)
  func `has texts of an app as texts and nothing else`(text: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let page = try PreviewWriter.page(
      "screen: \(quoted)\ncomponents:\n  - {kind: button, label: \(quoted), hint: \(quoted)}\n")
    let plain = try PreviewWriter.page(
      "screen: Plain\ncomponents:\n  - {kind: button, label: Plain, hint: Plain}\n")
    // The elements are those of a page whose texts are plain, and the name is read as it is.
    #expect(try Self.elements(page) == Self.elements(plain))
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.map(Self.shown)))
    #expect(try Self.texts(page).contains(shown), "\(shown)")
  }

  @Test(.enabled(if: Python.has("html.parser")), arguments: hostile)
  func `of a comparison has texts of an app as texts and nothing else`(text: String) throws {
    // Other texts are aligned otherwise, so that the elements are those of a page with findings.
    let known = try Set(
      Self.elements(Self.comparison("One")) + Self.elements(Self.comparison("Other"))
    )
    .union(["span class", "small", "bdi", "ul class", "li", "li class"])
    #expect(try Set(Self.elements(Self.comparison(text))).isSubset(of: known))
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.map(Self.shown)))
    #expect(try Self.texts(Self.comparison(text)).contains { $0.contains(shown) }, "\(shown)")
  }

  private static func comparison(_ text: String) -> Document {
    let stops = { (words: String) in
      [Stop(identifier: "a", .text(words), at: Stop.Place(path: words))]
    }
    let comparison = Comparison(
      expected: stops(text), heard: stops("Other"),
      options: ComparisonOptions())
    let section = ComparisonReport.Section(
      title: text, expectedFile: text, heardFile: text, comparison: comparison, remarks: [text])
    return ComparisonReport([section]).written(as: .html)
  }

  @Test(arguments: [PreviewWriter.Format.html, .svg])
  func `holds a name of a million characters`(format: PreviewWriter.Format) throws {
    let name = String(repeating: "long <name> ", count: 85_000)
    let page = try PreviewWriter.page(
      "screen: A\ncomponents:\n  - {kind: button, label: \"\(name)\"}\n", as: format)
    #expect(page.bytes.count < 40_000_000)
  }

  @Test func `is the same bytes for the same input`() throws {
    let design = try String(
      contentsOf: ExampleFolder.url.appending(path: "hotel.yaml"), encoding: .utf8)
    #expect(try PreviewWriter.page(design).bytes == PreviewWriter.page(design).bytes)
  }

  @Test(.enabled(if: Python.has("xml.etree.ElementTree")))
  func `draws a picture that is XML by itself`() throws {
    let design = try String(
      contentsOf: ExampleFolder.url.appending(path: "hotel.yaml"), encoding: .utf8)
    let picture = try PreviewWriter.page(design, as: .svg)
    let names = try Python.texts(
      in: picture.bytes,
      by: """
        import xml.etree.ElementTree
        found = [one.tag for one in xml.etree.ElementTree.parse(path).iter()]
        """)
    #expect(Set(names).count > 4)
    #expect(names.allSatisfy { $0.hasPrefix("{http://www.w3.org/2000/svg}") })
  }

  private static func elements(_ page: Document) throws -> [String] {
    try Python.texts(in: page.bytes, by: parser + "found = reader.elements")
  }

  private static func texts(_ page: Document) throws -> [String] {
    try Python.texts(in: page.bytes, by: parser + "found = reader.texts")
  }

  private static let parser = """
    from html.parser import HTMLParser
    class Reader(HTMLParser):
        def __init__(self):
            super().__init__()
            self.elements, self.texts, self.values = [], [""], []
        def handle_starttag(self, tag, attributes):
            self.elements.append(" ".join([tag] + [name for name, _ in attributes]))
            self.values += [value for name, value in attributes if name == "title"]
            self.texts.append("")
        def handle_endtag(self, tag):
            self.texts.append("")
        def handle_data(self, data):
            self.texts[-1] += data
    reader = Reader()
    reader.feed(open(path, encoding="utf-8", newline="").read())

    """
}

@Suite struct `The parts of a page` {
  @Test func `are those of their files`() throws {
    let text = { (name: String) in
      try String(
        contentsOf: ExampleFolder.url.appending(path: "../Report/\(name)"), encoding: .utf8)
    }
    let drawn = try text("wireframe.css")
    #expect(PageParts.wireframeStyle.text + "\n" == drawn)
    #expect(try PageParts.pageStyle.text + "\n" == drawn + text("page.css"))
    #expect(try PageParts.pageScript.text + "\n" == text("page.js"))
  }
}

@Suite struct `The colours of a page` {
  /// What is read or must be told apart, before what is behind it, light and dark, with the contrast that
  /// WCAG 2.2 asks for: 4.5 of texts (1.4.3), 3 of what is drawn (1.4.11).
  static let pairs: [(what: String, front: String, back: String, least: Double)] = [
    ("texts", "1f2328", "ffffff", 4.5), ("texts, dark", "e8ecf0", "14181d", 4.5),
    ("quiet texts", "4a525b", "ffffff", 4.5), ("quiet texts, dark", "b3bcc6", "14181d", 4.5),
    ("marked quiet texts", "4a525b", "dbe9ff", 4.5),
    ("marked quiet texts, dark", "b3bcc6", "1c3358", 4.5),
    ("links", "0b57c2", "ffffff", 4.5), ("links, dark", "8ab4ff", "14181d", 4.5),
    ("numbers", "ffffff", "0b57c2", 4.5), ("numbers, dark", "0d1420", "8ab4ff", 4.5),
    ("roles in fields", "4a525b", "f3f5f7", 4.5),
    ("roles in fields, dark", "b3bcc6", "1d232a", 4.5),
    ("what is said by itself", "4a525b", "fff8e0", 4.5),
    ("what is said by itself, dark", "b3bcc6", "33290c", 4.5),
    ("errors", "b3261e", "ffffff", 4.5), ("errors, dark", "ff8f85", "14181d", 4.5),
    ("marked errors", "b3261e", "dbe9ff", 4.5), ("marked errors, dark", "ff8f85", "1c3358", 4.5),
    ("warnings", "8a5300", "ffffff", 4.5), ("warnings, dark", "f2b34c", "14181d", 4.5),
    ("marked warnings", "8a5300", "dbe9ff", 4.5),
    ("marked warnings, dark", "f2b34c", "1c3358", 4.5),
    ("controls", "57606a", "ffffff", 3), ("controls, dark", "9aa5b1", "14181d", 3),
    ("the way of swipes", "0b57c2", "ffffff", 3),
    ("the way of swipes, dark", "8ab4ff", "14181d", 3),
  ]

  @Test(arguments: pairs)
  func `can be told apart`(
    pair: (what: String, front: String, back: String, least: Double)
  ) throws {
    let styles = try ["wireframe.css", "page.css"].map {
      try String(
        contentsOf: ExampleFolder.url.appending(path: "../Report/\($0)"), encoding: .utf8)
    }.joined()
    for colour in [pair.front, pair.back] { #expect(styles.contains("#\(colour)"), "\(colour)") }
    let (one, other) = (Self.luminance(pair.front), Self.luminance(pair.back))
    #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= pair.least, "\(pair.what)")
  }

  /// The relative luminance of a colour, as WCAG defines it.
  private static func luminance(_ colour: String) -> Double {
    let value = Int(colour, radix: 16) ?? 0
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
