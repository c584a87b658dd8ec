import Earshot
import EarshotOutput
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `A walk as a table` {
  private static let documented = ["voiceover-documented", "talkback-documented"]

  private func table(
    of components: String, by profile: String, _ limits: WalkTable.Limits = WalkTable.Limits()
  ) throws -> WalkTable {
    let screen = try WalkSupport.screen(of: components)
    return try #require(try WalkSupport.walk(screen, profile).table(limits: limits))
  }

  @Test(arguments: documented)
  func `has the states of each component, not their product`(profile: String) throws {
    let switches = (1...12).map { "  - {kind: switch, label: Switch \($0)}\n" }.joined()
    let table = try table(of: switches, by: profile)
    #expect(table.components.map(\.states.count) == Array(repeating: 2, count: 12))
    #expect(table.components.allSatisfy { $0.isComplete && !$0.hasTyping })
  }

  @Test(arguments: documented)
  func `leaves out typing and marks it`(profile: String) throws {
    let table = try table(
      of: "  - {kind: text-field, label: Name}\n  - {kind: button, label: Go}\n", by: profile)
    #expect(table.components.map(\.hasTyping) == [true, false])
    let move = table.components[0].states[0].moves[.activate]?[0]
    #expect(move?.next == 0 && move?.effects == [.typing])
  }

  @Test(arguments: documented)
  func `reaches twelve months in both directions`(profile: String) throws {
    let picker = "  - {kind: date-picker, label: Day, value: 2026-03-18, style: calendar}\n"
    let screen = try WalkSupport.screen(of: picker)
    let table = try table(of: picker, by: profile)
    for (gesture, move) in [("swipe-up", WalkTable.Move.increase), ("swipe-down", .decrease)] {
      var walk = try WalkSupport.walk(screen, profile)
      try walk.does("double-tap")
      let focus = try #require(
        walk.reachableStops.first { $0.stop?.role == .month })
      walk.perform(.touch(focus))
      var state = try #require(table.components[0].states[0].moves[.activate]?[0]?.next)
      for month in 1...12 {
        let stops = table.components[0].states[state].stops.map { table.stops[$0].id }
        let place = try #require(stops.firstIndex { $0.role == .month })
        let transition = try #require(table.components[0].states[state].moves[move]?[place])
        let heard = try walk.does(gesture)
        #expect(transition.effects == [.adjusted(heard.first ?? "")], "\(gesture) \(month)")
        state = try #require(transition.next, "\(gesture) \(month)")
      }
    }
  }

  @Test(arguments: documented)
  func `marks a component of which it has only some states`(profile: String) throws {
    let options = (1...9).map { "Option \($0)" }.joined(separator: ", ")
    let list =
      "  - {kind: dropdown, label: Several, option-role: checkbox, options: [\(options)]}\n"
    let table = try table(of: list, by: profile)
    #expect(!table.components[0].isComplete)
    #expect(table.components[0].states.count == WalkTable.Limits().states)
  }

  @Test(arguments: ["voiceover-ios-26", "talkback-15.1"])
  func `does not exist for devices, which remember more`(profile: String) throws {
    let screen = try WalkSupport.screen(of: "  - {kind: button, label: Go}\n")
    #expect(try WalkSupport.walk(screen, profile).table() == nil)
  }

  @Test(arguments: documented)
  func `does not exist for a screen that appears while a field is edited`(profile: String) throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: text-field, label: Name, editing: true}\n")
    #expect(try WalkSupport.walk(screen, profile).table() == nil)
  }

  @Test(arguments: documented)
  func `distinguishes states that no stop shows`(profile: String) throws {
    let menu = """
        - {kind: menu, label: Sort, items: [{label: Name, role: radio}, {label: Date, role: radio}]}

      """
    // Two states, closed and open, for each selection: no item, the first item, the second item.
    #expect(try table(of: menu, by: profile).components[0].states.count == 6)
  }

  @Test(arguments: documented)
  func `loses states beyond a number, but nothing of the others`(profile: String) throws {
    let whole = try table(
      of: "  - {kind: dropdown, label: Size, options: [Small, Medium, Large]}\n", by: profile)
    let trimmed = whole.trimmed(to: 2)
    let (before, after) = (whole.components[0].states, trimmed.components[0].states)
    #expect(after.count == 2 && !trimmed.components[0].isComplete)
    for (old, new) in zip(before, after) {
      #expect(old.stops.map { whole.stops[$0] } == new.stops.map { trimmed.stops[$0] })
      #expect(old.opening == new.opening)
    }
    let moves = after.flatMap { $0.moves.values.flatMap(\.self).compactMap(\.self) }
    #expect(moves.allSatisfy { $0.next.map { $0 < 2 } ?? $0.effects.isEmpty })
  }

  @Test func `is in a script element that no text can end`() throws {
    let table = try table(
      of: "  - {kind: button, label: \"</script><b>\"}\n", by: "talkback-documented")
    let text = HTMLText.data(json: TryData(table).json(language: "en")).text
    #expect(!text.contains("<"))
    #expect(text.contains("\\u003c/script>"))
  }

  @Test func `takes at most three tenths of a page`() throws {
    let pickers = (1...2).map { "  - {kind: date-picker, label: Day \($0)}\n" }.joined()
    let screen = try WalkSupport.screen(of: pickers)
    var report = ScreenReport(
      screenful: PreviewedScreen(
        screen: screen,
        entries: try Self.documented.flatMap {
          try #require(BuiltIn.profile($0)).preview(locale: "en")
            .entries(of: screen, states: .current)
        }), findings: [])
    for profile in Self.documented {
      report.tables[profile] = try WalkSupport.walk(screen, profile).table()
    }
    let page = ReportWriter(sources: []).written([report]).text
    let data = page.split(separator: "<script type=\"application/json\"").dropFirst().map {
      $0.prefix { $0 != "<" }.utf8.count
    }
    #expect(data.count == 2)
    #expect(data.reduce(0, +) * 10 <= page.utf8.count * 3)
  }
}
