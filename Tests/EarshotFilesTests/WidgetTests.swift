import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

private struct Said: Sendable, CustomTestStringConvertible {
  let component: String
  let stop: String?
  let profile: String
  let text: String
  var testDescription: String { "\(component) \(stop ?? ""): \(text)" }

  init(_ component: String, _ stop: String? = nil, _ profile: String, _ text: String) {
    (self.component, self.stop, self.profile, self.text) = (component, stop, profile, text)
  }
}

@Suite struct `Components of real screens` {
  private static let iOS = "voiceover-ios-26"
  private static let android = "talkback-15.1"

  private static let said = [
    Said("kind: section, label: Fees, components: [{text: None}]", "label", iOS, "Fees, heading"),
    Said(
      "kind: page-control, label: Photos, position: 1 of 3", nil, iOS,
      "Photos, page 1 of 3, adjustable"),
    Said("kind: rating, label: Stars, value: 4", nil, iOS, "Stars, 4 of 5 stars, adjustable"),
    Said("kind: rating, label: Stars, value: 4", nil, android, "4 of 5 stars, Stars, Slider"),
    Said(
      "kind: rating, label: Stars, value: 4, read-only: true", nil, iOS,
      "Stars, 4 of 5 stars, image"),
    Said("kind: card, label: Sol, content: [Pool, Bar]", nil, iOS, "Sol, Pool, Bar, button"),
    Said("kind: card, label: Sol, content: [Pool, Bar]", nil, android, "Sol, Pool, Bar"),
    Said("kind: loading, label: Loading hotels", nil, iOS, "Loading hotels, In progress"),
    Said(
      "kind: loading, label: Loading hotels", nil, android,
      "In progress, Loading hotels, Progress bar"),
    Said("kind: loading, label: L, done: 12 hotels", "done", android, "12 hotels"),
    Said("kind: reorderable-row, label: Milk, position: 1 of 3", "row", iOS, "Milk, 1 of 3"),
    Said(
      "kind: reorderable-row, label: Milk, position: 1 of 3", "handle", iOS,
      "Reorder Milk, button, draggable"),
    Said(
      "kind: reorderable-row, label: Milk, position: 1 of 3", "moved@moved", iOS,
      "Milk, moved to 1 of 3"),
    Said("kind: banner, label: Failed, body: Try again.", nil, iOS, "Failed, Try again."),
    Said("kind: banner, label: Failed, body: Try again.", nil, android, "Failed, Try again."),
    Said("kind: navigation-bar, label: Hotels, back: true", "back", iOS, "back button"),
    Said("kind: navigation-bar, label: Hotels, back: Trips", "back", iOS, "Trips, back button"),
    Said("kind: navigation-bar, label: Hotels, back: true", "back", android, "Navigate up, Button"),
    Said(
      "kind: navigation-drawer, label: Sol, options: [Trips, Home], value: Home", "option.Home",
      android,
      "selected, Home, Tab"),
    Said("kind: time-picker, label: Start, time: \"14:30\"", nil, iOS, "Start, 2:30 PM, button"),
    Said(
      "kind: time-picker, label: Start, time: \"14:30\", hours: 24", nil, iOS,
      "Start, 14:30, button"),
    Said(
      "kind: time-picker, label: Start, time: \"0:05\"", "wheel.hour", iOS,
      "12 o’clock, selected, picker item, adjustable, 12 of 12"),
    Said(
      "kind: time-picker, label: Start, time: \"14:30\"", "period.pm", android,
      "Selected, PM, Button, 2 of 2"),
  ]

  @Test(arguments: said)
  private func `are announced as on their platforms`(_ row: Said) throws {
    let profile = try #require(BuiltIn.profile(row.profile))
    let design = "screen: T\ncomponents:\n  - {\(row.component)}"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let entry = try #require(preview.entry(of: screen.components[0], stop: row.stop))
    #expect(entry.announcement.text == row.text)
  }

  private func walked(
    _ component: String, _ platform: Platform, _ actions: [Action]
  ) throws -> [String] {
    let profile = try #require(BuiltIn.profile("\(platform.rawValue)-documented"))
    let design = "screen: T\ncomponents:\n  - {\(component)}\n  - {kind: button, label: Next}"
    var walk = Walkthrough(
      through: try DesignReader.screen(of: Array(design.utf8), file: "d.yaml"),
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return actions.map { action in
      let step = walk.perform(action)
      return walk.timeline.heard[step.heard].last?.text ?? ""
    }
  }

  @Test func `answer in a walk as on their platforms`() throws {
    let up = Action.gesture(.swipeUp)
    #expect(
      try walked("kind: page-control, label: P, position: 2 of 3", .voiceOver, [up, up])
        == ["page 3 of 3", ""])
    #expect(
      try walked("kind: rating, label: R, value: 4", .talkBack, [up, up]) == ["5 of 5 stars", ""])
    #expect(
      try walked(
        "kind: reorderable-row, label: Milk, position: 1 of 2", .talkBack,
        [
          .touch(Focus(component: "milk", stop: StopID(.handle))), .gesture(.doubleTapAndHold),
          .gesture(.swipeDown), .gesture(.doubleTap),
        ]
      ).dropFirst() == ["Milk, lifted, 1 of 2", "Milk, moved to 2 of 2", "Milk, dropped, 2 of 2"])
    let row = "kind: expandable-row, label: Fees, components: [{text: None}]"
    #expect(try walked(row, .voiceOver, [.gesture(.swipeRight)]) == ["Next, button"])
    #expect(
      try walked(row, .voiceOver, [.gesture(.doubleTap), .gesture(.swipeRight)]).last == "None")
    let sheet = "kind: chip-group, label: F, options: [A, B]"
    #expect(
      try walked(sheet, .voiceOver, [.gesture(.doubleTap)])
        == ["Selected, A, button, list start"])
  }

  @Test(arguments: [
    (2, ["down"], "moved below Bread"), (2, ["up"], "moved above Tea"),
    (1, ["down", "down"], "moved below Bread"), (1, ["down", "down", "up"], "moved above Bread"),
  ])
  func `are announced next to another row after a move on iOS`(
    place: Int, moves: [String], announcement: String
  ) throws {
    let profile = try #require(BuiltIn.newest(of: .device, on: .voiceOver))
    let rows = ["Tea", "Milk", "Bread"].enumerated().map {
      "- {kind: reorderable-row, label: \($1), position: \($0 + 1) of 3}\n"
    }
    let design = "screen: S\ncomponents:\n\(rows.joined())"
    var walk = Walkthrough(
      through: try DesignReader.screen(of: Array(design.utf8), file: "d.yaml"),
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let id = ["tea", "milk", "bread"][place - 1]
    walk.perform(.touch(Focus(component: id, stop: StopID(.handle))))
    walk.perform(.gesture(.doubleTapAndHold))
    var heard: [String] = []
    for move in moves {
      let step = walk.perform(.gesture(move == "up" ? .swipeUp : .swipeDown))
      heard = walk.timeline.heard[step.heard].map(\.text)
    }
    #expect(heard == [announcement])
  }

  @Test(arguments: ["voiceover-documented", "talkback-documented"])
  func `without choices are not announced`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let empty = [
      ChipGroup("Filters", options: []), SegmentedControl("Sort by", options: []),
      TabBar("Tabs", options: []),
    ]
    for component in empty {
      #expect(preview.entries(of: component, states: .all).isEmpty)
    }
  }

  @Test(arguments: [(Platform.voiceOver, "Back"), (.talkBack, "Navigate up")])
  func `have the right action for their name`(_ platform: Platform, _ name: String) throws {
    let profile = try #require(BuiltIn.newest(of: .documented, on: platform))
    let design = "screen: S\ncomponents:\n- {kind: navigation-bar, label: Hotels, back: true}\n"
    var walk = Walkthrough(
      through: try DesignReader.screen(of: Array(design.utf8), file: "d.yaml"),
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    #expect(walk.perform(.gesture(.doubleTap)).remarks == [.acted(name)])
  }

  @Test(arguments: Platform.allCases)
  func `do their long press when they are held`(_ platform: Platform) throws {
    let profile = try #require(BuiltIn.newest(of: .device, on: platform))
    let design = "screen: S\ncomponents:\n- {kind: button, label: Song, long-press: reorder}\n"
    var walk = Walkthrough(
      through: try DesignReader.screen(of: Array(design.utf8), file: "d.yaml"),
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    #expect(walk.perform(.gesture(.doubleTapAndHold)).remarks == [.acted("reorder")])
  }

  @Test func `show the keyboard only if they need it`() throws {
    let field = "kind: text-field, label: Code"
    let profile = try #require(BuiltIn.newest(of: .device, on: .talkBack))
    let said = try ["", ", keyboard: false", ", keyboard: email"].map { key in
      let design = "screen: S\ncomponents: [{\(field)\(key)}]"
      var walk = Walkthrough(
        through: try DesignReader.screen(of: Array(design.utf8), file: "d.yaml"),
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates))
      let step = walk.perform(.gesture(.doubleTap))
      return walk.timeline.heard[step.heard].contains { $0.text.contains("Gboard") }
    }
    #expect(said == [true, false, true])
  }

  @Test func `keep the time that was picked`() throws {
    let field = "kind: time-picker, id: t, label: Start, time: \"9:05\""
    func stop(_ role: StopID.Role, _ label: String? = nil) -> Action {
      .touch(Focus(component: "t", stop: StopID(role, label)))
    }
    let tap = Action.gesture(.doubleTap)
    let heard = try walked(
      field, .talkBack,
      [
        tap, stop(.number, "3"), tap, stop(.minute), tap, stop(.number, "30"), tap,
        stop(.period, "pm"), tap, stop(.set), tap,
      ])
    #expect(heard.last == "Start, 3:30 PM, button, double tap to activate")
    #expect(
      try walked(field, .talkBack, [tap, stop(.number, "3"), tap, stop(.cancel), tap]).last
        == "Start, 9:05 AM, button, double tap to activate")
    #expect(
      try walked(field, .voiceOver, [tap, stop(.wheel, "hour"), .gesture(.swipeUp)]).last == "10")
  }
}
