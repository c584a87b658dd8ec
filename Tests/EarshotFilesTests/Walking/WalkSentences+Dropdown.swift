import Earshot

extension WalkSentence {
  private static let both = Platform.allCases

  private static let form = """
    screen: Flight status
    components:
      - {kind: heading, label: Flight status}
      - kind: dropdown
        id: search-by
        label: Search by
        value: Record locator
        dismiss: true
        options: [American Airlines, Record locator, {label: Bag tag number, disabled: true}, Any]
      - {kind: button, label: Continue}
    """

  private static let disabled = """
    screen: Flight status
    components:
      - {kind: dropdown, label: Cabin, placeholder: Choose, disabled: true, options: [One, Two]}
    """

  static let dropdown: [WalkSentence] = [
    .init(
      "Dropdown", both, "Tab, arrow keys or ctl+tab: Focus visibly moves to the Dropdown",
      in: form,
      """
      focus: flight-status
      tab
      focus: search-by/trigger
      tab
      focus: continue
      shift-tab
      focus: search-by/trigger
      down
      focus: continue
      up
      focus: search-by/trigger
      right
      left
      focus: search-by/trigger
      right
      left
      control-tab
      focus: continue
      """),
    .init(
      "Dropdown", both, "Spacebar: Selects and opens the Dropdown on iOS and Android", in: form,
      """
      touch: search-by
      space
      focus: search-by/option.American Airlines
      """),
    .init(
      "Dropdown", [.talkBack], "Enter: Selects and opens the Dropdown on Android", in: form,
      """
      touch: search-by
      enter
      focus: search-by/option.American Airlines
      """),
    .init(
      "Dropdown", [.voiceOver], "Enter opens on Android only: on iOS it does nothing", in: form,
      """
      touch: search-by
      enter
      focus: search-by/trigger
      hear: ""
      """),
    .init(
      "Dropdown", both,
      "ESCAPE: the dropdown should close and return focus to the button that launched it",
      in: form,
      """
      touch: search-by
      space
      swipe-right
      swipe-right
      escape
      focus: search-by/trigger
      voiceover-documented: hear: Search by, Record locator, button, collapsed
      """),
    .init(
      "Dropdown", both,
      "Swipe: Focus moves to the element, expresses its name, role, value & state", in: form,
      """
      swipe-right
      focus: search-by/trigger
      voiceover-documented: hear: Search by, Record locator, button, collapsed
      talkback-documented: hear: Search by, button, Record locator, in list, collapsed, double tap to activate
      """),
    .init(
      "Dropdown", both, "Doubletap: Selects and opens Dropdown", in: form,
      """
      touch: search-by
      double-tap
      focus: search-by/option.American Airlines
      """),
    .init(
      "Dropdown", both,
      "Visible label is grouped or associated with the Dropdown in a single swipe", in: form,
      """
      swipe-right
      focus: search-by/trigger
      swipe-right
      focus: continue
      """),
    .init(
      "Dropdown", both,
      "The screen reader focus moves directly to first option and is confined in the list",
      in: form,
      """
      touch: search-by
      double-tap
      focus: search-by/option.American Airlines
      swipe-left
      focus: search-by/option.American Airlines
      touch: continue
      focus: search-by/option.American Airlines
      swipe-right
      swipe-right
      swipe-right
      swipe-right
      swipe-right
      focus: search-by/dismiss
      """),
    .init(
      "Dropdown", both,
      "Sometimes, a hidden dismiss context menu button after the last item is available to close it",
      in: form,
      """
      touch: search-by
      double-tap
      touch: search-by/option.Any
      swipe-right
      focus: search-by/dismiss
      voiceover-documented: hear: Dismiss context menu, button
      double-tap
      focus: search-by/trigger
      """),
    .init(
      "Dropdown", both,
      "When an option is chosen, it displays in the field; focus goes back to the button",
      in: form,
      """
      touch: search-by
      double-tap
      touch: search-by/option.Any
      double-tap
      focus: search-by/trigger
      voiceover-documented: hear: Search by, Any, button, collapsed
      talkback-documented: hear: Search by, button, Any, in list, collapsed, double tap to activate
      """),
    .init(
      "Dropdown", both, "The chosen option is announced as selected in the list", in: form,
      """
      touch: search-by
      double-tap
      swipe-right
      focus: search-by/option.Record locator
      voiceover-documented: hear: Selected, Record locator, button
      talkback-documented: hear: Selected, Record locator, 2 of 4, double tap to activate
      """),
    .init(
      "Dropdown", [.voiceOver], "State: a disabled dropdown is dimmed and does nothing",
      in: disabled,
      """
      touch: cabin
      documented: hear: Cabin, Choose, dimmed, button, collapsed
      double-tap
      focus: cabin/trigger
      hear: dimmed
      space
      hear: dimmed
      """),
    .init(
      "Dropdown", [.talkBack], "State: a disabled dropdown is disabled and does nothing",
      in: disabled,
      """
      touch: cabin
      documented: hear: Cabin, button, Choose, in list, collapsed, disabled
      double-tap
      focus: cabin/trigger
      hear: disabled
      enter
      hear: disabled
      """),
    .init(
      "Dropdown", both, "A disabled item is a stop, and cannot be chosen", in: form,
      """
      touch: search-by
      double-tap
      swipe-right
      swipe-right
      focus: search-by/option.Bag tag number
      double-tap
      focus: search-by/option.Bag tag number
      voiceover: hear: dimmed
      talkback: hear: disabled
      escape
      voiceover-documented: hear: Search by, Record locator, button, collapsed
      """),
    .init(
      "Dropdown", both,
      "Escape leaves the value as it was; scrub and Back do the same on their platforms",
      in: form,
      """
      touch: search-by
      double-tap
      touch: search-by/option.Any
      voiceover: scrub
      talkback: back
      focus: search-by/trigger
      voiceover-documented: hear: Search by, Record locator, button, collapsed
      """),
    .init(
      "Dropdown", both,
      "Initial focus lands in a logical place, such as back button, screen title, first text field, or first heading",
      in: form, "focus: flight-status"),
    .init(
      "Dropdown", [.voiceOver],
      "opening-focus: selected takes focus to the chosen option, as the recording shows",
      in: form.replacing("dismiss: true", with: "opening-focus: selected"),
      """
      touch: search-by
      double-tap
      focus: search-by/option.Record locator
      """),
    .init(
      "Dropdown", both, "Expanded is announced on the element that opens or closes it",
      in: form.replacing("dismiss: true", with: "state: name"),
      """
      touch: search-by
      voiceover-documented: hear: Search by, opens, Record locator, button
      talkback-documented: hear: Search by, opens, button, Record locator, in list, double tap to activate
      double-tap
      focus: search-by/option.American Airlines
      """),
  ]
}

extension String {
  func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
