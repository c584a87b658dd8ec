import Earshot
import EarshotOutput
import EarshotProfiles
import Foundation
import TestTools
import Testing

@testable import EarshotFiles

enum EverythingPage {
  static func written(_ text: String, locale: String = "en") throws -> Document {
    let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let screen = try DesignReader.screen(
      of: Array(
        """
        screen: \(quoted)
        locale: \(locale)
        components:
          - {kind: button, id: a, label: \(quoted), hint: \(quoted)}
          - {kind: button, id: b, label: \(quoted), language: fr}
        """.utf8), file: "design.yaml")
    let profile = try #require(BuiltIn.newest(of: .documented, on: .talkBack))
    let reader = profile.reader(locale: locale)
    let wording = profile.wording(locale: locale)
    var report = ScreenReport(
      screenful: PreviewedScreen(
        screen: screen,
        entries: ScreenPreview(reader: reader, wording: wording).entries(of: screen, states: .all)),
      findings: BuiltIn.checker(
        judging: [BuiltIn.checkReader(for: profile, locale: locale)], locale: locale
      ).findings(in: screen))
    report.findings.append(
      DesignFinding(
        report.findings.first?.kind ?? .init("kind", .error, means: text, mend: text), text,
        at: screen.location))
    report.walks = [
      (
        Transcript(
          of: Walkthrough(through: screen, reader: reader, wording: wording),
          by: try WalkSupport.script("swipe-right\nannounce: x\nexpect: y"), showing: 2), nil
      )
    ]
    report.criteria = CriteriaSheet(for: screen, readers: [(reader, wording)]) { _ in text }
    report.comparisons = [comparison(text)]
    report.comparisons[0].locale = locale
    return ReportWriter(sources: [text]).written([report])
  }

  static func comparison(_ text: String) -> ComparisonReport.Section {
    let stop = { (words: String, y: Double) in
      Stop(
        identifier: words, .text(words),
        at: Stop.Place(path: words, frame: .init(x: 10, y: y, width: 300, height: 40)))
    }
    return ComparisonReport.Section(
      title: text, expectedFile: text, heardFile: text,
      comparison: Comparison(
        expected: [stop(text, 0), stop("Same", 0)], heard: [stop("Same", 60), stop("Other", 0)],
        options: ComparisonOptions()), remarks: [text])
  }
}

@Suite struct `A page of everything` {
  @Test(.enabled(if: Python.has("html.parser")))
  func `contains texts of designs, captures and files only as text`() throws {
    let texts =
      `A page`.hostile
      + HostileText.all.prefix(70).filter { text in
        !text.unicodeScalars.contains {
          $0 == "\0" || $0 == "\u{FFFE}" || ("\u{7F}"..."\u{9F}").contains($0)
        }
      }
    let plain = try EverythingPage.written("Plain")
    let pages = try texts.map { try EverythingPage.written($0) }
    let found = try Python.texts(
      in: ([plain] + pages).joined().bytes, by: Self.parser)
    // The parser lists each element with an unknown attribute, then the number of scripts.
    #expect(found.last == "\(texts.count + 1) scripts")
    #expect(found.dropLast().isEmpty, "\(found)")
  }

  private static let parser = """
    from html.parser import HTMLParser
    class Reader(HTMLParser):
        def __init__(self):
            super().__init__()
            self.pages, self.scripts, self.known, self.others = 0, 0, set(), set()
        def handle_starttag(self, tag, attributes):
            self.pages += tag == "html"
            self.scripts += tag == "script"
            # Texts decide which parts differ and how many findings exist, and therefore the lists and marks.
            names = {(tag, name) for name, _ in attributes} | {(tag, "")}
            if self.pages == 1: self.known |= names
            else: self.others |= names - self.known
    reader = Reader()
    reader.feed(open(path, encoding="utf-8", newline="").read())
    found = [" ".join(one) for one in sorted(reader.others)
             if one not in {("mark", ""), ("i", ""), ("small", ""), ("span", "class"), ("ul", "class"), ("li", "class"),
                            ("bdi", "lang"), ("bdi", "dir"), ("a", "lang"), ("a", "dir"), ("text", "lang"),
                            ("text", "direction"), ("text", "text-anchor"),
                            ("details", "data-filters"), ("details", "class"), ("details", ""), ("summary", "")}]
    found.append(f"{reader.scripts} scripts")
    """

  @Test func `holds a name of a million characters`() throws {
    let name = String(repeating: "long <name> ", count: 85_000)
    let screen = try WalkSupport.screen(of: "  - {kind: button, label: \"\(name)\"}\n")
    let profile = try #require(BuiltIn.newest(of: .documented, on: .voiceOver))
    let entries = ScreenPreview(
      reader: profile.reader(locale: "en"), wording: profile.wording(locale: "en")
    ).entries(of: screen, states: .current)
    let report = ScreenReport(
      screenful: PreviewedScreen(screen: screen, entries: entries), findings: [])
    #expect(ReportWriter(sources: [name]).written([report]).bytes.count < 20_000_000)
  }

  @Test func `draws visible stops, missing stops next to them, and backward jumps`()
    throws
  {
    let page = ComparisonReport([EverythingPage.comparison("Wanted")]).written(as: .html).text
    #expect(page.contains("class=\"wireframe frames\""))
    #expect(
      page.contains("<rect class=\"stop control\" x=\"7\" y=\"46\" width=\"233\" height=\"31\"/>"))
    #expect(page.contains("<rect class=\"stop skipped error\" x=\"260\""))
    #expect(page.contains("class=\"jump back\""))
  }

  @Test func `draws compared controls, and shows the parts of their announcements`() throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: switch, label: Wi-Fi, checked: true}
          - {kind: checkbox, label: News}
          - {kind: button, label: Save}

        """)
    let profile = try #require(BuiltIn.newest(of: .documented, on: .talkBack))
    let entries = profile.preview(locale: "en").entries(of: screen, states: .current)
    let stops = entries.enumerated().map { index, entry in
      Stop(
        identifier: "\(index)", .parts(entry.announcement),
        at: Stop.Place(
          path: "\(index)",
          frame: .init(x: 0, y: Double(index) * 50, width: 300, height: 40)))
    }
    let section = ComparisonReport.Section(
      title: "T", expectedFile: "e", heardFile: "h",
      comparison: Comparison(expected: stops, heard: stops, options: ComparisonOptions()))
    let page = ComparisonReport([section]).written(as: .html).text
    let drawn = page.matches(of: /<rect class="(stop [^"]*|glyph[^"]*)"/).map { String($0.1) }
    #expect(drawn == ["stop control", "glyph on", "stop control", "glyph", "stop button"])
    #expect(page.contains("<bdi class=\"name\">Wi-Fi</bdi>"))
    let fold = try #require(page.firstRange(of: "side by side</summary>"))
    let table = try #require(page.firstRange(of: "<table class=\"compared\""))
    #expect(fold.upperBound < table.lowerBound)
  }

  @Test func `shows the id of the expected announcement in a finding`() throws {
    let item = SessionCase(
      name: "size", design: "screen: S\ncomponents:\n  - {kind: button, label: Pay now}\n",
      profile: "voiceover-documented")
    let comparison = try item.comparison(with: ["Pay now, link"], on: item.screen())
    let id = try #require(comparison.entries.first?.expected?.expectation)
    let section = ComparisonReport.Section(
      title: "T", expectedFile: "e", heardFile: "h", comparison: comparison)
    let page = ComparisonReport([section]).written(as: .html).text
    #expect(page.contains(", <code>\(id)</code></p>"))
  }

  @Test func `draws a mark of a control inside its room, and another if the control is on`() throws
  {
    let looks = ["switch", "checkbox", "radio-button", "dropdown-list", "text-field", "slider", ""]
    for (look, isMirrored) in looks.flatMap({ look in [false, true].map { (look, $0) } }) {
      let marks = [false, true].map { ControlMark(look: look, isOn: $0) }
      let drawings = marks.map { $0.drawing(x: 100, y: 20, isMirrored: isMirrored).text }
      #expect((drawings[0] == drawings[1]) == !looks.prefix(3).contains(look))
      for match in drawings.joined().matches(of: /\s(?:x="|cx="|d="M)([0-9]+)/) {
        let x = try #require(Int(match.1))
        #expect(abs(x - 100) <= marks[0].width / 2, "\(look)")
      }
    }
  }

  @Test func `marks rows that a reader reached too early`() {
    let stops = { (names: [String]) in names.map { Stop(identifier: $0, .text($0)) } }
    let comparison = Comparison(
      expected: stops(["One", "Two", "Three"]), heard: stops(["One", "Three", "Two"]),
      options: ComparisonOptions())
    let section = ComparisonReport.Section(
      title: "T", expectedFile: "e", heardFile: "h", comparison: comparison)
    #expect(
      ComparisonReport([section]).written(as: .html).text.contains(
        "class=\"text is-warning moved\""))
  }

  @Test func `shows the interruption of an announcement and its unheard words`() throws {
    let screen = try WalkSupport.screen(of: "  - {kind: button, label: A long name of a button}\n")
    let transcript = Transcript(
      of: try WalkSupport.walk(screen, "voiceover-documented"),
      by: try WalkSupport.script("announce: First of all\nwait: 10\nalert: Second\nswipe-left"),
      showing: 1)
    let page = WalkedScreen([transcript]).written(as: .html).text
    for heard in transcript.heard where heard.isCutOff {
      #expect(page.contains("<bdi>\(heard.unheard)</bdi>") || page.contains("not heard"))
    }
    #expect(transcript.moments.count == transcript.steps.count)
    #expect(page.contains("class=\"end\""))
  }
}

@Suite struct `A screenshot` {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0]

  private static func webp(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    Array("RIFF\0\0\0\0WEBP\(chunk)\0\0\0\0".utf8) + content
  }
  private static let webps = [
    webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 3, 0x40, 2, 0]),
    webp("VP8L", [0x2F, 2, 0x40, 0, 0]),
    webp("VP8X", [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]),
  ]

  @Test(arguments: [png, jpeg] + webps)
  func `has its size in its header`(bytes: [UInt8]) throws {
    let picture = try Screenshot(of: bytes, file: "shot")
    #expect(picture.width == 3 && picture.height == 2)
  }

  private static let refused: [(bytes: [UInt8], message: String)] = {
    let beginning = Array(png.prefix(16))
    let large = [UInt8](repeating: 0xFF, count: 8)
    return [
      (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), "not a PNG, JPEG or WebP"),
      (Array("GIF89a".utf8), "not a PNG, JPEG or WebP"), ([], "not a PNG, JPEG or WebP"),
      (Array(png.prefix(20)), "cut off"),
      (Array(webps[0].prefix(29)), "cut off"), (Array(webps[1].prefix(24)), "cut off"),
      (Array(webps[2].prefix(29)), "cut off"),
      (webp("ICCP", [UInt8](repeating: 1, count: 30)), "cut off"),
      (Array(jpeg.prefix(14)), "cut off"),
      (beginning + [UInt8](repeating: 0, count: 8), "cut off"), (beginning + large, "million"),
      (png + [UInt8](repeating: 0, count: 20 << 20), "MB"),
    ]
  }()

  @Test(arguments: refused)
  func `is rejected if it is not an image or too large`(
    bytes: [UInt8], message: String
  ) throws {
    let error = #expect(throws: InputError.self) { try Screenshot(of: bytes, file: "shot") }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `of any bytes is a picture or an error`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = ([Self.png, Self.jpeg] + Self.webps).randomElement(using: &generator) ?? Self.png
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      if let picture = try? Screenshot(of: bytes, file: "shot") {
        #expect(picture.width > 0 && picture.height > 0)
        #expect(picture.width * picture.height <= Screenshot.mostPixels)
      }
    }
  }

  @Test(arguments: [
    (1170, 374.0, Platform.voiceOver, 3.0), (750, 359, .voiceOver, 2), (640, 300, .voiceOver, 2),
    (320, 300, .voiceOver, 1), (1536, 700, .voiceOver, 2), (1080, 1032, .talkBack, 1),
    (540, 1080, .talkBack, 0.5),
  ])
  func `has the pixel density of its device`(
    width: Int, right: Double, platform: Platform, scale: Double
  ) throws {
    var bytes = Self.png
    bytes.replaceSubrange(18..<20, with: [UInt8(width >> 8), UInt8(width & 0xFF)])
    #expect(try Screenshot(of: bytes, file: "shot").scale(of: right, on: platform) == scale)
  }

  @Test func `is embedded in a page as base64`() {
    for count in 0..<100 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
      let address = HTMLText.address(holding: bytes, type: "image/png").text
      #expect(address == "data:image/png;base64," + Data(bytes).base64EncodedString())
    }
  }
}
