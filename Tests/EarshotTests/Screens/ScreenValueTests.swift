import Earshot
import EarshotProfiles
import Testing

@Suite struct `Screens that are written in Swift` {
  private let screen = Screen("Flights", initialFocus: "search-by") {
    Heading("Flights")
    Dropdown(
      "Search by", options: ["Record locator", "Bag tag number"], selected: "Record locator")
    Checkbox("Remember me", .on)
    Button("Continue", opens: "terms")
    Button("Continue").with { $0.common.hint = "To the seats" }
    Modal("Terms") {
      Text("You may cancel.")
      if true { Link("Read all") }
    }.with {
      $0.common.ownID = "terms"
      $0.hasCloseButton = true
    }
  }

  private func preview(_ id: String) throws -> ScreenPreview {
    let profile = try #require(BuiltIn.profile(id))
    return ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
  }

  @Test(arguments: [
    (
      "voiceover-documented",
      [
        "Flights, heading", "Search by, Record locator, button, collapsed",
        "Remember me, checked, button", "Continue, button",
      ]
    ),
    (
      "talkback-documented",
      [
        "Flights, heading",
        "Search by, button, Record locator, in list, collapsed, double tap to activate",
        "Checked, Remember me, checkbox, double tap to toggle",
        "Continue, button, double tap to activate",
      ]
    ),
  ])
  func `are announced`(_ id: String, _ said: [String]) throws {
    let entries = try preview(id).entries(of: screen, states: .current)
    #expect(entries.prefix(4).map(\.announcement.text) == said)
  }

  @Test func `have unique ids`() {
    #expect(
      screen.allComponents.map(\.id) == [
        "flights", "search-by", "remember-me", "continue", "continue-2", "terms",
        "you-may-cancel", "read-all",
      ])
    #expect(screen.repeatedIDs == [] && screen.wrongReferences == [])
  }

  @Test func `know the line of every component`() {
    let lines = screen.components.map(\.common.location.line)
    #expect(lines == lines.sorted() && Set(lines).count == lines.count)
    #expect(screen.components[0].common.location.file == "EarshotTests/ScreenValueTests.swift")
    #expect(screen.component("read-all")?.common.location.line == lines[5] + 2)
  }

  @Test func `have errors for references to missing components`() {
    let wrong = Screen("S", initialFocus: "two") {
      Button("One", opens: "tow")
      Button("One").with { $0.common.ownID = "two" }
      Button("One").with { $0.common.ownID = "two" }
    }
    let repeated = "the id 'two' is already used in line 71; ids must differ"
    #expect(wrong.repeatedIDs.map(\.message) == [repeated])
    let missing =
      "'opens: tow': this screen has no component with the id 'tow'; "
      + "add an alert, modal, sheet or toast with this id"
    #expect(wrong.wrongReferences.map(\.message) == [missing])
    #expect(wrong.wrongReferences.first?.location == wrong.components[0].common.location)
  }

  @Test(arguments: ["voiceover-documented", "voiceover-ios-26", "talkback-documented"])
  func `can be walked through`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    var walk = Walkthrough(
      through: screen, reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    #expect(walk.focus == Focus("search-by/trigger"))
    walk.perform(.gesture(.doubleTap))
    #expect(walk.focus == Focus("search-by/option.Record locator"))
    walk.perform(.gesture(.swipeRight))
    walk.perform(.gesture(.doubleTap))
    let dropdown = walk.components[1]
    #expect(dropdown.traits.value == "Bag tag number")
    #expect(walk.focus == Focus("search-by/trigger"))
  }
}

@Suite struct `Stops` {
  @Test(arguments: [
    "trigger", "option.Record locator", "option.", "option.A.B", "", "day.2026-03-18",
  ])
  func `are printed in reading order`(_ name: String) { #expect(StopID(name).description == name) }

  @Test func `are distinguished by role and label`() {
    #expect(StopID("option.A.B") == StopID(.option, "A.B"))
    #expect(StopID("button") != StopID(.button, ""))
  }
}

@Suite struct `States` {
  private let components: [any Component] =
    [
      Dropdown(options: ["A", "B"]), Menu(items: ["A"]), SearchField("A", results: .announced),
      DatePicker(today: CalendarDate(year: 2026, month: 3, day: 18)),
      RadioGroup(options: ["A", "B"]), TextField("A"), Stepper("A", value: "1"),
    ]
    + [
      .button, .link, .checkbox, .radioButton, .switch, .slider, .heading,
      .text, .image, .expandableRow, .tableRow, .tab, .chip, .progress, .card, .rating,
      .pageControl,
    ].map { Control($0, "A") }

  private func expectOwnStates(_ component: some Component) {
    #expect(Set(component.states).count == component.states.count)
    for state in component.states {
      let shown = component.inState(state).state.rawValue
      #expect(
        shown == state.rawValue
          || ["expanded", "usual", "with-text"].contains(shown), "\(component.kind) \(state)")
    }
  }

  @Test func `are reached when a component is put into them`() {
    for component in components { expectOwnStates(component) }
  }
}
