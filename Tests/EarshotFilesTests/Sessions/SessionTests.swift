import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `A session` {
  private static let dropdown = SessionCase(
    name: "dropdown",
    design: """
      screen: S
      components:
        - {kind: dropdown, label: Size, value: M, options: [S, M, L]}
        - {kind: button, label: Pay}
        - {kind: text, label: Thanks}
      """, profile: "voiceover-documented")

  private static let closed = "Size, M, button, collapsed"
  private static let open = "Size, M, button, expanded"

  private func kinds(
    _ lines: [String], of item: SessionCase = Self.dropdown, actions: [[Action]?] = []
  ) throws -> [String] {
    try item.comparison(with: lines, on: item.screen(), actions: actions).findings
      .map { "\($0.severity.rawValue) \($0.kind.rawValue)" }
  }

  @Test(arguments: [
    ([closed, "S, button", "Selected, M, button", "L, button"], []),
    // The dropdown announces the new state before focus moves.
    ([closed, open, "S, button", "Selected, M, button", "L, button"], []),
    ([open, "S, button", "Selected, M, button", "L, button"], ["error wrong-text"]),
    (["S, button", "Selected, M, button", "L, button"], ["error skipped-stop"]),
    // The user chooses another option or no option.
    ([closed, "S, button", "Size, S, button, collapsed", "Pay, button", "Thanks"], []),
    ([closed, "S, button", closed, "Pay, button", "Thanks"], []),
    ([closed, "Pay, button", closed, "Pay, button", "Thanks"], []),
    ([closed, "Pay, button"], ["note not-reached"]),
    ([closed, "Pay, button", "Thanks", "Pay, button"], []),
    ([closed, "Pay, button", closed], ["note not-reached"]),
    ([closed, "Thanks"], ["error skipped-stop"]),
    ([closed, "Pay, button", "Pay, button", "Thanks"], ["warning repeated-stop"]),
    ([closed, closed], ["warning repeated-stop", "note not-reached"]),
    ([closed, closed, "S, button", "Selected, M, button", "L, button"], ["warning repeated-stop"]),
    ([closed, "Weather in Rome today", "Pay, button", "Thanks"], ["warning extra-stop"]),
    ([closed, "Thanks", "Pay, button", "Thanks"], ["warning moved-stop"]),
    ([closed, "S, button", "Selected, M, button", "Thanks"], ["error wrong-focus"]),
  ])
  func `is explained by the cheapest actions`(_ lines: [String], _ findings: [String]) throws {
    #expect(try kinds(lines) == findings)
  }

  @Test(arguments: [
    (
      "range-slider", "voiceover-documented",
      [
        "Price, 50 euros, adjustable, swipe up or down with one finger to adjust the value",
        "Price, 300 euros, adjustable, swipe up or down with one finger to adjust the value",
        "301 euros",
        "Price, 50 euros, adjustable, swipe up or down with one finger to adjust the value",
        "300 euros",
        "Price, 300 euros, adjustable, swipe up or down with one finger to adjust the value",
      ], Finding.Kind.movedStop
    ),
    (
      "chip-group", "talkback-15.1",
      [
        "Test", "Selected, Pool, Check box, Double-tap to toggle",
        "Not selected, Parking, Check box, Double-tap to toggle",
        "Selected, Pool, Check box, Double-tap to toggle",
        "Selected, Parking, Check box, Double-tap to toggle", "Parking, Not selected",
        "Parking, Selected",
      ], .missingAnnouncement
    ),
  ])
  func `can have a mistake before the first line that no action explains`(
    _ name: String, _ profile: String, _ lines: [String], _ kind: Finding.Kind
  ) throws {
    let item = try #require(
      SessionCase.all.first { $0.name == name && $0.profile == profile })
    let found = try item.comparison(with: lines, on: item.screen())
    #expect(found.findings.filter { $0.kind != .notReached }.map(\.kind) == [kind])
  }

  @Test(arguments: ["voiceover-documented", "talkback-documented"])
  func `can begin after an action, with the first announcement missing`(_ profile: String) throws {
    let item = SessionCase(
      name: "row",
      design:
        "screen: S\ncomponents:\n  - {kind: expandable-row, label: Extras, value: 2 chosen}\n",
      profile: profile)
    var walk = try item.walk(on: item.screen())
    var lines: [String] = []
    for _ in 0..<3 {
      let step = walk.perform(.gesture(.doubleTap))
      lines.append(walk.timeline.heard[step.heard].map(\.text).joined(separator: ", "))
    }
    let comparison = try item.comparison(with: lines, on: item.screen())
    #expect(comparison.differing.map(\.heardPlace) == [nil], "\(lines): \(comparison.lines)")
  }

  @Test func `uses recorded actions instead of guesses`() throws {
    let choosing: [[Action]?] = [[], [.gesture(.doubleTap)], [.gesture(.doubleTap)]]
    let lines = [Self.closed, "S, button", Self.closed]
    #expect(try kinds(lines, actions: choosing) == ["error wrong-text", "note not-reached"])
    let escaping: [[Action]?] = [[], [.gesture(.doubleTap)], [.key(.escape)]]
    #expect(try kinds(lines, actions: escaping) == ["note not-reached"])
    let opening: [[Action]?] = [[], [.gesture(.doubleTap)]]
    let unopened = try kinds([Self.closed, Self.closed], actions: opening)
    #expect(unopened == ["error unchanged-value", "note not-reached"])
  }

  @Test func `has a finding for each of two stops without a name`() throws {
    let item = SessionCase(
      name: "icons",
      design: """
        screen: S
        components: [{button: Save}, {button: Share}, {button: Help}]
        """, profile: "voiceover-documented")
    let lines = ["Button", "Button", "Help, button"]
    let found = try item.comparison(with: lines, on: item.screen()).findings
    #expect(found.filter { $0.severity == .error }.count == 2)
  }

  @Test func `has a finding for an announcement that is missing after an action`() throws {
    let item = SessionCase(
      name: "search",
      design: """
        screen: S
        components:
          - {kind: switch, label: Wi-Fi, checked: true}
          - {kind: search-field, label: Search, results: announced}
        """, profile: "voiceover-documented")
    let screen = try item.screen()
    var walk = try item.walk(on: screen)
    let first = walk.timeline.heard[walk.beginning.heard].map(\.text).joined(separator: ", ")
    walk.perform(.app(.results(component: "search")))
    let step = walk.perform(.gesture(.swipeLeft))
    let last = walk.timeline.heard[step.heard].map(\.text).joined(separator: ", ")
    let actions: [[Action]?] = [
      [], [.app(.results(component: "search")), .gesture(.swipeLeft)],
    ]
    let found = try item.comparison(with: [first, last], on: screen, actions: actions)
    #expect(
      found.findings.filter { $0.kind != .notReached }.map(\.kind) == [.missingAnnouncement],
      "\(found.lines)")
  }

  @Test(arguments: ["csv", "jsonl"]) func `reads actions from tables and lines of JSON`(
    _ format: String
  ) throws {
    let text =
      format == "csv"
      ? "action,heard\n,\"\(Self.closed)\"\ndouble-tap,\"S, button\"\nescape,\"\(Self.closed)\"\n"
      : """
      {"utterance": "\(Self.closed)"}
      {"utterance": "S, button", "action": "double-tap"}
      {"utterance": "\(Self.closed)", "action": "escape"}
      """
    let heard = try DiffInput.read("heard", Array(text.utf8)) {
      CaptureReader(file: $0, column: format == "csv" ? "heard" : nil)
    }
    #expect(heard.heardActions == [nil, [.gesture(.doubleTap)], [.key(.escape)]])
    let mistake = Array(
      "{\"utterance\": \"A\", \"action\": \"dance\"}\n{\"utterance\": \"B\"}".utf8)
    let error = #expect(throws: InputError.self) {
      try DiffInput.read("heard", mistake) { CaptureReader(file: $0) }
    }
    #expect(error?.location?.line == 1)
  }

  @Test func `reads a gesture in a table in any case, with a space or a hyphen`() throws {
    let text = "action,heard\n,A\nDouble tap,B\nSwipe-Right; Double-Tap,C\ntype New York,D\n"
    let heard = try DiffInput.read("heard", Array(text.utf8)) {
      CaptureReader(file: $0, fallback: .csv)
    }
    #expect(
      heard.heardActions
        == [
          nil, [.gesture(.doubleTap)], [.gesture(.swipeRight), .gesture(.doubleTap)],
          [.type("New York")],
        ])
  }

  private func runs(of text: String) throws -> [DiffRun] {
    let heard = try DiffInput.read("heard", Array(text.utf8)) {
      CaptureReader(file: $0, fallback: .plainText)
    }
    return try DiffPair(
      expected: .design(Self.dropdown.screen()), "design", heard: heard, "heard"
    ).runs { family in
      try BuiltIn.profileNames(of: family).map { try #require(BuiltIn.profile($0)) }
    }
  }

  @Test(arguments: [(closed, [:]), ("Size, M, button, expanded", [Finding.Severity.error: 1])])
  func `can contain lines that only name a gesture`(
    _ first: String, _ faults: [Finding.Severity: Int]
  ) throws {
    let lines = [
      first, "then I double tapped", "S, button", "[swipe right]", "Selected, M, button",
      "-> swiped to the right", "L, button", "Double tap",
    ]
    let run = try #require(try runs(of: lines.joined(separator: "\n")).first)
    let findings = run.result().section.comparison.findings
    let counts = Dictionary(grouping: findings.filter { $0.severity > .note }, by: \.severity)
    #expect(counts.mapValues(\.count) == faults, "\(findings)")
    #expect(findings.count { $0.kind == .extraStop && $0.severity == .note } == 4)
  }

  @Test func `can contain the announcements of both readers, each below its name`() throws {
    let voiceOver = [Self.closed, "Pay, button", "Thanks"]
    let talkBack = [
      "Size, button, M, in list, collapsed, double tap to activate",
      "Pay, button, double tap to activate", "Thank you",
    ]
    let text = (["VoiceOver"] + voiceOver + ["", "# TalkBack:"] + talkBack).joined(separator: "\n")
    let runs = try runs(of: text)
    #expect(runs.map(\.profile.platform) == [.voiceOver, .talkBack])
    #expect(runs.map { $0.result().section.comparison.faults.errors } == [0, 1])
  }

  @Test func `of another app in a log is only a note`() throws {
    func line(_ text: String, _ app: String, _ time: Int) -> String {
      "V talkback: Speaking fragment text \"\(text)\" with spans null for event EventType: "
        + "TYPE_VIEW_ACCESSIBILITY_FOCUSED; PackageName: \(app); subtype:FOCUSED time:\(time)"
    }
    let text = [
      line("Size, button, M, in list, collapsed", "org.shop", 1), line("Alarm", "org.clock", 2),
      line("Pay, button", "org.shop", 3), line("Thanks", "org.shop", 4),
    ].joined(separator: "\n")
    let heard = try DiffInput.read("heard", Array(text.utf8)) { CaptureReader(file: $0) }
    let profile = try #require(BuiltIn.profile("talkback-documented"))
    let pair = DiffPair(
      expected: .design(try Self.dropdown.screen()), "design", heard: heard, "heard")
    let comparison = try #require(try pair.runs { _ in [profile] }.first).result().section
      .comparison
    let extra = comparison.findings.filter { $0.kind == .extraStop }
    #expect(extra.map(\.severity) == [.note], "\(comparison.lines)")
  }

  @Test func `that is too long is an error`() throws {
    let lines = Array(repeating: "Pay, button\n", count: Session.mostLines + 1).joined()
    let heard = try DiffInput.read("heard", Array(lines.utf8)) {
      CaptureReader(file: $0, fallback: .plainText)
    }
    let pair = DiffPair(
      expected: .design(try Self.dropdown.screen()), "design", heard: heard, "heard")
    #expect(throws: InputError.self) {
      try pair.runs { _ in [BuiltIn.profile("voiceover-documented")].compactMap(\.self) }
    }
  }

  @Test(arguments: ["title", "month.previous"])
  func `can move to the title of a date picker or to its first column`(_ first: String) throws {
    let item = SessionCase(
      name: "date", design: "screen: S\ncomponents:\n  - {kind: date-picker, label: Day}",
      profile: "talkback-documented")
    let screen = try item.screen()
    let known = try #require(BuiltIn.profile(item.profile))
    let entries = known.preview(locale: "en").entries(of: screen, states: .all)
      .filter { !$0.state.hasPrefix("disabled") }
    let names =
      ["field", "open"] + entries.map(\.stop).drop { $0 != first }.filter { !$0.contains("@") }
    let lines = names.compactMap { name in
      entries.first { $0.stop == name }?.announcement.spoken
    }
    let comparison = try item.comparison(with: lines, on: screen)
    #expect(comparison.findings.isEmpty, "\(lines)\n\(comparison.lines)")
  }

  @Test(
    arguments: [
      ("{kind: dropdown, label: Size, value: M, options: [S, M]}", "trigger@expanded"),
      ("{kind: menu, label: More, items: [Move, Snooze], variant: with-state}", "trigger@expanded"),
      ("{kind: date-picker, label: Departure, date: 2026-03-18}", "field@disabled"),
      ("{kind: search-field, label: Search}", "field@disabled"),
    ], ["voiceover-documented", "talkback-documented"])
  func `of a component of the guidelines begins in the state of the design`(
    _ component: (design: String, wrong: String), _ profile: String
  ) throws {
    let item = SessionCase(
      name: component.design,
      design: "screen: S\ncomponents:\n  - {kind: heading, label: S}\n  - \(component.design)\n",
      profile: profile)
    let screen = try item.screen()
    let right = RecordedSession(try item.walk(on: screen), seed: 2, steps: 20)
    #expect(try item.comparison(with: right.lines, on: screen).faults == (0, 0))
    let known = try #require(BuiltIn.profile(profile))
    let entry = try #require(
      known.preview(locale: "en").entry(of: screen.components[1], stop: component.wrong))
    let wrong = ["S, heading", entry.announcement.spoken]
    let comparison = try item.comparison(with: wrong, on: screen)
    #expect(comparison.faults.errors + comparison.faults.warnings > 0, "\(wrong)")
    #expect(comparison.differing.count { $0.findings.contains { $0.kind != .notReached } } == 1)
  }
}
