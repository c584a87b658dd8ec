import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Two captures of a screen` {
  private static let names = ["Trips", "Lisbon", "Porto", "Faro", "Braga", "Evora"]
  private static let design = names.map { "  - {kind: text, label: \($0)}\n" }.joined()

  enum Form: CaseIterable { case uiAutomator, pageSource }

  private static func dump(_ names: [String], _ form: Form, isScrolling: Bool) -> String {
    let content = names.filter { $0 != "Trips" }
    switch form {
    case .uiAutomator:
      func text(_ name: String, _ place: Int) -> String {
        """
        <node class="android.widget.TextView" text="\(name)" enabled="true" scrollable="false" \
        bounds="[0,\(place * 100)][900,\(place * 100 + 90)]"/>
        """
      }
      return """
        <hierarchy rotation="0"><node class="android.widget.LinearLayout" enabled="true" \
        scrollable="false" bounds="[0,0][900,1800]">
        \(names.contains("Trips") ? text("Trips", 0) : "")
        <node class="android.view.ViewGroup" enabled="true" scrollable="\(isScrolling)" \
        bounds="[0,100][900,1800]">
        \(content.enumerated().map { text($1, $0 + 1) }.joined(separator: "\n"))
        </node></node></hierarchy>
        """
    case .pageSource:
      func text(_ name: String, _ place: Int) -> String {
        """
        <XCUIElementTypeStaticText label="\(name)" accessible="true" visible="true" x="0" \
        y="\(40 * place)" width="300" height="30" traits="StaticText"/>
        """
      }
      let type = isScrolling ? "ScrollView" : "Other"
      return """
        <AppiumAUT><XCUIElementTypeApplication label="A" visible="true" x="0" y="0" width="400" \
        height="800">
        \(names.contains("Trips") ? text("Trips", 0) : "")
        <XCUIElementType\(type) visible="true" x="0" y="40" width="400" height="760">
        \(content.enumerated().map { text($1, $0 + 1) }.joined(separator: "\n"))
        </XCUIElementType\(type)></XCUIElementTypeApplication></AppiumAUT>
        """
    }
  }

  private static func missing(
    _ captures: [[String]], _ form: Form, isScrolling: Bool = true
  ) throws -> [[String]] {
    let design = "screen: A\ncomponents:\n" + design
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
    let runs = try captures.flatMap { names in
      let capture = try capture(dump(names, form, isScrolling: isScrolling))
      let profile = try #require(BuiltIn.newest(of: .device, on: capture.platform ?? .voiceOver))
      let pair = DiffPair(
        expected: .design(screen), "design.yaml", heard: .capture(capture), "dump")
      return try pair.runs { _ in [profile] }
    }
    var sections = DiffSections(runs, accepting: nil)
    sections.joinCaptures(requiringAll: false)
    return sections.sections.map {
      $0.comparison.findings.filter { $0.kind == .skippedStop }.compactMap(\.expected)
    }
  }

  @Test(arguments: Form.allCases)
  func `that each lack another stop of a list have two lost stops`(form: Form) throws {
    let captures = ["Porto", "Braga"].map { lost in Self.names.filter { $0 != lost } }
    #expect(try Self.missing(captures, form) == [["Porto"], ["Braga"]])
  }

  @Test func `that do not scroll have two lost stops`() throws {
    let captures = ["Lisbon", "Faro"].map { lost in Self.names.filter { $0 != lost } }
    #expect(
      try Self.missing(captures, .uiAutomator, isScrolling: false) == [["Lisbon"], ["Faro"]])
  }

  @Test(arguments: Form.allCases)
  func `at two scroll positions have no lost stop`(form: Form) throws {
    let captures = [Array(Self.names.prefix(4)), ["Trips"] + Self.names.suffix(3)]
    #expect(try Self.missing(captures, form) == [[], []])
  }

  /// A pinned header stays in the container when the stops after it are scrolled out.
  @Test(arguments: Form.allCases)
  func `have no lost stop after a pinned header`(form: Form) throws {
    let captures = [Array(Self.names.prefix(4)), ["Trips", "Lisbon"] + Self.names.suffix(3)]
    #expect(try Self.missing(captures, form) == [[], []])
  }
}
