import Earshot
import EarshotProfiles
import Testing

/// Recordings of real readers, with a matching design.
///
/// The speech recognizer added letter case, hyphens and punctuation. In the Android recording, the
/// app has a custom dropdown with checkable options and no collection info.
struct RecordedWalk: Sendable, CustomTestStringConvertible {
  var name: String
  var profile: String
  var design: String
  var script: String
  var recorded: [String]
  var differs: [String: String]

  var testDescription: String { name }

  static let all: [RecordedWalk] = [
    RecordedWalk(
      name: "Menu on Android", profile: "talkback-15.1",
      design: """
        screen: Inbox
        components:
          - kind: menu
            label: More Options
            state: none
            items: [{label: Archive, selected: true}, {label: Move to, selected: true}, {label: Snooze, selected: true}]
        """,
      script: "double-tap\nswipe-right\nswipe-right",
      recorded: [
        "More options button", "Double tap to activate", "Pop up window", "Double tap to activate",
        "selected Move to", "Double tap to activate", "selected Snooze", "Double tap to activate",
      ],
      differs: [:]),
    RecordedWalk(
      name: "Dropdown on Android", profile: "talkback-15.1",
      design: """
        screen: Flights
        toolkit: views
        components:
          - {kind: dropdown, label: Search by, state: platform, value: Record locator, options: [American Airlines, Record locator, Bag tag number]}
        """,
      script:
        "double-tap\nswipe-right\nswipe-right\ntouch: search-by/option.American Airlines\ndouble-tap",
      recorded: [
        "Collapsed Search by menu popup button",
        "Double tap to activate actions available Use Tap with three fingers to view",
        "American Airlines", "Double tap to select", "checked record locator",
        "Double tap to select", "bag tag number", "Double tap to select",
        "American Airlines collapsed Search by menu Pop up button",
        "Double tap to activate actions available Use Tap with three fingers to view",
      ],
      differs: [
        "Collapsed Search by menu popup button":
          "collapsed, Drop down list, Record locator for Search by",
        "Double tap to activate actions available Use Tap with three fingers to view":
          "Double-tap to change, Actions available, use Tap with 3 fingers to view",
        "American Airlines": "American Airlines, 1 of 3, In list, 3 items",
        "checked record locator": "selected, Record locator, 2 of 3",
        "bag tag number": "Bag tag number, 3 of 3",
        "American Airlines collapsed Search by menu Pop up button":
          "collapsed, Drop down list, American Airlines for Search by, Out of list",
      ]),
    RecordedWalk(
      name: "Search on iOS", profile: "voiceover-ios-26",
      design: "screen: Find\ncomponents:\n  - {kind: search-field, label: Search}", script: "",
      recorded: ["Search search field"], differs: [:]),
    RecordedWalk(
      name: "Menu on iOS", profile: "voiceover-ios-17",
      design: """
        screen: Passwords
        components:
          - {kind: button, label: Settings Back}
          - {kind: menu, label: Add, state: none, dismiss: true, items: [New password, New shared group]}
        """,
      script: "touch: add\ndouble-tap\nswipe-right\nswipe-right\ndouble-tap\nswipe-left",
      recorded: [
        "Add button", "New password button", "New shared group button",
        "Dismiss context menu button", "Settings Back button",
      ],
      differs: ["(focus returns to the opener)": "Add, button"]),
  ]
}

@Suite struct `Recordings of real readers` {
  @Test(arguments: RecordedWalk.all)
  func `are equal to the walk, except for known differences`(_ item: RecordedWalk) throws {
    let screen = try WalkSupport.screen(item.design)
    let transcript = Transcript(
      of: try WalkSupport.walk(screen, item.profile), by: try WalkSupport.script(item.script))
    var walked = transcript.heard.map(\.text)[...]
    for recorded in item.recorded {
      let expected = item.differs[recorded] ?? recorded
      let place = walked.firstIndex { Self.folded($0) == Self.folded(expected) }
      let found = try #require(place, "'\(expected)' is not heard in \(walked)")
      walked = walked[(found + 1)...]
    }
    for (recorded, other) in item.differs { #expect(Self.folded(recorded) != Self.folded(other)) }
  }

  private static func folded(_ text: String) -> String {
    let words = text.lowercased().map { $0.isLetter || $0.isNumber ? $0 : " " }
    return String(words).split(separator: " ").joined(separator: " ")
      .replacing("3 fingers", with: "three fingers")
  }
}
