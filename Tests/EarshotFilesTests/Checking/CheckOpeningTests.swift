import Earshot
import Testing

@Suite struct `The check of opening components` {
  private func kinds(_ components: String, _ id: String) throws -> [DesignFinding.Kind] {
    try designFindings(walking: components, id).map(\.kind)
  }

  @Test(arguments: WalkSupport.all)
  func `finds nothing in components that follow the guidelines`(_ id: String) throws {
    #expect(
      try kinds(
        """
          - {kind: dropdown, label: Search by, options: [One, Two], dismiss: true}
          - {kind: menu, label: More, state: name, items: [Move, Snooze]}
          - {kind: date-picker, label: Departure, date: 2026-03-18}
          - {kind: date-picker, label: Return}
          - {kind: date-picker, label: Arrival, today: 2026-03-18, unavailable: [2026-03-18]}
          - {kind: search-field, label: Search}
          - {kind: checkbox, label: Agree}
          - {kind: button, label: Discard, opens: sure}
          - {kind: alert, label: Sure?, buttons: [Keep]}
        """, id) == [])
  }

  @Test(arguments: WalkSupport.all)
  func `finds a menu that only a tap outside closes`(_ id: String) throws {
    #expect(
      try kinds("  - {kind: menu, label: More, state: name, items: [A], closes: [outside]}", id)
        == [.closesOutsideOnly])
  }

  @Test func `finds a trap on the platform that cannot make the gesture`() throws {
    let menu = "  - {kind: menu, label: More, state: name, items: [A], closes: [two-finger-swipe]}"
    #expect(try kinds(menu, "voiceover-documented") == [.trap])
    #expect(try kinds(menu, "talkback-documented") == [])
  }

  @Test func `finds an alert without a button on iOS`() throws {
    let alert = "  - {kind: alert, label: Wait}"
    #expect(try kinds(alert, "voiceover-ios-26") == [.trap])
    #expect(try kinds(alert, "talkback-15.1") == [])
  }

  @Test func `finds a sheet that only a tap outside closes once for all readers`() throws {
    let sheet = "{kind: sheet, label: Filters, close: false, closes: [outside]}"
    let findings = try designFindings([sheet])
    #expect(findings.map(\.kind) == [.closesOutsideOnly])
    #expect(findings.allSatisfy { $0.message.contains("the sheet \"Filters\" closes only by") })
  }

  @Test func `finds a menu that one reader closes only by a tap outside`() throws {
    let menu =
      "  - {kind: menu, label: More, state: name, items: [A], closes: [outside, two-finger-swipe]}"
    #expect(try kinds(menu, "voiceover-documented") == [.closesOutsideOnly])
    #expect(try kinds(menu, "talkback-documented") == [])
  }

  @Test(arguments: WalkSupport.all)
  func `looks at components that are disabled now`(_ id: String) throws {
    let menu =
      "  - {kind: menu, label: More, state: name, disabled: true, items: [A], closes: [outside]}"
    #expect(try kinds(menu, id) == [.closesOutsideOnly])
  }

  @Test(arguments: WalkSupport.all)
  func `finds nothing if a component without a choice can be closed`(_ id: String) throws {
    let none = "[{label: A, disabled: true}, {label: B, disabled: true}]"
    #expect(try kinds("  - {kind: dropdown, label: Seat, options: \(none)}", id) == [])
    #expect(try kinds("  - {kind: menu, label: Sort, state: name, items: \(none)}", id) == [])
    let menu = "  - {kind: menu, label: Sort, state: name, closes: [item], items: \(none)}"
    #expect(try kinds(menu, id) == [.trap])
  }
}

func designFindings(walking components: String, _ id: String) throws -> [DesignFinding] {
  let checks = [any DesignCheck].builtIn.filter { check in
    [.untoldState, .trap, .keyboardOrder].contains { check.kinds.contains($0) }
  }
  return try designFindings(
    design: "screen: Test\ncomponents:\n\(components)", file: "test.yaml", profiles: [id],
    checks: checks)
}
