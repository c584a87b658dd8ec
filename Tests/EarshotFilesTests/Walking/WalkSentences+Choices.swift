import Earshot

extension WalkSentence {
  private static let both = Platform.allCases

  private static func form(_ component: String) -> String {
    """
    screen: Inbox
    components:
      - {kind: heading, label: Inbox}
      - {id: it, \(component)}
      - {kind: link, id: help, label: Help}
    """
  }

  static let choices: [WalkSentence] = [
    .init(
      "Menu", both, "Items announce whether they are selected or unselected: radio buttons",
      in: form(
        "kind: menu, label: Sort, item-role: radio, items: [{label: Date, selected: true}, Name]"),
      """
      touch: it
      double-tap
      focus: it/item.Date
      voiceover-documented: hear: Date, button, selected
      talkback-documented: hear: Checked, Date, radio button, double tap to toggle
      swipe-right
      voiceover-documented: hear: Name, unselected, button
      talkback-documented: hear: Not checked, Name, radio button, double tap to toggle
      double-tap
      focus: it/trigger
      double-tap
      voiceover-documented: hear: Date, unselected, button
      talkback-documented: hear: Not checked, Date, radio button, double tap to toggle
      """),
    .init(
      "Menu", both, "Items announce whether they are selected or unselected: checkboxes",
      in: form(
        "kind: menu, label: Show, item-role: checkbox, items: [Read, Sent], closes: [escape]"),
      """
      touch: it
      double-tap
      double-tap
      focus: it/item.Read
      voiceover-documented: hear: Read, button, selected
      talkback-documented: hear: Checked, Read, checkbox, double tap to toggle
      swipe-right
      double-tap
      voiceover-documented: hear: Sent, button, selected
      swipe-left
      double-tap
      voiceover-documented: hear: Read, unselected, button
      talkback-documented: hear: Not checked, Read, checkbox, double tap to toggle
      escape
      focus: it/trigger
      """),
    .init(
      "Dropdown", both, "Items announce whether they are selected or unselected, several of them",
      in: form(
        "kind: dropdown, label: Days, option-role: checkbox, value: [Mon, Tue], options: [Mon, Tue, Wed]"
      ),
      """
      touch: it
      voiceover-documented: hear: Days, Mon, Tue, button, collapsed
      talkback-documented: hear: Days, button, Mon, Tue, in list, collapsed, double tap to activate
      double-tap
      swipe-right
      double-tap
      focus: it/option.Tue
      voiceover-documented: hear: Tue, unselected, button
      talkback-documented: hear: Not checked, Tue, checkbox, double tap to toggle
      escape
      focus: it/trigger
      voiceover-documented: hear: Days, Mon, button, collapsed
      """),
    .init(
      "Dropdown", both, "Focus may include the opening button, if the design says so",
      in: form("kind: dropdown, label: Seat, value: A, options: [A, B], opener: inside"),
      """
      touch: it
      double-tap
      focus: it/option.A
      swipe-left
      focus: it/trigger
      voiceover-documented: hear: Seat, A, button, expanded
      swipe-left
      focus: it/trigger
      double-tap
      voiceover-documented: hear: Seat, A, button, collapsed
      swipe-right
      focus: help
      """),
    .init(
      "Menu", both, "States are announced on the elements that close the menu: the dismiss button",
      in: form("kind: menu, label: Sort, items: [A], dismiss: true, dismiss-state: true"),
      """
      touch: it
      double-tap
      swipe-right
      focus: it/dismiss
      voiceover-documented: hear: Dismiss context menu, button, expanded
      talkback-documented: hear: Dismiss context menu, button, expanded, double tap to activate
      """),
    .init(
      "Dropdown", [.talkBack], "Pop up window or dropdown list can be the role",
      in: form("kind: dropdown, label: Seat, value: A, options: [A], variant: pop-up-window")
        + "\n  - {kind: dropdown, id: row, label: Row, value: A, options: [A], variant: dropdown-list}",
      """
      touch: it
      focus: it/trigger
      talkback-documented: hear: Seat, pop up window, A, in list, collapsed, double tap to activate
      touch: row
      talkback-documented: hear: Row, dropdown list, A, in list, collapsed, double tap to activate
      """),
    .init(
      "Menu", both, "A closed menu says that it is collapsed",
      in: form("kind: menu, label: Sort, items: [A], variant: with-state"),
      """
      touch: it
      focus: it/trigger
      voiceover-documented: hear: Sort, button, collapsed
      talkback-documented: hear: Sort, button, collapsed, double tap to activate
      """),
    .init(
      "Dropdown", [.talkBack], "A customized state is announced, and so is the chosen value",
      in: form(
        "kind: dropdown, label: Seat, value: A, options: [A], talkback: {stateDescription: opens}"),
      """
      touch: it
      focus: it/trigger
      talkback-documented: hear: Seat, button, A, in list, opens, double tap to activate
      """),
    .init(
      "Menu", [.talkBack], "A customized state replaces the platform's",
      in: form("kind: menu, label: Sort, items: [A], talkback: {stateDescription: closed}"),
      """
      touch: it
      focus: it/trigger
      talkback-documented: hear: Sort, button, closed, double tap to activate
      """),
    .init(
      "Dropdown", both, "Merged descendants of an option are read with it",
      in: form("kind: dropdown, label: Seat, options: [{label: Exit row, content: extra legroom}]"),
      """
      touch: it
      double-tap
      focus: it/option.Exit row
      voiceover: hear: Exit row, extra legroom, button
      talkback-documented: hear: Exit row, extra legroom, double tap to activate
      talkback-15.1: hear: Exit row, extra legroom
      """),
    .init(
      "Dropdown", both, "An element exposed on one platform is announced there",
      in: form(
        "kind: dropdown, label: Seat, options: [{label: A, voiceover: {label: Aisle seat}, talkback: {contentDescription: Seat at the aisle}}]"
      ),
      """
      touch: it
      double-tap
      focus: it/option.A
      voiceover: hear: Aisle seat, button
      talkback-documented: hear: Seat at the aisle, double tap to activate
      """),
    .init(
      "Dropdown", both, "If every option is disabled, focus still returns",
      in: form(
        "kind: dropdown, label: Seat, options: [{label: A, disabled: true}, {label: B, disabled: true}]"
      ),
      """
      touch: it
      double-tap
      focus: it/option.A
      double-tap
      focus: it/option.A
      escape
      focus: it/trigger
      """),
    .init(
      "Menu", both, "Focus order: previous, next, start, end",
      in: form(
        "kind: menu, label: Sort, items: [A], next: {next: last, previous: help, start: last, end: help}"
      )
        + "\n  - {kind: button, id: last, label: Last}",
      """
      touch: it
      tab
      focus: last
      touch: it
      control-tab
      focus: last
      touch: it
      shift-tab
      focus: help
      touch: it
      left
      focus: last
      touch: it
      right
      focus: help
      """),
    .init(
      "Menu", both, "Start and end are swapped in right-to-left languages",
      in: form("kind: menu, label: Sort, items: [A], next: {start: last, end: help}")
        .replacing("screen: Inbox", with: "screen: Inbox\nlocale: ar")
        + "\n  - {kind: button, id: last, label: Last}",
      """
      touch: it
      right
      focus: last
      touch: it
      left
      focus: help
      """),
    .init(
      "Menu", both, "Screen reader focus moves to newly revealed content: a menu that opens",
      in: form("kind: menu, label: Sort, items: [A]"),
      """
      show: it
      focus: it/item.A
      voiceover-documented: hear: A, button
      escape
      focus: it/trigger
      """),
    .init(
      "Date picker", both, "Screen reader focus moves to newly revealed content: a picker",
      in: form("kind: date-picker, label: Day, date: 2026-03-18"),
      """
      show: it
      voiceover: focus: it/dismiss
      escape
      focus: it/field
      """),
    .init(
      "Menu", both, "An open menu keeps focus although the app shows something under it",
      in: form("kind: menu, label: Sort, items: [A]")
        + "\n  - {kind: dropdown, id: seat, label: Seat, options: [A]}",
      """
      touch: it
      double-tap
      show: seat
      focus: it/item.A
      """),
    .init(
      "Menu", both,
      "Screen reader focus moves to newly revealed content: a component that was hidden",
      in: form("kind: button, label: Undo, hidden: true"),
      """
      show: it
      focus: it
      voiceover-documented: hear: Undo, button
      """),
  ]
}
