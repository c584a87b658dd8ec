import Earshot

extension WalkSentence {
  private static let both = Platform.allCases

  private static func form(_ keys: String = "") -> String {
    """
    screen: Files
    components:
      - {kind: button, label: Close}
      - {kind: search-field, label: Search, placeholder: Search for files\(keys.isEmpty ? "" : ", \(keys)")}
      - {kind: text, label: Recent}
    """
  }

  static let search: [WalkSentence] = [
    .init(
      "Search", both, "Tab, arrow keys or ctl+tab: Focus visibly moves to the search field",
      in: form(),
      """
      focus: close
      tab
      focus: search/field
      tab
      focus: search/field
      left
      focus: close
      """),
    .init(
      "Search", both, "Spacebar: Activates on iOS and Android", in: form(),
      """
      touch: search
      space
      type: a
      hear: a
      focus: search/field
      """),
    .init(
      "Search", [.talkBack], "Enter: Activates on Android", in: form(),
      """
      touch: search
      enter
      type: a
      hear: a
      """),
    .init(
      "Search", [.voiceOver], "Enter does not activate on iOS", in: form(),
      """
      touch: search
      enter
      type: a
      hear: ""
      """),
    .init(
      "Search", both, "Swipe: Focus moves to the search field, expresses its name, role, state",
      in: form(),
      """
      swipe-right
      focus: search/field
      voiceover-documented: hear: Search, Search for files, Search field, double tap to edit
      talkback-documented: hear: Search, Search for files, edit box, double tap to edit text
      """),
    .init(
      "Search", both, "Doubletap: Activates the search field", in: form(),
      """
      touch: search
      double-tap
      type: b
      hear: b
      """),
    .init(
      "Search", [.talkBack], "TalkBack itself says that the keyboard has come, and gone",
      in: form(),
      """
      touch: search
      double-tap
      device: hear: Showing Gboard
      back
      device: hear: keyboard hidden
      focus: search/field
      """),
    .init(
      "Search", both, "A search field should behave similar to a typical input field",
      in: form(),
      """
      touch: search
      double-tap
      type: map
      hear: m, a, p
      swipe-left
      swipe-right
      voiceover-documented: hear: Search, map, Search field, double tap to edit
      talkback-documented: hear: Search, map, edit box, double tap to edit text
      clear
      swipe-left
      swipe-right
      voiceover-documented: hear: Search, Search for files, Search field, double tap to edit
      enter
      type: x
      hear: ""
      focus: search/field
      """),
    .init(
      "Search", both,
      "Auto search results below: announced without moving focus", in: form("results: announced"),
      """
      touch: search
      double-tap
      type: map
      results: search
      hear: Auto search results below
      focus: search/field
      swipe-right
      voiceover: focus: recent
      talkback: focus: search/results
      """),
    .init(
      "Search", both, "A search field echoes a space by its name, as a typical input field does",
      in: form(),
      """
      touch: search
      double-tap
      type: " "
      voiceover: hear: space
      talkback-documented: hear: space
      talkback-15.1: hear: Space
      """),
    .init(
      "Search", both,
      "An optional announcement can be added to the programmatic name",
      in: form("results: in-name"),
      """
      touch: search
      results: search
      focus: search/field
      voiceover-documented: hear: Search, Auto search results below, Search for files, Search field, double tap to edit
      talkback-documented: hear: Search, Auto search results below, Search for files, edit box, double tap to edit text
      """),
    .init(
      "Search", both, "State: a disabled search field is dimmed or disabled, and does nothing",
      in: form("disabled: true"),
      """
      touch: search
      double-tap
      voiceover: hear: dimmed
      talkback: hear: disabled
      type: a
      focus: search/field
      """),
    .init(
      "Search", both,
      "Initial focus lands in a logical place (back button, title, close button, first text field)",
      in: form(), "focus: close"),
    .init(
      "Search", both, "Without back or close button the first text field has initial focus",
      in: form().replacing("{kind: button, label: Close}", with: "{kind: image, label: Logo}"),
      "documented: focus: search/field\ndevice: focus: logo"),
    .init(
      "Search", both, "initial-focus of the design wins",
      in: form().replacing("components:", with: "initial-focus: recent\ncomponents:"),
      "focus: recent"),
  ]
}
