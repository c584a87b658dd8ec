import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct OpenOverlay: Sendable, CustomTestStringConvertible {
  enum Form: CaseIterable { case pageSource, withTraits, debugDescription }

  var form: Form
  var type = "Alert"
  var texts = ["Delete trip?", "It is gone for good."]
  var buttons = ["Keep", "Delete"]

  static let alerts = Form.allCases.flatMap { form in
    [
      OpenOverlay(form: form, texts: ["Delete trip?"], buttons: ["Keep", "Delete trip"]),
      OpenOverlay(form: form, buttons: ["Now", "Later", "Never"]),
    ]
  }

  var testDescription: String { "\(form) of \(type), \(texts.count) texts, \(buttons)" }

  private static let screen = [
    ("StaticText", "Trips", 100), ("Button", "Delete trip", 150), ("Button", "Keep", 200),
  ]

  var closed: String { dump(of: Self.screen.map { element($0.0, $0.1, at: $0.2) }.joined()) }

  var open: String {
    let behind = Self.screen.map { element($0.0, $0.1, at: $0.2) }.joined()
    let stops =
      texts.enumerated().map { element("StaticText", $1, at: 300 + 30 * $0, depth: 3) }
      + buttons.enumerated().map { element("Button", $1, at: 400 + 50 * $0, depth: 3) }
    return dump(of: behind + container(texts[0], stops.joined()))
  }

  private func element(_ type: String, _ label: String, at y: Int, depth: Int = 2) -> String {
    let traits =
      form == .withTraits ? " traits=\"\(type == "Button" ? type : "StaticText")\"" : ""
    return form == .debugDescription
      ? String(repeating: "  ", count: depth)
        + "\(type), 0x60, {{20.0, \(y).0}, {300.0, 20.0}}, label: '\(label)'\n"
      : "<XCUIElementType\(type) label=\"\(label)\" name=\"\(label)\" visible=\"true\" "
        + "accessible=\"true\" x=\"20\" y=\"\(y)\" width=\"300\" height=\"20\"\(traits)/>\n"
  }

  private func container(_ label: String, _ inside: String) -> String {
    form == .debugDescription
      ? "    \(type), 0x60, {{10.0, 290.0}, {320.0, 300.0}}, label: '\(label)'\n\(inside)"
      : "<XCUIElementType\(type) label=\"\(label)\" visible=\"true\" x=\"10\" y=\"290\" "
        + "width=\"320\" height=\"300\">\n\(inside)</XCUIElementType\(type)>\n"
  }

  private func dump(of inside: String) -> String {
    form == .debugDescription
      ? "Element subtree:\n →Application, 0x60, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Trips'\n\(inside)"
      : "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">\n\(inside)"
        + "</XCUIElementTypeApplication>"
  }
}

@Suite struct `Alerts and action sheets that a dump of iOS shows` {
  private func spoken(_ text: String, by profile: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile(profile))
    return CapturedStops(of: try capture(text), by: BuiltIn.reader(for: profile, locale: "en"))
      .stops.map(\.wording.text)
  }

  @Test(arguments: OpenOverlay.Form.allCases)
  func `say title and body in one stop for VoiceOver, and in two for the guidelines`(
    form: OpenOverlay.Form
  ) throws {
    let open = OpenOverlay(form: form).open
    #expect(
      try spoken(open, by: "voiceover-ios") == [
        "Alert, Delete trip?, It is gone for good.", "Keep, button", "Delete, button",
      ])
    #expect(
      try spoken(open, by: "voiceover-documented") == [
        "Alert, Delete trip?", "It is gone for good.", "Keep, button", "Delete, button",
      ])
  }

  @Test(arguments: ["Alert", "Sheet"])
  func `keep focus, with a note about the stops below them`(type: String) throws {
    let capture = try capture(OpenOverlay(form: .debugDescription, type: type).open)
    #expect(
      capture.notes.map(\.message) == [
        "VoiceOver stays in the open overlay: 3 stops outside it were left out"
      ])
    #expect(capture.notes.first?.location.line == 6)
    #expect(!capture.elements.contains { $0.label == "Trips" })
    let region =
      "    Other, 0x60, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'PopoverDismissRegion', "
      + "label: 'dismiss popup'\n"
    let popover = try elements(
      OpenOverlay(form: .debugDescription, type: type).open
        .replacing("    \(type), 0x60", with: region + "    \(type), 0x60"))
    #expect(popover.contains { $0.label == "dismiss popup" })
  }

  private func elements(_ text: String) throws -> [VoiceOverElement] { try capture(text).elements }

  @Test func `do not confine focus if they are empty`() throws {
    let empty = OpenOverlay(form: .debugDescription, texts: ["Trip"], buttons: []).open
      .replacing(
        "      StaticText, 0x60, {{20.0, 300.0}, {300.0, 20.0}}, label: 'Trip'\n", with: "")
    let capture = try capture(empty)
    #expect(capture.elements.map(\.label) == ["Trips", "Delete trip", "Keep"])
    #expect(capture.notes == [])
  }

  @Test func `do not show the app's texts if they are redacted`() throws {
    let capture = Redactor().redacted(try capture(OpenOverlay(form: .pageSource).open))
    for profile in ["voiceover-ios", "voiceover-documented"] {
      let reader = BuiltIn.reader(for: try #require(BuiltIn.profile(profile)), locale: "en")
      let spoken = CapturedStops(of: capture, by: reader).stops.map(\.wording.text).joined()
      #expect(!spoken.contains("trip") && !spoken.contains("gone") && spoken.contains("Alert"))
    }
  }

  @Test(arguments: OpenOverlay.alerts)
  func `become an alert of the design, which agrees with them by every profile`(
    alert: OpenOverlay
  ) throws {
    let (design, complaints) = try imported([alert.closed, alert.open])
    #expect(design.contains("kind: alert"), "\(design)")
    #expect(design.contains("buttons: [\(alert.buttons.joined(separator: ", "))]"), "\(design)")
    #expect(complaints == [], "\(design)")
  }

  @Test(arguments: OpenOverlay.Form.allCases)
  func `become a sheet if they are an action sheet`(form: OpenOverlay.Form) throws {
    let sheet = OpenOverlay(
      form: form, type: "Sheet", texts: ["Share"], buttons: ["Copy", "Cancel"])
    for captures in [[sheet.closed, sheet.open], [sheet.open]] {
      let (design, complaints) = try imported(captures)
      #expect(design.contains("kind: sheet") && !design.contains("kind: alert"), "\(design)")
      #expect(complaints == [], "\(design)")
    }
  }
}

@Suite struct `Back buttons of iOS dumps` {
  private static func bar(_ inside: String, type: String = "NavigationBar") -> String {
    "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
      + "<XCUIElementType\(type) x=\"0\" y=\"40\" width=\"390\" height=\"44\">\(inside)"
      + "</XCUIElementType\(type)></XCUIElementTypeApplication>"
  }

  private static let buttons = [
    bar("<XCUIElementTypeButton name=\"BackButton\" label=\"Trips\"/>"),
    bar("<XCUIElementTypeButton name=\"BackButton\" label=\"Trips\" traits=\"Button\"/>"),
    bar(
      "<XCUIElementTypeOther><XCUIElementTypeButton name=\"BackButton\" label=\"Trips\" "
        + "accessible=\"true\" traits=\"Button\"/></XCUIElementTypeOther>"),
    """
    {"attributes": {}, "children": [{"attributes": {"accessibilityText": "Trips", \
    "resource-id": "BackButton", "bounds": "[8,47][78,91]"}, "children": []}]}
    """,
    """
    [{"AXLabel": "Trips", "AXUniqueId": "BackButton", "type": "Button", "role": "AXButton", \
    "traits": ["Button"], "frame": {"x": 8, "y": 47, "width": 70, "height": 44}}]
    """,
    """
    <UINavigationBar:0x1; AX=N; frame={{0, 0}, {390, 44}}>
      |--<_UIButtonBarButton:0x2; AX=Y; AX.id='BackButton'; AX.label='Trips'; \
    AX.traits='UIAccessibilityTraitButton'>
    """,
  ]

  @Test(arguments: buttons)
  func `are recognized by their identifier, regardless of traits`(dump: String) throws {
    let capture = try capture(dump)
    let profile = try #require(BuiltIn.profile("voiceover-ios"))
    let stops = CapturedStops(of: capture, by: BuiltIn.reader(for: profile, locale: "en")).stops
    #expect(stops.map(\.wording.text) == ["Trips, back button"])
    var imported = DesignImport(title: "Trips", locale: "en")
    try imported.add(capture, from: "dump")
    #expect(imported.yaml.hasSuffix("  - kind: navigation-bar\n    back: Trips\n"))
  }

  @Test func `are not recognized if the app uses the name for another button`() throws {
    let own = "<XCUIElementTypeButton name=\"BackButton\" label=\"Trips\" traits=\"Button\"/>"
    #expect(try capture(Self.bar(own, type: "Other")).elements.map(\.traits) == [.button])
  }

  @Test func `are part of their bar in a design without findings`()
    throws
  {
    let dump = Self.bar(
      "<XCUIElementTypeButton name=\"BackButton\" label=\"Back\"/>"
        + "<XCUIElementTypeStaticText name=\"title\" label=\"Orders\"/>")
    var imported = DesignImport(title: "Orders", locale: "en")
    try imported.add(try capture(dump), from: "dump")
    #expect(
      imported.yaml.hasSuffix(
        "  - kind: navigation-bar\n    back: Back\n    id: title\n    label: Orders\n"))
    let screen = try DesignReader.screen(of: Array(imported.yaml.utf8), file: "design.yaml")
    let readers = Profile.Family.allCases.compactMap { BuiltIn.newest(of: $0, on: .voiceOver) }
      .map { BuiltIn.checkReader(for: $0, locale: "en") }
    #expect(BuiltIn.checker(judging: readers, locale: "en").findings(in: screen) == [])
  }
}

func imported(_ texts: [String]) throws -> (design: String, complaints: [String]) {
  let captures = try texts.map { try capture($0) }
  var imported = DesignImport(title: "Trips", locale: "en")
  try imported.add(captures.enumerated().map { ($1, "\($0).xml") })
  let screen = try DesignReader.screen(of: Array(imported.yaml.utf8), file: "design.yaml")
  let profiles = Profile.Family.allCases.compactMap { BuiltIn.newest(of: $0, on: .voiceOver) }
  let checker = BuiltIn.checker(
    judging: profiles.map { BuiltIn.checkReader(for: $0, locale: "en") }, locale: "en")
  // The finding `noHeading` is ignored, because the capture can lack headings.
  var complaints = checker.findings(in: screen)
    .filter { $0.severity > .note && $0.kind != .noHeading }.map(\.message)
  for profile in profiles {
    let reader = BuiltIn.reader(for: profile, locale: "en")
    let preview = ScreenPreview(
      reader: reader, wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let layers = ExpectedLayers(of: screen, by: preview, profile: profile)
    for capture in captures {
      let heard = CapturedStops(of: capture, by: reader).stops
      let lexicon = BuiltIn.lexicon(locale: "en", vocabularies: [])
      let comparison = Comparison(
        expected: layers.shown(in: heard, lexicon: lexicon).stops, heard: heard,
        limits: capture.limits, options: ComparisonOptions(lexicon: lexicon))
      complaints += comparison.findings.filter { $0.severity > .note }.map {
        "\(profile.id): \($0.sentence)"
      }
    }
  }
  return (imported.yaml, complaints)
}
