import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A new format of device logs` {
  private static let cursorLog = """
    boot ready
    cursor Reader started
    cursor Trips Flights, heading
    boot idle
    cursor Continue, button
    """

  private static let eventLog = """
    {"event": "start"}
    {"speaks": "Flights, heading"}
    {"event": "focus"}
    {"speaks": "Continue, button"}
    """

  private static var screen: Screen {
    var screen = Screen("Flights") {
      Heading("Flights")
      Button("Continue")
    }
    screen.app = "Trips"
    return screen
  }

  private func capture(_ text: String) throws -> Capture {
    try CaptureReader(file: "log", formats: CaptureFormat.builtIn + [.cursorLog, .eventLog])
      .read(Array(text.utf8))
  }

  private func sections(
    _ text: String
  ) throws -> (family: Profile.Family?, sections: [ComparisonReport.Section]) {
    var asked: Profile.Family?
    let pair = DiffPair(
      expected: .design(Self.screen), "flights.yaml", heard: .capture(try capture(text)), "log")
    let runs = try pair.runs { family in
      asked = family
      return BuiltIn.profileNames(of: family).compactMap(BuiltIn.profile)
    }
    return (asked, DiffSections(runs, accepting: nil).sections)
  }

  @Test(arguments: [(cursorLog, CaptureFormat.cursorLog), (eventLog, .eventLog)])
  func `is recognized`(_ text: String, as format: CaptureFormat) throws {
    let capture = try capture(text)
    #expect(capture.format == format)
    #expect(capture.platform == format.platform)
  }

  @Test(arguments: [
    (cursorLog, ["Reader started", "Trips Flights, heading", "Continue, button"], [2, 3, 5]),
    (eventLog, ["Flights, heading", "Continue, button"], [2, 4]),
  ])
  func `is announced`(_ text: String, as announcements: [String], at lines: [Int]) throws {
    let capture = try capture(text)
    let profile = try #require(
      capture.platform.flatMap { BuiltIn.newest(of: .device, on: $0) })
    let reader = BuiltIn.reader(for: profile, locale: "en")
    let stops = CapturedStops(of: capture, by: reader).stops
    #expect(stops.map(\.wording.text) == announcements)
    #expect(stops.map(\.place.location?.line) == lines)
  }

  @Test(arguments: [
    (cursorLog, "voiceover-ios-27"), (eventLog, "talkback-17"),
    (#"{"utterance": "Flights, heading"}"#, "voiceover-ios-27"),
  ])
  func `is compared with the device's profile`(_ text: String, _ profile: String) throws {
    let (family, sections) = try sections(text)
    #expect(family == .device)
    #expect(BuiltIn.versions(ofReaderOf: profile).contains(sections.first?.profile ?? ""))
  }

  @Test func `is compared without the reader's opening and the app's name`() throws {
    let section = try #require(try sections(Self.cursorLog).sections.first)
    #expect(section.comparison.findings.isEmpty, "\(section.comparison.findings)")
    #expect(
      section.remarks.contains(
        #"The log begins with "Reader started", which is not a stop of the app."#))
  }

  @Test func `reports an announcement that differs from the design`() throws {
    let wrong = Self.cursorLog.replacing("Continue, button", with: "Continue, link")
    let section = try #require(try sections(wrong).sections.first)
    #expect(section.comparison.differing.map { $0.findings.map(\.kind) } == [[.wrongText]])
  }

  /// In a transcript, the first line is an announcement of the app, so "Reader started" is an extra
  /// stop.
  @Test func `differs from a transcript`() throws {
    let transcript = CaptureFormat(
      "notes", title: "notes", holding: .transcript, platform: .voiceOver,
      limits: CaptureFormat.cursorLog.limits, text: CaptureFormat.cursorLog.text)
    let capture = try CaptureReader(file: "notes", formats: [transcript]).read(
      Array(Self.cursorLog.utf8))
    let pair = DiffPair(
      expected: .design(Self.screen), "flights.yaml", heard: .capture(capture), "notes")
    let runs = try pair.runs { BuiltIn.profileNames(of: $0).compactMap(BuiltIn.profile) }
    #expect(runs.count == 1)
    let section = try #require(DiffSections(runs, accepting: nil).sections.first)
    #expect(section.comparison.findings.contains { $0.kind == .extraStop })
  }
}
