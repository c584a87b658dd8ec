import Earshot

extension WalkSentence {
  private static let both = Platform.allCases

  private static let form = """
    screen: Booking
    components:
      - {kind: heading, label: Booking}
      - kind: date-picker
        label: Departure
        date: 2026-03-18
        unavailable: [2026-03-19]
      - {kind: button, label: Continue}
    """

  private static func picker(_ keys: String) -> String {
    "screen: Trip\ncomponents:\n  - {kind: date-picker, label: Trip, \(keys)}\n"
  }

  static let datePicker: [WalkSentence] = [
    .init(
      "Date picker", both, "Tab, arrow keys or ctl+tab: Focus visibly moves to the picker",
      in: form,
      """
      tab
      focus: departure/field
      tab
      shift-tab
      focus: departure/field
      control-tab
      left
      focus: departure/field
      """),
    .init(
      "Date picker", both, "Spacebar: Selects and opens the picker on iOS and Android", in: form,
      """
      touch: departure
      space
      voiceover: focus: departure/dismiss
      talkback: focus: departure/month.previous
      """),
    .init(
      "Date picker", [.talkBack], "Enter: Selects and opens the picker on Android", in: form,
      """
      touch: departure/open
      enter
      focus: departure/month.previous
      """),
    .init(
      "Date picker", [.voiceOver], "Enter does nothing on iOS", in: form,
      """
      touch: departure
      enter
      focus: departure/field
      hear: ""
      """),
    .init(
      "Date picker", both, "Doubletap: Selects and opens picker", in: form,
      """
      touch: departure
      double-tap
      voiceover: focus: departure/dismiss
      talkback: focus: departure/month.previous
      """),
    .init(
      "Date picker", both,
      "Swipe: Focus moves to the element, expresses its name, role, value & state", in: form,
      """
      swipe-right
      focus: departure/field
      voiceover-documented: hear: Departure, March 18, 2026, button
      talkback-documented: hear: Departure, March 18, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", [.voiceOver], "First invisible element dismisses the pop up window",
      in: form,
      """
      touch: departure
      double-tap
      documented: hear: Double tap to dismiss pop up window
      double-tap
      focus: departure/field
      """),
    .init(
      "Date picker", [.voiceOver],
      "The month is adjustable (swipe up or down to change) and says the new value", in: form,
      """
      touch: departure
      double-tap
      touch: departure/month
      documented: hear: March 2026, button, adjustable, double tap to change month and year, swipe up or down with one finger to adjust the value
      swipe-up
      hear: April 2026
      swipe-down
      hear: March 2026
      swipe-down
      hear: February 2026
      """),
    .init(
      "Date picker", [.voiceOver],
      "The month can also be changed via the wheel picker with double tap", in: form,
      """
      touch: departure
      double-tap
      touch: departure/month
      double-tap
      focus: departure/wheel.month
      swipe-up
      hear: April
      swipe-right
      focus: departure/wheel.year
      swipe-up
      hear: 2027
      touch: departure/month
      documented: hear: April 2027, button, adjustable, double tap to change month and year, swipe up or down with one finger to adjust the value
      double-tap
      focus: departure/month
      swipe-right
      focus: departure/day.2027-04-01
      """),
    .init(
      "Date picker", [.voiceOver],
      "Arrow buttons to change the month and year are not in the swipe order", in: form,
      """
      touch: departure
      double-tap
      swipe-right
      focus: departure/heading
      swipe-right
      focus: departure/close
      swipe-right
      focus: departure/month
      swipe-right
      focus: departure/day.2026-03-01
      """),
    .init(
      "Date picker", [.voiceOver], "Disabled or unavailable dates are announced as dimmed",
      in: form,
      """
      touch: departure
      double-tap
      touch: departure/day.2026-03-19
      hear: Thursday, March 19, dimmed, button
      double-tap
      hear: dimmed
      touch: departure/close
      double-tap
      focus: departure/field
      documented: hear: Departure, March 18, 2026, button
      """),
    .init(
      "Date picker", [.voiceOver], "Choosing a day says it selected and stays open", in: form,
      """
      touch: departure
      double-tap
      touch: departure/day.2026-03-20
      documented: hear: Friday, March 20, button
      double-tap
      focus: departure/day.2026-03-20
      documented: hear: Selected, Friday, March 20, button
      scrub
      focus: departure/field
      documented: hear: Departure, March 20, 2026, button
      """),
    .init(
      "Date picker", both, "accessibilityViewIsModal: the modal contains the focus", in: form,
      """
      touch: departure
      double-tap
      swipe-left
      voiceover: focus: departure/dismiss
      talkback: focus: departure/title
      touch: continue
      voiceover: focus: departure/dismiss
      talkback: focus: departure/title
      swipe-left
      voiceover: focus: departure/dismiss
      talkback: focus: departure/title
      """),
    .init(
      "Date picker", both,
      "When the date picker is closed, the focus should return to the triggering element",
      in: form,
      """
      touch: departure
      double-tap
      escape
      focus: departure/field
      """),
    .init(
      "Date picker", [.talkBack],
      "Swipe order goes through the three months shown, the three days and the three years",
      in: form,
      """
      touch: departure
      double-tap
      focus: departure/month.previous
      swipe-right
      focus: departure/month.current
      swipe-right
      focus: departure/month.next
      swipe-right
      focus: departure/day.previous
      swipe-right
      focus: departure/day.current
      swipe-right
      focus: departure/day.next
      swipe-right
      focus: departure/year.previous
      swipe-right
      focus: departure/year.current
      swipe-right
      focus: departure/year.next
      swipe-right
      focus: departure/cancel
      swipe-right
      focus: departure/set
      """),
    .init(
      "Date picker", [.talkBack],
      "Swiping up and down in each column rotates through the options in the column", in: form,
      """
      touch: departure
      double-tap
      touch: departure/month.current
      documented: hear: March button, Swipe up or swipe down to adjust. Double tap to activate. Double tap and hold to long press
      swipe-up
      hear: April
      swipe-down
      hear: March
      touch: departure/day.current
      swipe-down
      hear: 17
      touch: departure/year.current
      swipe-up
      hear: 2027
      """),
    .init(
      "Date picker", [.talkBack], "Double tap and hold rotates quickly through the column",
      in: form,
      """
      touch: departure
      double-tap
      touch: departure/day.current
      double-tap-and-hold
      hear: 21
      """),
    .init(
      "Date picker", [.talkBack], "Set applies the date in the columns", in: form,
      """
      touch: departure/open
      double-tap
      touch: departure/day.current
      swipe-up
      swipe-up
      touch: departure/set
      double-tap
      focus: departure/field
      documented: hear: Departure, March 20, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", [.talkBack], "Cancel and Back discard what the columns show", in: form,
      """
      touch: departure/open
      double-tap
      touch: departure/day.current
      swipe-up
      touch: departure/cancel
      documented: hear: Cancel button, double tap to activate
      double-tap
      focus: departure/field
      documented: hear: Departure, March 18, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      double-tap
      touch: departure/year.next
      swipe-up
      back
      focus: departure/field
      documented: hear: Departure, March 18, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", [.talkBack],
      "Initial focus in modal can often be one of the first elements and not the heading",
      in: form,
      """
      touch: departure
      double-tap
      focus: departure/month.previous
      swipe-left
      focus: departure/title
      """),
    .init(
      "Date picker", [.talkBack], "An unavailable day cannot be set", in: form,
      """
      touch: departure
      double-tap
      touch: departure/day.current
      swipe-up
      touch: departure/set
      documented: hear: Set button, disabled
      double-tap
      focus: departure/set
      hear: disabled
      """),
    .init(
      "Date picker", [.talkBack], "Time/Date pickers can be two types: dial and input",
      in: form.replacing("date: 2026-03-18", with: "style: input\n    date: 2026-03-18"),
      """
      touch: departure
      double-tap
      focus: departure/input
      double-tap
      type: March 25, 2026
      back
      touch: departure/set
      double-tap
      focus: departure/field
      documented: hear: Departure, March 25, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", both, "State: a disabled picker is dimmed or disabled, and stays closed",
      in: form.replacing("date: 2026-03-18", with: "disabled: true"),
      """
      touch: departure
      double-tap
      focus: departure/field
      voiceover: hear: dimmed
      talkback: hear: disabled
      """),
    .init(
      "Date picker", both, "Doubletap: Selects and opens picker, if the design has no date",
      in: picker(""),
      """
      double-tap
      voiceover: focus: trip/dismiss
      talkback: focus: trip/month.previous
      """),
    .init(
      "Date picker", both,
      "Doubletap: opens at the last day that can be chosen if it is in the past",
      in: picker("maximum: 2020-05-05"),
      """
      double-tap
      voiceover: touch: trip/day.2020-05-05
      voiceover: focus: trip/day.2020-05-05
      voiceover-documented: hear: Tuesday, May 5, button
      talkback: touch: trip/title
      talkback: focus: trip/title
      talkback-documented: hear: Tue, May 5
      """),
    .init(
      "Date picker", [.talkBack],
      "Swiping up and down in each column rotates through the options, into the next year too",
      in: picker("date: 2026-12-31, minimum: 2026-03-15, maximum: 2027-02-10"),
      """
      double-tap
      touch: trip/month.current
      swipe-up
      hear: January
      swipe-up
      hear: February
      touch: trip/day.current
      documented: hear: 10 button, Swipe up or swipe down to adjust. Double tap to activate. Double tap and hold to long press
      touch: trip/year.next
      documented: hear: 2028 button, disabled
      double-tap
      hear: disabled
      touch: trip/set
      double-tap
      documented: hear: Trip, February 10, 2027, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", [.voiceOver], "The year wheel reaches a year of which only some days are left",
      in: picker("date: 2026-12-31, minimum: 2026-03-15, maximum: 2027-02-10"),
      """
      double-tap
      touch: trip/month
      double-tap
      touch: trip/wheel.year
      swipe-up
      hear: 2027
      touch: trip/wheel.month
      documented: hear: February, picker item, adjustable, swipe up or down with one finger to adjust the value
      """),
    .init(
      "Date picker", [.talkBack], "Holding rotates as far as swiping",
      in: picker("date: 2024-02-29, minimum: 2024-02-10, maximum: 2025-03-15"),
      """
      double-tap
      touch: trip/month.previous
      double-tap-and-hold
      hear: October
      swipe-up
      hear: November
      touch: trip/year.next
      double-tap-and-hold
      touch: trip/year.current
      documented: hear: 2025 button, Swipe up or swipe down to adjust. Double tap to activate. Double tap and hold to long press
      touch: trip/day.current
      swipe-down
      touch: trip/year.current
      double-tap-and-hold
      hear: ""
      """),
    .init(
      "Date picker", [.talkBack], "Actions available: tap with 3 fingers views them",
      in: picker(""),
      """
      tap-with-three-fingers
      hear: Show date picker
      double-tap
      focus: trip/month.previous
      back
      double-tap-and-hold
      focus: trip/month.previous
      """),
    .init(
      "Date picker", [.talkBack], "DateRangePicker: columns pick two days",
      in: picker("date: 2026-03-18, range: true"),
      """
      double-tap
      touch: trip/day.current
      double-tap
      swipe-up
      swipe-up
      touch: trip/set
      double-tap
      focus: trip/field
      documented: hear: Trip, March 18, 2026 to March 20, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", [.talkBack], "DateRangePicker: two days are typed as they are announced",
      in: picker("range: true, style: input"),
      """
      double-tap
      double-tap
      type: March 18, 2026 to March 20, 2026
      touch: trip/set
      double-tap
      focus: trip/field
      documented: hear: Trip, March 18, 2026 to March 20, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", [.talkBack], "A date that is not selectable is not set when it is typed",
      in: picker("style: input, maximum: 2026-03-18"),
      """
      double-tap
      double-tap
      type: March 19, 2026
      touch: trip/set
      documented: hear: Set button, disabled
      double-tap
      hear: disabled
      focus: trip/set
      """),
    .init(
      "Date picker", [.talkBack], "A calendar view pages by swipes and by columns, as it announces",
      in: picker("style: calendar, date: 2026-03-18"),
      """
      double-tap
      focus: trip/month
      documented: hear: March 2026, button, swipe up or swipe down to adjust, double tap to activate
      swipe-up
      hear: April 2026
      double-tap
      focus: trip/month.current
      swipe-up
      hear: May
      touch: trip/month
      double-tap
      swipe-right
      focus: trip/day.2026-05-01
      double-tap
      touch: trip/cancel
      double-tap
      documented: hear: Trip, March 18, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
      """),
    .init(
      "Date picker", both, "Clearly indicate important dates, such as current and selected days",
      in: picker("style: calendar, date: 2026-03-18, today: 2026-03-19"),
      """
      double-tap
      touch: trip/day.2026-03-18
      voiceover-documented: hear: Selected, Wednesday, March 18, button
      talkback-documented: hear: Selected, Wednesday, March 18, button, double tap to activate
      swipe-right
      focus: trip/day.2026-03-19
      voiceover-documented: hear: Today, Thursday, March 19, button
      talkback-documented: hear: Today, Thursday, March 19, button, double tap to activate
      """),
  ]
}
