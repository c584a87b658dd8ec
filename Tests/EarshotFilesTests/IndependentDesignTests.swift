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
    let design = Self.folder.appending(path: "\(screen).yaml")
    let text = change(try String(contentsOf: url, encoding: .utf8))
    let capture = try CaptureReader(file: url.lastPathComponent).read(Array(text.utf8))
    let pair = DiffPair(
      expected: .design(try DesignReader.screen(at: design.path())), "design",
      heard: .capture(capture), "capture")
    let platform = try #require(capture.platform)
    let runs = try pair.runs { _ in [BuiltIn.newest(of: .device, on: platform)].compactMap(\.self) }
    return DiffSections(runs, accepting: nil).sections.flatMap(\.comparison.findings)
  }
}

extension Finding {
  fileprivate var summary: String { "\(kind.rawValue) \(part?.rawValue ?? "stop")" }
}

@Suite struct `Designs of whole screens` {
  /// Warnings and errors for apps without a planted fault.
  ///
  /// Correct findings: on Android, the title of a Toolbar or of React Native's own alert is a
  /// heading only if the app makes it one. The false alarm: Maestro does not show alerts, so title
  /// and message are two stops.
  private static let known: [String: [String]] = [
    "alert.maestro-ios": ["extra-stop stop", "wrong-text name"],
    "alert.react-native": ["missing-part role"],
    "web.uiautomator2": ["extra-part role"],
  ]
  private static let falseAlarms: Set = ["alert.maestro-ios"]

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
  ]

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
      "A test writes this section: `EARSHOT_RECORD=1 swift test --disable-xctest --filter \"Designs of whole "
        + "screens\"`. `Tests/Screens` contains ten screens (login, list, settings, tabs, sheet, alert, "
        + "web view, keyboard, popover, right-to-left) in seven formats. The design of each screen was "
        + "written from a description. In each screen, the test replaces one label with another label. "
        + "*Found* counts the replaced labels that `diff` found.",
      "", "| format | screens | findings | false alarms | found |", "|---|--:|--:|--:|--:|",
    ]
    for (format, screens) in Dictionary(grouping: CapturedScreenFixture.all, by: \.format)
      .sorted(by: { $0.key < $1.key })
    {
      var (findings, falseAlarms, planted) = (0, 0, 0)
      for screen in screens {
        let count = try screen.findings().count { $0.severity > .note }
        findings += count
        if Self.falseAlarms.contains(screen.testDescription) { falseAlarms += count }
        let label = try #require(Self.labels[screen.screen])
        let found = try screen.findings { $0.replacing(label, with: "Zebra crossing") }
        if Self.isFound(label, in: found) { planted += 1 }
      }
      lines.append(
        "| \(format) | \(screens.count) | \(findings) | \(falseAlarms) | "
          + "\(planted) of \(screens.count) |")
    }
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try AccuracyPage.write(text, as: .independent)
    }
    #expect(try AccuracyPage.text(of: .independent) == text)
  }

  @Test func `are of ten screens in seven formats`() {
    #expect(Set(CapturedScreenFixture.all.map(\.screen)) == Set(Self.labels.keys))
    #expect(Set(CapturedScreenFixture.all.map(\.format)) == Set(Self.states.keys))
    #expect(CapturedScreenFixture.all.count >= 60)
  }
}
