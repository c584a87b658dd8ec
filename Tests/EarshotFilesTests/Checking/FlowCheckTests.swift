import Earshot
import Testing

@Suite struct `The flow check` {
  private func kinds(_ components: String, _ id: String) throws -> [DesignFinding.Kind] {
    try WalkSupport.flowFindings(components, id).map(\.kind)
  }

  @Test(arguments: WalkSupport.all)
  func `finds nothing in components as the guidelines want them`(_ id: String) throws {
    #expect(
      try kinds(
        """
          - {kind: dropdown, label: Search by, options: [One, Two], dismiss: true}
          - {kind: menu, label: More, items: [Move, Snooze]}
          - {kind: date-picker, label: Departure, date: 2026-03-18}
          - {kind: search-field, label: Search}
          - {kind: checkbox, label: Agree}
          - {kind: alert, label: Sure?, buttons: [Keep]}
        """, id) == [])
  }

  @Test(arguments: WalkSupport.all)
  func `finds a menu that only a tap outside closes`(_ id: String) throws {
    #expect(
      try kinds("  - {kind: menu, label: More, items: [A], closes: [outside]}", id)
        == [.closesOutsideOnly])
  }

  @Test func `finds a trap on the platform that cannot make the gesture`() throws {
    let menu = "  - {kind: menu, label: More, items: [A], closes: [two-finger-swipe]}"
    #expect(try kinds(menu, "voiceover-documented") == [.trap])
    #expect(try kinds(menu, "talkback-documented") == [])
  }

  @Test func `finds an alert without a button on iOS`() throws {
    let alert = "  - {kind: alert, label: Wait}"
    #expect(try kinds(alert, "voiceover-ios-26") == [.trap])
    #expect(try kinds(alert, "talkback-15.1") == [])
  }

  @Test(arguments: WalkSupport.all)
  func `finds a dropdown whose state nobody tells`(_ id: String) throws {
    #expect(
      try kinds("  - {kind: dropdown, label: Cabin, state: none, options: [A, B]}", id)
        == [.untoldState])
  }

  @Test func `finds what opens and says nothing`() throws {
    let sheet = "  - {kind: sheet, label: '', close: false, components: [{kind: text, label: ''}]}"
    #expect(try kinds(sheet, "voiceover-ios-26").contains(.opensSilently))
  }
}
