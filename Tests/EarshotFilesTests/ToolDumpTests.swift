import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Dumps of tools` {
  struct Case: Sendable, CustomTestStringConvertible {
    var fixture: String
    var format: CaptureFormat
    var platform: Platform
    var announcements: [String]
    var limits: (told: [FormatLimit], untold: [FormatLimit]) = ([], [])
    var testDescription: String { fixture }

    var text: String { ToolFixtures.all.first { $0.name == fixture }?.text ?? "" }
  }

  private static let booking = ["Reminders, switch button, on, double tap to toggle setting"]
  private static let switchOn = "checked, on, Reminders, Switch, Double-tap to toggle"

  static let cases: [Case] = [
    Case(
      fixture: "idb", format: .idb, platform: .voiceOver,
      announcements: [
        "Upcoming, heading",
        "Reminders by mail, switch button, on, Sent a day before, double tap to toggle setting",
        "selected, Trips, button", "Book, dimmed, button, actions available",
      ], limits: ([.focusStops, .traits, .readingOrder], [.containers])),
    Case(
      fixture: "idb-nested", format: .idb, platform: .voiceOver,
      announcements: ["Book, button", "No trips yet"], limits: ([], [.focusStops, .traits])),
    Case(
      fixture: "wda-json", format: .webDriverAgent, platform: .voiceOver,
      announcements: ["Upcoming, heading"] + booking
        + ["Note, text field, double tap to edit", "Book, dimmed, button"],
      limits: ([.focusStops, .traits, .valueOrHint], [.hints])),
    Case(
      fixture: "wda-description", format: .debugDescription, platform: .voiceOver,
      announcements: ["Upcoming", "Book, dimmed, button"]),
    Case(
      fixture: "agent-device", format: .agentDevice, platform: .voiceOver,
      announcements: [
        "Upcoming, heading", "Reminders, switch button, off, double tap to toggle setting",
        "Book, dimmed, button",
      ], limits: ([.offState], [.focusStops, .traits])),
    Case(
      fixture: "agent-device-text", format: .agentDevice, platform: .voiceOver,
      announcements: ["Upcoming"] + booking
        + ["Note, text field, double tap to edit", "Say \"hi\", dimmed, button"],
      limits: ([], [.offState, .traits])),
    Case(
      fixture: "mobile-mcp", format: .mobileMCP, platform: .voiceOver,
      announcements: ["Upcoming"] + booking + ["Book, button"], limits: ([.offState], [.traits])),
    Case(
      fixture: "mobile-mcp-lines", format: .mobileMCP, platform: .talkBack,
      announcements: [
        "Upcoming \"soon\"", "More options, Button, Double-tap to activate", switchOn,
        "Book, Button, disabled",
      ], limits: ([], [.offState, .stateDescription])),
    Case(
      fixture: "maestro-mcp", format: .maestro, platform: .voiceOver,
      announcements: ["Upcoming", "Book, dimmed"]),
    Case(
      fixture: "espresso", format: .espresso, platform: .talkBack,
      announcements: [
        "Trips, {booked}", switchOn, "Note, Edit box, Double-tap to edit text",
        "Book this trip, Button, disabled",
      ]),
    Case(
      fixture: "earlgrey", format: .earlGrey, platform: .voiceOver,
      announcements: [
        "Trips; booked, heading",
        "Price, 40%, adjustable, swipe up or down with one finger to adjust the value",
        "Book, dimmed, button",
      ]),
    Case(
      fixture: "react-native-debug", format: .reactNativeDebug, platform: .talkBack,
      announcements: [
        "Trips & hotels, Heading", "checked, on, Reminders, Switch, Double-tap to toggle",
        "Button, Book, Nothing is paid yet, disabled",
      ]),
    Case(
      fixture: "react-native-debug", format: .reactNativeDebug, platform: .voiceOver,
      announcements: ["Trips & hotels, heading"] + booking
        + ["Book, dimmed, button, Nothing is paid yet"]),
    Case(
      fixture: "flutter-bridge", format: .flutterBridge, platform: .talkBack,
      announcements: [
        "Trips, Heading", "checked, on, Reminders\nby mail, Switch, Double-tap to toggle",
        "Book, Button, disabled",
      ], limits: ([], [.values, .hints])),
  ]

  @Test(arguments: cases)
  func `are recognized and announced`(_ dump: Case) throws {
    let capture = try capture(dump.text, platform: dump.platform)
    #expect(capture.format == dump.format && capture.platform == dump.platform)
    let name = dump.platform == .talkBack ? "talkback" : "voiceover-ios"
    let profile = try #require(BuiltIn.profile(name))
    let stops = CapturedStops(of: capture, by: BuiltIn.reader(for: profile, locale: "en")).stops
    #expect(
      stops.map { $0.wording.text.replacing(". ", with: ", ") }
        == dump.announcements.map { $0.replacing(". ", with: ", ") })
    #expect(dump.limits.told.allSatisfy { !capture.limits.contains($0) })
    #expect(dump.limits.untold.allSatisfy(capture.limits.contains))
  }

  @Test(arguments: cases)
  func `have the location and the identifier of each stop`(_ dump: Case) throws {
    let capture = try capture(dump.text, platform: dump.platform)
    let name = dump.platform == .talkBack ? "talkback" : "voiceover-ios"
    let reader = BuiltIn.reader(for: try #require(BuiltIn.profile(name)), locale: "en")
    let stops = CapturedStops(of: capture, by: reader).stops
    #expect(stops.allSatisfy { $0.place.location != nil && $0.place.path?.hasPrefix("/") == true })
    let lines = stops.compactMap(\.place.location?.line)
    #expect(lines == lines.sorted() && stops.allSatisfy { $0.identifier != "null" })
    let names = ["agent-device-text", "idb-nested", "mobile-mcp-lines"].contains(dump.fixture)
    #expect(names || stops.contains { $0.identifier == "book" }, "\(stops.map(\.identifier))")
  }

  /// Consoles and logs can add text before a dump or before each line.
  @Test(arguments: [
    (
      "  console.log\n    \(ToolFixtures.reactNativeDebug.replacing("\n", with: "\n    "))\n",
      CaptureFormat.reactNativeDebug
    ),
    (ToolFixtures.earlGrey.split(separator: "\n").map { "12:01:02 \($0)" }.first ?? "", nil),
    ("Hierarchy:\n" + ToolFixtures.earlGrey, .earlGrey),
    ("\u{FEFF}" + ToolFixtures.espresso, .espresso),
    (
      ToolFixtures.espresso.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "11-21 06:40:01.123  1234  1250 I TestRunner: \($0)" }.joined(separator: "\n"),
      .espresso
    ),
    ("<View/>", .reactNativeDebug),
    ("<View>\n  <Text>\n    Hi\n  </Text>\n</View>", .reactNativeDebug),
    ("<hierarchy>\n<View/></hierarchy>", .uiAutomator1),
  ])
  func `are recognized after banners, and XML is not confused with them`(
    text: String, format: CaptureFormat?
  ) throws {
    #expect(try capture(text, fallback: .plainText).format == format ?? .plainText)
  }

  @Test func `of web pages are rejected with a reason`() {
    let error = #expect(throws: InputError.self) { try capture(ToolFixtures.ariaSnapshot) }
    #expect(
      error?.message.hasPrefix("this is a Playwright aria snapshot, which is not supported") == true
    )
    #expect(error?.location == SourceLocation(file: "fixture", line: 1, column: 1))
  }

  @Test(arguments: [
    #"[{"id":"1","displayBounds":{"left":0},"contentDescription":"Pay"}]"#,
    #"{"elements":[{"displayBounds":"0,0,9,9","contentDescription":"Pay"}]}"#,
  ])
  func `of Paparazzi are rejected with a reason`(text: String) {
    let error = #expect(throws: InputError.self) { try capture(text) }
    #expect(
      error?.message.hasPrefix(
        "this is an accessibility hierarchy of Paparazzi, which is not supported")
        == true)
    #expect(error?.location == SourceLocation(file: "fixture", line: 1, column: 1))
  }

  @Test func `of unknown JSON lines are not utterances`() throws {
    let error = #expect(throws: InputError.self) {
      try capture("{\"level\":\"info\"}\n{\"level\":\"warn\"}\n")
    }
    #expect(
      error?.message
        == "the keys of these lines of JSON match no known format; "
        + "'earshot formats' lists all formats")
    let later = try capture("{\"level\":\"info\"}\n{\"utterance\":\"Pay, button\"}\n")
    #expect(later.format == .utterances)
  }

  @Test func `with unknown parts have a note about them`() throws {
    let trait = try capture(ToolFixtures.earlGrey.replacing("Adjustable", with: "Wobbly"))
    #expect(trait.notes.map(\.message) == ["the trait 'Wobbly' is unknown; it was left out"])
    #expect(trait.notes.first?.location.line == 4)
    let cut = try capture(String(ToolFixtures.earlGrey.dropLast(40)))
    #expect(cut.notes.map(\.message) == ["a view is cut off; it was left out"])
    #expect(cut.elements.map(\.label) == ["Trips; booked", "Price"])
    let flag = try capture(
      ToolFixtures.flutterBridge.replacing("flags=72", with: "flags=536870984"))
    #expect(
      flag.notes.map(\.message) == ["a node has flags that are unknown; they were left out"])
    let compose = try capture(
      ToolFixtures.espresso.replacing("MaterialButton", with: "ComposeView"))
    #expect(
      compose.notes.map(\.message) == [
        "the content of a ComposeView is not in the hierarchy"
      ])
  }

  @Test func `that are logged twice are read in the last version`() throws {
    let log = ToolFixtures.flutterBridge
    let capture = try capture(log + "\n" + log.replacing("label=Book", with: "label=Booked"))
    #expect(capture.nodes.compactMap(\.contentDescription).last == "Booked")
    #expect(capture.nodes.count == 5)
    #expect(
      capture.notes.map(\.message) == [
        "the log contains the tree several times; the last one was read"
      ])
  }

  @Test func `name the JSX tag that is closed incorrectly`() {
    let error = #expect(throws: InputError.self) {
      try capture("<View>\n  <Text>\n    Hi\n  </View>\n</Text>")
    }
    #expect(error?.message == "expected </Text>, found </View>")
    #expect(error?.location?.line == 4)
  }

  @Test func `of React Native have one stop for a button and the text in it`() throws {
    let tree = #"""
      {"type": "View", "props": {"accessible": true, "focusable": true, "accessibilityLabel": "Close"},
       "children": [{"type": "Text", "props": {}, "children": ["×"]}]}
      """#
    let reader = BuiltIn.reader(for: try #require(BuiltIn.profile("talkback")), locale: "en")
    let stops = CapturedStops(of: try capture(tree), by: reader).stops
    #expect(stops.map(\.wording.text) == ["Close, Double-tap to activate"])
  }

  @Test(arguments: [
    (
      "element_num,depth,attributes,parent_num\n0,0,\"text=Pay; clickable=true\",",
      Platform.talkBack
    ),
    (
      "element_num,depth,attributes,parent_num\n0,0,\"text=Pay; bounds=[0,0][1080,2340]\",",
      .talkBack
    ),
    (
      "element_num,depth,attributes,parent_num\n0,0,\"text=Pay; bounds=[0,0][390,844]\",",
      .voiceOver
    ),
    (
      "element_num,depth,bounds,attributes,parent_num\n0,0,\"[0,0][1080,2340]\",text=Pay,",
      .talkBack
    ),
  ])
  func `of Maestro have their platform in every table`(table: String, platform: Platform) throws {
    let capture = try capture(table)
    #expect(capture.format == .maestro && capture.platform == platform)
    #expect(capture.elements.map(\.label) + capture.nodes.compactMap(\.text) == ["Pay"])
  }

  @Test func `of Maestro with other columns are rejected with the expected ones`() {
    let error = #expect(throws: InputError.self) {
      try capture("element_num,depth,text\n0,0,Pay")
    }
    #expect(error?.message.contains("expected the columns 'attributes' and 'parent_num'") == true)
  }
}
