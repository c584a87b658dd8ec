import Earshot
import EarshotOutput
import EarshotProfiles
import Foundation
import TestTools
import Testing

@testable import EarshotFiles

extension Previews {
  fileprivate static func page(
    _ design: String, as format: ReportFormat<Previews> = .html
  ) throws -> Document {
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
    let entries = Platform.allCases.compactMap { BuiltIn.newest(of: .documented, on: $0) }.flatMap {
      ScreenPreview(
        reader: BuiltIn.reader(for: $0, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: $0.dates)
      ).entries(of: screen, states: .all)
    }
    var previews = Previews([PreviewedScreen(screen: screen, entries: entries)])
    previews.hasAttributes = true
    return previews.written(as: format)
  }
}

@Suite struct `A page` {
  static let hostile = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "javascript:alert(1)",
    "' onfocus='alert(1)", "\u{202E}txet desrever", "<!--", "]]>", "&lt;b&gt;", "\u{8}\u{1B}[31m",
    "</style><style>*{display:none}", "</title>", "{{template}}", "${x}", "𝕬 👩🏽‍🚀 ما",
  ]

  @Test(.enabled(if: Python.has("html.parser")))
  func `contains any text unchanged`() throws {
    let lines = HostileText.all.map { text -> HTMLText in "<p title=\"\(text)\">\(text)</p>" }
    let texts = try Python.texts(
      in: Document(lines.joined(separator: "\n")).bytes,
      by: Self.parser + "found = reader.values + ['|'] + reader.texts[1::2]")
    let seen = HostileText.all.map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.map(Self.shown)))
    }
    #expect(texts == seen + ["|"] + seen)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n", "\t", "\r": scalar
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: scalar
    }
  }

  @Test(.enabled(if: Python.has("html.parser")), arguments: hostile)
  func `contains an app's texts only as text`(text: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let page = try Previews.page(
      "screen: \(quoted)\ncomponents:\n  - {kind: button, label: \(quoted), hint: \(quoted)}\n")
    let plain = try Previews.page(
      "screen: Plain\ncomponents:\n  - {kind: button, label: Plain, hint: Plain}\n")
    #expect(try Self.elements(page) == Self.elements(plain))
    let shown = String(String.UnicodeScalarView(text.unicodeScalars.map(Self.shown)))
    #expect(try Self.texts(page).contains(shown), "\(shown)")
  }

  @Test(.enabled(if: Python.has("html.parser")), arguments: hostile)
  func `of a comparison contains an app's texts only as text`(text: String) throws {
    let known = try Set(
      Self.elements(Self.comparison("One")) + Self.elements(Self.comparison("Other"))
    )
    .union(["span class", "small", "bdi", "mark", "i", "li class"])
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
    var section = ComparisonReport.Section(
      title: text, expectedFile: text, heardFile: text, comparison: comparison, remarks: [text])
    section.screen = text
    return ComparisonReport([section]).written(as: .html)
  }

  @Test(arguments: [ReportFormat<Previews>.html, .svg])
  func `holds a name of a million characters`(format: ReportFormat<Previews>) throws {
    let name = String(repeating: "long <name> ", count: 85_000)
    let page = try Previews.page(
      "screen: A\ncomponents:\n  - {kind: button, label: \"\(name)\"}\n", as: format)
    #expect(page.bytes.count < 40_000_000)
  }

  @Test func `has the same bytes for the same input`() throws {
    let design = try String(
      contentsOf: ExampleFolder.url.appending(path: "hotel.yaml"), encoding: .utf8)
    #expect(try Previews.page(design).bytes == Previews.page(design).bytes)
  }

  @Test(.enabled(if: Python.has("xml.etree.ElementTree")))
  func `draws a picture that is valid XML`() throws {
    let design = try String(
      contentsOf: ExampleFolder.url.appending(path: "hotel.yaml"), encoding: .utf8)
    let picture = try Previews.page(design, as: .svg)
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
            # Text in another language is marked, and its parts are elements.
            marks = {"lang", "dir", "direction", "text-anchor", "data-parts"}
            names = [name for name, _ in attributes if name not in marks]
            if tag != "bdi": self.elements.append(" ".join([tag] + names))
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

@Suite struct `The parts of an announcement` {
  @Test func `have the names that the page's script has`() {
    let names = Part.Kind.allCases.map(\.rawValue).joined(separator: " ")
    #expect(PageParts.pageScript.text.contains("\"\(names)\""))
  }

  @Test(arguments: [
    ("Pay", "a3c6"), ("Pay, now", "a8c6"), ("𝕬", "a2c6"), ("検索", nil), ("e\u{301}", "a2c6"),
    ("ادفع", nil), ("\u{202E}Pay", nil), ("👩🏽‍🚀", nil), ("", "a0c6"),
  ])
  func `are found by their lengths`(name: String, parts: String?) {
    let role = Part(.role(.button), "button", joint: ", ", from: "", rule: "r")
    let divided = DividedText([Part(.name, name, from: "", rule: "r"), role], in: .ofPage)
    #expect(divided?.parts == parts)
    #expect(divided.map(\.text) == parts.map { _ in "\(name), button" })
  }
}

@Suite struct `The parts of a page` {
  @Test func `match their files`() throws {
    let text = { (name: String) in
      try String(
        contentsOf: ExampleFolder.url.appending(path: "../Report/\(name)"), encoding: .utf8)
    }
    let drawn = try text("wireframe.css")
    #expect(PageParts.wireframeStyle.text + "\n" == drawn)
    #expect(try PageParts.pageStyle.text + "\n" == drawn + text("page.css"))
    for (script, name) in [(PageParts.pageScript, "page.js"), (PageParts.tryScript, "try.js")] {
      let lines = try text(name).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("//") }
      #expect(script.text == lines.joined(separator: "\n"), "\(name)")
    }
  }
}
