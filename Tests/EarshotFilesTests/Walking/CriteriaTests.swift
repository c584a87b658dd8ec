import Earshot
import EarshotProfiles
import Foundation
import Testing

@testable import EarshotFiles

private struct Gherkin {
  struct Scenario {
    var rule: String
    var tags: [String]
    var title: String
    var steps: [String]
  }

  struct Failure: Error {
    var line: Int
    var text: String
  }

  var feature = ""
  var scenarios: [Scenario] = []

  init(_ text: String) throws {
    var rule = ""
    var tags: [String] = []
    var lastStep = ""
    for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = raw.drop { $0 == " " }
      let failure = Failure(line: number + 1, text: String(raw))
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("Feature: ") {
        guard feature.isEmpty else { throw failure }
        feature = String(line.dropFirst(9))
      } else if !feature.isEmpty, rule.isEmpty, line.contains(" tests: about ") {
        continue
      } else if line.hasPrefix("Rule: ") {
        guard !feature.isEmpty, tags.isEmpty else { throw failure }
        rule = String(line.dropFirst(6))
      } else if line.hasPrefix("@") {
        tags = line.split(separator: " ").map(String.init)
        guard tags.allSatisfy({ $0.hasPrefix("@") && $0.count > 1 }) else { throw failure }
      } else if line.hasPrefix("Scenario: ") {
        guard !rule.isEmpty else { throw failure }
        scenarios.append(
          Scenario(rule: rule, tags: tags, title: String(line.dropFirst(10)), steps: []))
        (tags, lastStep) = ([], "")
      } else {
        let order = [
          "": ["Given"], "Given": ["When"], "When": ["Then"], "Then": ["And"], "And": ["And"],
        ]
        let keyword = String(line.prefix { $0 != " " })
        guard order[lastStep]?.contains(keyword) == true, !scenarios.isEmpty else { throw failure }
        scenarios[scenarios.count - 1].steps.append(String(line))
        lastStep = keyword
      }
    }
  }
}

@Suite struct `Acceptance criteria` {
  private static let design = """
    screen: "Book: a @flight"
    components:
      - {kind: dropdown, label: "Search\\nby", value: One, options: [One, Two], dismiss: true}
      - {kind: date-picker, label: Departure, date: 2026-03-18}
      - {kind: menu, label: '=More', items: [Move, Snooze]}
      - {kind: search-field, label: Search}
      - {kind: slider, label: Volume, value: 50%}
      - {kind: heading, label: Help}
    """

  private func sheet() throws -> CriteriaSheet { try sheet(of: WalkSupport.screen(Self.design)) }

  private func sheet(of screen: Screen) throws -> CriteriaSheet {
    let readers = try ["voiceover-documented", "talkback-documented"].map { id in
      let profile = try #require(BuiltIn.profile(id))
      return (
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates)
      )
    }
    return CriteriaSheet(for: screen, readers: readers) { "kit/\($0.component.id).\($0.stop).wav" }
  }

  @Test func `are Gherkin that a parser reads`() throws {
    let gherkin = try Gherkin(sheet().written(as: .gherkin).text)
    #expect(gherkin.feature == "Book: a @flight")
    #expect(gherkin.scenarios.count == (try sheet().criteria.rows.count))
    #expect(gherkin.scenarios.allSatisfy { $0.steps.count >= 3 })
  }

  @Test(arguments: ["search-by", "departure", "more", "search", "volume", "help"])
  func `cover every area and platform of a component`(_ id: String) throws {
    let criteria = try sheet().criteria.filter { $0.component == id }
    for area in Criterion.Area.allCases where area != .settings {
      guard id != "help" || area != .keyboard else { continue }
      for platform in Platform.allCases {
        #expect(
          criteria.contains { $0.area == area && $0.platform == platform }, "\(area) \(platform)")
      }
    }
    #expect(criteria.contains { $0.area == .settings })
  }

  @Test(arguments: ExampleFolder.names)
  func `have one row for each test, and few essential rows`(_ name: String) throws {
    let text = try String(contentsOf: ExampleFolder.url.appending(path: name), encoding: .utf8)
    let screen = try WalkSupport.screen(text)
    let readers = try CriteriaCase.readers(
      ["voiceover-documented", "talkback-documented"], of: screen)
    let all = CriteriaSheet(for: screen, readers: readers) { _ in nil }.criteria
    #expect(Set(all.rows.map(\.id)).count == all.rows.count)
    #expect(all.rows.reduce(0) { $0 + $1.parts.count } == all.count)
    #expect(all[0].when == "I open the screen")
    let essential = all.filter(\.isEssential).rows
    guard screen.allComponents.count > 20 else { return }
    #expect(essential.count <= 40 * screen.allComponents.count / 30)
  }

  @Test func `contain the exact announcements, the focus and the recording`() throws {
    let text = try sheet().written(as: .gherkin).text
    for line in [
      "VoiceOver says \"Two, button\"",
      "TalkBack says \"Selected, One, 1 of 2, double tap to activate\"",
      "Then the option \"One\" has the focus", "And the dropdown \"Search\\nby\" has the focus",
      "And it sounds like the recording \"kit/departure.field.wav\"", "VoiceOver says \"60%\"",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `name the component that a button opens, and the focus after closing`() throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: button, label: Fare rules, opens: rules}
          - {kind: modal, close: true, id: rules, label: Rules}
          - {kind: toast, id: saved, text: Saved}
        """)
    let text = try sheet(of: screen).written(as: .gherkin).text
    for line in [
      "When I double-tap the button \"Fare rules\"\n"
        + "      Then the button \"Close\" of the modal \"Rules\" has the focus",
      "When I close it by Escape\n      Then it closes\n"
        + "      And the button \"Fare rules\" has the focus",
      "its hints on, and the modal \"Rules\" is open",
      "When the toast \"Saved\" comes up\n      Then VoiceOver says",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  private func text(_ component: String, hints: String = "on") throws -> String {
    let readers = try BuiltIn.profileNames(of: .documented).map { id in
      var profile = try #require(BuiltIn.profile(id))
      try profile.settings.set("hints", to: hints)
      return (
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates)
      )
    }
    let screen = try WalkSupport.screen(of: "  - \(component)")
    return CriteriaSheet(for: screen, readers: readers) { _ in nil }.written(as: .gherkin).text
  }

  @Test(arguments: [
    "{kind: dropdown, label: Seat, options: [A, B]}", "{kind: menu, label: Sort, items: [A, B]}",
    "{kind: date-picker, label: Day, date: 2026-03-18}",
  ])
  func `are the same whether the design shows it open or closed`(_ component: String) throws {
    let open = component.replacing("}", with: ", expanded: true}")
    let scenarios = try text(component).split(separator: "\n\n").filter {
      // If a component is open, focus starts inside it, so there are no tests of the screen's
      // opening.
      !$0.contains("the screen opens") && !$0.contains("tests: about")
    }
    let text = try text(open)
    for scenario in scenarios { #expect(text.contains(scenario), "\(scenario)") }
  }

  @Test func `expect focus only on stops that can be reached`() throws {
    let outside = try text("{kind: dropdown, label: Seat, options: [A]}")
    #expect(!outside.contains("the dropdown \"Seat\" has the focus, and it is expanded"))
    let inside = try text("{kind: dropdown, label: Seat, options: [A], opener: inside}")
    #expect(inside.contains("the dropdown \"Seat\" has the focus, and it is expanded"))
  }

  @Test func `say it when hints are off`() throws {
    let menu = "{kind: menu, label: Sort, items: [A]}"
    #expect(try text(menu).contains("with TalkBack on and its hints on"))
    #expect(!(try text(menu).contains("hints off")))
    let silent = try text(menu, hints: "off")
    #expect(silent.contains("with TalkBack on and its hints off"))
    #expect(!silent.contains("double tap to activate") && !silent.contains("its hints on"))
    let dropdown = try text("{kind: dropdown, label: Seat, options: [A]}", hints: "off")
    #expect(dropdown.contains("Scenario: its role is announced"))
  }

  @Test func `ask people to judge the rest`() throws {
    let text = try text(
      "{kind: dropdown, label: Seat, visible-label: \"Seat:\", options: [A, B], next: {down: seat-2}}"
        + "\n  - {kind: dropdown, id: seat-2, label: Row, options: [{label: A, role: checkbox}]}")
    for line in [
      "\"Seat\" says its purpose", "the visible label \"Seat:\"",
      "Scenario: its role is announced",
      "\"button\" and \"double tap to activate\" includes its role",
      "it and its label are one stop", "no other stop says \"Seat\" again",
      "arrows and icons inside it", "When I open the screen",
      "the dropdown \"Seat\" has the focus, and I can reach",
      "the order is the same as the swipe order",
      "the direction 'down' goes to the dropdown \"Row\"",
      "choosing another option replaces the value", "choosing a checkbox keeps the list open",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(text.split(separator: "the order is the same as the swipe order").count == 3)
  }

  @Test(arguments: [
    ("{kind: date-picker, label: Trip}", "I swipe up on the month and year", "February 2026"),
    ("{kind: date-picker, label: Trip}", "swipe up on the year wheel", "2027"),
    ("{kind: date-picker, label: Trip}", "double-tap and hold the next month", "May"),
    ("{kind: date-picker, label: Trip}", "swipe down on the day that is chosen", "31"),
    ("{kind: date-picker, label: Trip}", "double-tap Set", "Trip, January 2, 2026, edit box"),
    ("{kind: date-picker, label: Trip}", "double-tap Cancel", "Trip, edit box"),
    (
      "{kind: date-picker, label: Trip}", "I double-tap the day \"Thursday, January 1\"",
      "Selected, Thursday, January 1, button"
    ),
    ("{kind: date-picker, label: Trip, style: input}", "double-tap Set", "January 31, 2026"),
    (
      "{kind: search-field, label: Search, results: announced}", "abc and results appear",
      "Auto search results below"
    ),
  ])
  func `describe the answers of a picker or search field`(
    _ component: String, _ when: String, _ heard: String
  ) throws {
    let criteria = try sheet(of: WalkSupport.screen(of: "  - \(component)")).criteria
      .filter { $0.when.contains(when) }
    #expect(!criteria.isEmpty)
    #expect(criteria.contains { $0.then.contains { $0.text.contains(heard) } }, "\(criteria)")
    if when.contains("results") {
      #expect(
        criteria.allSatisfy {
          $0.then.contains { $0.text == "the search field \"Search\" keeps the focus" }
        })
    }
  }

  @Test func `name the buttons that close a date picker, and results without focus`() throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: date-picker, label: Trip}
          - {kind: search-field, label: Search, results: announced}
        """)
    let text = try sheet(of: screen).written(as: .gherkin).text
    #expect(text.contains("closing it by a double-tap on the button \"Set\""))
    #expect(text.contains("closing it by a double-tap on the button \"Cancel\""))
    #expect(text.contains("with VoiceOver, the text \"Auto search results below\" comes up"))
  }

  @Test func `keep a CSV field that looks like a formula as text`() throws {
    let text = try sheet().written(as: .csv).text
    #expect(
      text.hasPrefix(
        "ID,Title,Section,Area,Platform,Level,Preconditions,Steps,Expected Result,Recording,"
          + "VoiceOver Heard,VoiceOver Result,TalkBack Heard,TalkBack Result,Note\r\n"))
    #expect(!text.contains("\r\n="))
    #expect(text.contains("\"\"=More"))
  }

  private func criteria(
    of components: String, _ profile: String, _ id: String
  ) throws -> [Criterion.Outcome] {
    let screen = try WalkSupport.screen(of: components)
    let sheet = CriteriaSheet(for: screen, readers: try CriteriaCase.readers([profile], of: screen))
    {
      _ in nil
    }
    return try #require(sheet.criteria.first { $0.id.hasPrefix("\(id).") }, "\(id)").then
  }

  @Test(arguments: [
    (
      "voiceover-documented",
      ["its text can be edited", "the search field \"Find\" keeps the focus"]
    ),
    (
      "voiceover-ios-27",
      [
        "its text can be edited", "the search field \"Find\" keeps the focus",
        "VoiceOver says \"is editing, insertion point at start\"",
      ]
    ),
    (
      "talkback-16.2",
      [
        "its text can be edited", "the search field \"Find\" keeps the focus",
        "TalkBack says \"Showing Gboard\"",
      ]
    ),
  ])
  func `state that a double-tap on a field begins editing`(
    _ profile: String, _ wanted: [String]
  ) throws {
    let field = "  - {kind: search-field, label: Find}"
    #expect(try criteria(of: field, profile, "find.double-tap").map(\.text) == wanted)
    let own = "  - {kind: text-field, label: Find}"
    #expect(
      try criteria(of: own, profile, "find.double-tap").map(\.text)
        == wanted.map { $0.replacing("search field", with: "text field") })
  }

  @Test(arguments: [
    (
      "s.close.close-button",
      ["it closes", "the button \"Go\" has the focus", "VoiceOver says \"Go, button\""]
    ),
    (
      "s.close.escape",
      ["it closes", "the button \"Go\" has the focus", "VoiceOver says \"Go, button\""]
    ),
    ("s.open", ["the button \"Close\" has the focus", "VoiceOver says \"Close, button\""]),
    (
      "s.resize",
      [
        "the grabber \"Card controller\" keeps the focus",
        "VoiceOver says \"Card controller, full screen, button, "
          + "adjust the size of the card overlaying screen\"",
      ]
    ),
    ("bar.double-tap", ["the previous screen appears"]),
    ("r.action.Share", ["the app performs \"Share\""]),
    ("d.double-tap", ["nothing happens, because it is disabled"]),
    (
      "l.done",
      [
        "the button \"Beds, Decrement\" of the stepper \"Beds\" has the focus",
        "VoiceOver says \"3 found\"", "VoiceOver says \"Beds, 2, Decrement, Button\"",
      ]
    ),
    ("n.more", ["the button \"Beds, Increment\" keeps the focus", "VoiceOver says \"3\""]),
    ("w.choose", ["the option \"Y\" keeps the focus", "VoiceOver says \"Y, button, selected\""]),
    (
      "page.next-page",
      ["the card \"Two\" has the focus", "VoiceOver says \"Two, button, 2 of 2\""]
    ),
    ("note.button.Sign_in", ["the app performs \"Sign in\""]),
    (
      "row.lift",
      ["the button \"Reorder Up\" keeps the focus", "VoiceOver says \"Up, lifted, 1 of 2\""]
    ),
    (
      "time.swipe-up.wheel.hour",
      ["the hour wheel \"10\" keeps the focus", "VoiceOver says \"10\""]
    ),
  ])
  func `describe the behaviour of each kind`(_ id: String, _ wanted: [String]) throws {
    let screen = """
        - {kind: navigation-bar, id: bar, label: B, back: true}
        - {kind: button, id: go, label: Go, opens: s}
        - {kind: table-row, id: r, label: Row, actions: [Share]}
        - {kind: button, id: d, label: Old, disabled: true}
        - {kind: loading, id: l, label: Looking, done: 3 found}
        - {kind: stepper, id: n, label: Beds, value: 2}
        - {kind: radio-group, id: w, label: Way, options: [X, Y], value: X}
        - {kind: carousel, id: page, label: Pages, components: [{kind: card, label: One}, {kind: card, label: Two}]}
        - {kind: banner, id: note, label: Note, buttons: [Sign in]}
        - {kind: reorderable-row, id: row, label: Up, position: 1 of 2}
        - {kind: time-picker, id: time, label: Time, time: '9:00'}
        - {kind: sheet, close: true, id: s, label: Sheet, grabber: true, size: half}
      """
    #expect(try criteria(of: screen, "voiceover-documented", id).map(\.text) == wanted)
  }

  @Test(arguments: ["go.confined", "s.double-tap", "bar.swipe-up", "h.double-tap", "n.swipe-up"])
  func `do not state unknown behaviour`(_ id: String) throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: navigation-bar, id: bar, label: B, back: true}
          - {kind: heading, id: h, label: Top}
          - {kind: button, id: go, label: Go, opens: s, actions: [Share]}
          - {kind: stepper, id: n, label: Beds, value: 2}
          - {kind: sheet, close: true, id: s, label: Sheet}
        """)
    let criteria = try sheet(of: screen).criteria
    #expect(!criteria.contains { $0.id.hasPrefix("\(id).") })
    #expect(criteria.contains { $0.id.hasPrefix("go.action.Share.") })
  }

  @Test func `are a list to tick off in Markdown`() throws {
    let text = try sheet().written(as: .markdown).text
    #expect(text.hasPrefix("# Acceptance criteria: Book: a \\@flight\n"))
    #expect(text.contains("### Keyboard"))
    #expect(text.contains("- **a double-tap on it**: when I double-tap"))
    #expect(text.contains("  - [ ] passes with TalkBack"))
    #expect(text.contains("with the text size of the device at 200 %."))
    #expect(text.contains("with VoiceOver or TalkBack on and its hints on."))
  }
}
