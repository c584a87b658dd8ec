import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

struct CapturedScreenFixture: CustomTestStringConvertible {
  let screen: String
  let format: String
  let url: URL

  var testDescription: String { "\(screen).\(format)" }

  private static let folder = ExampleFolder.url.deletingLastPathComponent()
    .appending(path: "Tests/Screens")

  static let all: [CapturedScreenFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.sorted().compactMap { name in
      let pieces = name.split(separator: ".").map(String.init)
      guard pieces.count == 3 else { return nil }
      return CapturedScreenFixture(
        screen: pieces[0], format: pieces[1], url: folder.appending(path: name))
    }
  }()

  func findings(changing change: (String) -> String = { $0 }) throws -> [Finding] {
    try findings(in: capture(changing: change))
  }

  fileprivate func capture(changing change: (String) -> String = { $0 }) throws -> Capture {
    let text = change(try String(contentsOf: url, encoding: .utf8))
    return try CaptureReader(file: url.lastPathComponent).read(Array(text.utf8))
  }

  private func findings(in capture: Capture) throws -> [Finding] {
    let design = Self.folder.appending(path: "\(screen).yaml")
    let pair = DiffPair(
      expected: .design(try DesignReader.screen(at: design.path())), "design",
      heard: .capture(capture), "capture")
    let profile = try profile(of: capture)
    let runs = try pair.runs { _ in [profile] }
    return DiffSections(runs, accepting: nil).sections.flatMap(\.comparison.findings)
  }

  private func profile(of capture: Capture) throws -> Profile {
    let platform = try #require(capture.platform)
    return try #require(BuiltIn.newest(of: .device, on: platform))
  }

  struct Faults {
    var found = 0
    /// The number of faults that are reported only as notes, because the format does not show them.
    var noted = 0
    var missed: [String] = []
    var report: [String] = []
  }

  func faults() throws -> Faults {
    let capture = try capture()
    let reader = BuiltIn.reader(for: try profile(of: capture), locale: "en")
    let stops = CapturedStops(of: capture, by: reader).stops
    let known = try findings(in: capture)
    let mutations: [DumpMutation] = [
      .labelRemoved, .stateFlipped, .stopDropped, .labelChanged, .roleChanged,
    ]
    var faults = Faults()
    for place in stops.indices {
      let mutation = mutations[(place + testDescription.utf8.count) % mutations.count]
      guard let content = mutation.applied(to: capture.content, at: place) else { continue }
      var changed = capture
      changed.content = content
      let heard = CapturedStops(of: changed, by: reader).stops
      guard heard.map(\.wording) != stops.map(\.wording) else { continue }
      let found = try findings(in: changed)
      let new = found.filter { !known.contains($0) }
      faults.report.append(
        "- \(testDescription): \(mutation.title) at \"\(stops[place].wording.text)\": "
          + new.map { "\($0.severity.rawValue): \($0.sentence)" }.joined(separator: " "))
      if found.count(where: { $0.severity > .note && !known.contains($0) }) > 0 {
        faults.found += 1
      } else if found != known {
        faults.noted += 1
      } else {
        faults.missed.append("\(mutation.title) at \"\(stops[place].wording.text)\"")
      }
    }
    return faults
  }
}

extension Finding {
  fileprivate var summary: String { "\(kind.rawValue) \(part?.rawValue ?? "stop")" }
}

@Suite struct `Designs of whole screens` {
  /// The expected warnings and errors for apps without a planted fault.
  ///
  /// In React Native, an alert's title is a heading only if the app makes it one.
  private static let known: [String: [String]] = ["alert.react-native": ["missing-part role"]]
  private static let falseAlarms: Set<String> = []

  @Test(arguments: CapturedScreenFixture.all)
  func `differ only in known facts`(_ fixture: CapturedScreenFixture) throws {
    let found = try fixture.findings().filter { $0.severity > .note }
    #expect(
      found.map(\.summary).sorted() == Self.known[fixture.testDescription] ?? [],
      "\(found.map(\.sentence))")
  }

  private static let labels = [
    "alert": "Cancel", "keyboard": "Osaka", "list": "Add trip", "login": "Forgot password?",
    "popover": "Share", "rtl": "متابعة", "settings": "About", "sheet": "Apply",
    "tabs": "Start search", "web": "Privacy policy",
  ]

  @Test(arguments: CapturedScreenFixture.all)
  func `find a label that another one replaces`(_ fixture: CapturedScreenFixture) throws {
    let label = try #require(Self.labels[fixture.screen])
    let found = try fixture.findings { $0.replacing(label, with: "Zebra crossing") }
    #expect(Self.isFound(label, in: found), "\(found.map(\.sentence))")
  }

  private static let states: [String: [(on: String, off: String)]] = [
    "uiautomator": [("checked=\"true\"", "checked=\"false\"")],
    "uiautomator2": [("checked=\"true\"", "checked=\"false\"")],
    "xcuitest": [("value=\"1\"", "value=\"0\"")],
    "debug-description": [("value: 1", "value: 0")],
    "maestro-ios": [
      ("\"value\": \"1\"", "\"value\": \"0\""), ("\"checked\": \"true\"", "\"checked\": \"false\""),
    ],
    "compose": [("'On'", "'Off'")], "react-native": [("value={true}", "value={false}")],
    "uiautomator1": [("checked=\"true\"", "checked=\"false\"")],
    "detox": [("value=\"1\"", "value=\"0\"")], "flutter": [(", isToggled", "")],
    "flutter-bridge": [("flags=2293952", "flags=2162880")],
    "treedebug": [("STATE{ON}:checked", "STATE{OFF}:not checked")],
    "espresso": [("is-checked=true", "is-checked=false")],
    "earlgrey": [("AX.value='1'", "AX.value='0'")],
    "roborazzi": [("\"On\"", "\"Off\"")], "compose-preview": [("\"On\"", "\"Off\"")],
    "accessibility-snapshot": [("\"value\": \"1\"", "\"value\": \"0\"")],
    "idb": [("\"AXValue\": \"1\"", "\"AXValue\": \"0\"")],
    "wda-json": [("\"value\": \"1\"", "\"value\": \"0\"")],
    "agent-device": [("\"value\": \"1\"", "\"value\": \"0\"")],
    "mobile-mcp": [("\"value\": \"1\"", "\"value\": \"0\"")],
    "react-native-json": [("\"value\": true", "\"value\": false")],
    "voiceover-designer": [("\"On\"", "\"Off\"")],
    "maestro-android": [("\"checked\": \"true\"", "\"checked\": \"false\"")],
  ]

  @Test(arguments: CapturedScreenFixture.all)
  func `find a fault at each stop`(_ fixture: CapturedScreenFixture) throws {
    #expect(try fixture.faults().missed == [])
  }

  @Test(arguments: CapturedScreenFixture.all.filter { ["login", "settings"].contains($0.screen) })
  func `find a switch in the other state`(_ fixture: CapturedScreenFixture) throws {
    let states = try #require(Self.states[fixture.format])
    let found = try fixture.findings { dump in
      states.reduce(dump) { $0.replacing($1.on, with: $1.off) }
    }
    #expect(
      found.contains { $0.severity == .error && [.state, .value].contains($0.part) },
      "\(found.map(\.sentence))")
  }

  private static func isFound(_ label: String, in found: [Finding]) -> Bool {
    found.contains { finding in
      finding.severity > .note
        && (finding.expected?.contains(label) == true
          || finding.heard?.contains("Zebra crossing") == true)
    }
  }

  @Test func `have their results in the documentation`() throws {
    var lines = [
      "A test writes this section: `EARSHOT_RECORD=1 swift test --disable-xctest --filter "
        + "\"Designs of whole screens\"`. `Tests/Screens` contains ten screens (login, list, "
        + "settings, tabs, sheet, alert, web view, keyboard, popover, right-to-left) in seven "
        + "formats, and two of these screens in all other formats. The design of each screen was "
        + "written from a description. *Findings* counts the warnings and errors for the unchanged "
        + "app. The only finding, in the row `react-native`, is a real fault: the title of an "
        + "alert is a heading only if the app adds the role. In each screen, the test replaces "
        + "one label; *labels found* counts the screens in which `diff` reports this. Then the "
        + "test changes one stop at a time: it replaces the label, role or state, or removes the "
        + "stop. *Faults found* counts the audible changes with a warning or an error. *Noted* "
        + "counts the changes with only a note: the format lacks the changed fact, or Earshot can "
        + "only infer it.",
      "", "| format | screens | findings | false alarms | labels found | faults found | noted |",
      "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for (format, screens) in Dictionary(grouping: CapturedScreenFixture.all, by: \.format)
      .sorted(by: { $0.key < $1.key })
    {
      var (findings, falseAlarms, planted) = (0, 0, 0)
      var (faults, found, noted) = (0, 0, 0)
      for screen in screens {
        let count = try screen.findings().count { $0.severity > .note }
        findings += count
        if Self.falseAlarms.contains(screen.testDescription) { falseAlarms += count }
        let label = try #require(Self.labels[screen.screen])
        let replaced = try screen.findings { $0.replacing(label, with: "Zebra crossing") }
        if Self.isFound(label, in: replaced) { planted += 1 }
        let results = try screen.faults()
        if ProcessInfo.processInfo.environment["EARSHOT_FAULTS"] != nil {
          print(results.report.joined(separator: "\n"))
        }
        found += results.found
        noted += results.noted
        faults += results.found + results.noted + results.missed.count
      }
      lines.append(
        "| \(format) | \(screens.count) | \(findings) | \(falseAlarms) | "
          + "\(planted) of \(screens.count) | \(found) of \(faults) | \(noted) |")
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try AccuracyPage.write(text, as: .independent)
    }
    #expect(try AccuracyPage.text(of: .independent) == text)
  }

  @Test func `are of ten screens, and show all formats`() throws {
    #expect(Set(CapturedScreenFixture.all.map(\.screen)) == Set(Self.labels.keys))
    #expect(Set(CapturedScreenFixture.all.map(\.format)) == Set(Self.states.keys))
    #expect(CapturedScreenFixture.all.count >= 60)
    let formats = try Set(CapturedScreenFixture.all.map { try $0.capture().format })
    let ofScreens = CaptureFormat.builtIn.filter { $0.holding == .screen && $0.refusal == nil }
    #expect(Set(ofScreens).subtracting(formats).map(\.id) == [])
  }
}
