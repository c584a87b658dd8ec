import Earshot

extension WalkSentence {
  private static let both = Platform.allCases

  private static func form(_ keys: String = "") -> String {
    """
    screen: Inbox
    components:
      - {kind: heading, label: Inbox}
      - {kind: menu, id: more, label: More options, items: [Move to, {label: Archive, disabled: true}, Snooze]\(keys.isEmpty ? "" : ", \(keys)")}
      - {kind: link, label: Help}
    """
  }

  static let menu: [WalkSentence] = [
    .init(
      "Menu", both, "Tab or arrow keys: Focus visibly moves, confined within the menu",
      in: form(),
      """
      tab
      focus: more/trigger
      space
      focus: more/item.Move to
      shift-tab
      focus: more/item.Move to
      tab
      tab
      focus: more/item.Snooze
      down
      focus: more/item.Snooze
      up
      focus: more/item.Archive
      """),
    .init(
      "Menu", both,
      "Escape: The menu closes and returns focus to the button that launched it", in: form(),
      """
      touch: more
      double-tap
      escape
      focus: more/trigger
      voiceover-documented: hear: More options, button
      talkback-documented: hear: More options, button, double tap to activate
      """),
    .init(
      "Menu", both, "Space: Any buttons or links are activated on iOS and Android", in: form(),
      """
      touch: more
      space
      focus: more/item.Move to
      space
      focus: more/trigger
      """),
    .init(
      "Menu", [.talkBack], "Enter: Any buttons or links are activated on Android", in: form(),
      """
      touch: more
      enter
      focus: more/item.Move to
      enter
      focus: more/trigger
      """),
    .init(
      "Menu", [.voiceOver], "Enter does nothing on iOS", in: form(),
      """
      touch: more
      enter
      focus: more/trigger
      space
      enter
      focus: more/item.Move to
      """),
    .init(
      "Menu", both, "Swipe: Focus moves, confined within the menu", in: form(),
      """
      touch: more
      double-tap
      swipe-left
      focus: more/item.Move to
      swipe-right
      swipe-right
      swipe-right
      focus: more/item.Snooze
      touch: help
      focus: more/item.Snooze
      """),
    .init(
      "Menu", both, "Doubletap: Activates interactive elements", in: form(),
      """
      touch: more
      double-tap
      touch: more/item.Snooze
      double-tap
      focus: more/trigger
      """),
    .init(
      "Menu", both, "Triggering element should announce as button", in: form(),
      """
      touch: more
      voiceover-documented: hear: More options, button
      talkback-documented: hear: More options, button, double tap to activate
      focus: more/trigger
      """),
    .init(
      "Menu", both,
      "Confined within the menu, which can include the button that opened it",
      in: form("opener: inside, closes: [escape, item]"),
      """
      touch: more
      double-tap
      focus: more/item.Move to
      swipe-left
      focus: more/trigger
      voiceover-documented: hear: More options, button, expanded
      swipe-left
      focus: more/trigger
      """),
    .init(
      "Menu", both, "Close by swiping back to the element that opened the menu",
      in: form("opener: inside, closes: [escape, item, swipe-back]"),
      """
      touch: more
      double-tap
      swipe-left
      focus: more/trigger
      voiceover-documented: hear: More options, button
      swipe-right
      focus: help
      """),
    .init(
      "Menu", both,
      "An invisible close button, in the swipe order after the last menu item",
      in: form("dismiss: true"),
      """
      touch: more
      double-tap
      touch: more/item.Snooze
      swipe-right
      focus: more/dismiss
      voiceover-documented: hear: Dismiss context menu, button
      double-tap
      focus: more/trigger
      """),
    .init(
      "Menu", both, "A close button closes the menu", in: form("closes: [close-button]"),
      """
      touch: more
      double-tap
      touch: more/close
      documented: focus: more/close
      double-tap
      focus: more/trigger
      """),
    .init(
      "Menu", [.talkBack], "Two/three finger swipe to close (Android)",
      in: form("closes: [two-finger-swipe, three-finger-swipe]"),
      """
      touch: more
      double-tap
      focus: more/item.Move to
      two-finger-swipe
      focus: more/trigger
      double-tap
      three-finger-swipe
      focus: more/trigger
      """),
    .init(
      "Menu", both, "Scrub (iOS) and Back (Android) close the menu", in: form(),
      """
      touch: more
      double-tap
      voiceover: scrub
      talkback: back
      focus: more/trigger
      """),
    .init(
      "Menu", both, "A way that the design does not list does not close it",
      in: form("closes: [item]"),
      """
      touch: more
      double-tap
      escape
      tap-outside
      voiceover: scrub
      talkback: back
      focus: more/item.Move to
      """),
    .init(
      "Menu", both, "A menu that covers nothing lets focus out", in: form("covers: false"),
      """
      touch: more
      double-tap
      focus: more/item.Move to
      touch: more/item.Snooze
      swipe-right
      focus: help
      escape
      focus: more/trigger
      """),
    .init(
      "Menu", both, "Disabled menu items are announced as dimmed or disabled", in: form(),
      """
      touch: more
      double-tap
      swipe-right
      voiceover: hear: Archive, dimmed, button
      talkback-documented: hear: Archive, disabled
      double-tap
      focus: more/item.Archive
      voiceover: hear: dimmed
      talkback: hear: disabled
      """),
    .init(
      "Menu", both, "States are announced on the elements that close or open the menu",
      in: form("state: name, opener: inside, closes: [escape]"),
      """
      touch: more
      voiceover-documented: hear: More options, opens, button
      talkback-documented: hear: More options, opens, button, double tap to activate
      double-tap
      swipe-left
      voiceover-documented: hear: More options, closes, button
      talkback-documented: hear: More options, closes, button, double tap to activate
      focus: more/trigger
      """),
    .init(
      "Menu", both, "Label, (other content in cell): item and its children are one stop",
      in: form().replacing("Snooze]", with: "{label: Snooze, content: until Monday}]"),
      """
      touch: more
      double-tap
      touch: more/item.Snooze
      voiceover-documented: hear: Snooze, until Monday, button
      talkback-documented: hear: Snooze, until Monday, button, double tap to activate
      swipe-right
      focus: more/item.Snooze
      """),
  ]
}
