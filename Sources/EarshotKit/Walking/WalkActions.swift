package enum WalkActions {
  package static let summary = """
      swipe-right, swipe-left     go to the next or previous stop
      swipe-up, swipe-down        adjust a value, or select an action of the stop
      double-tap                  activate the stop, or perform the selected action
      double-tap-and-hold         hold the stop
      scrub                       close or go back (VoiceOver)
      magic-tap                   double-tap with two fingers (VoiceOver)
      back                        close or go back (TalkBack)
      two-finger-swipe            swipe with two fingers (TalkBack)
      three-finger-swipe          swipe with three fingers (TalkBack)
      tap-with-three-fingers      select the next action of the stop (TalkBack)
      tap-outside                 tap outside the overlay
      tab, shift-tab, control-tab, up, down, left, right,
      space, enter, escape, backspace
                                  press a key; also key: space
      touch: ID, touch: ID/STOP   touch a component or one of its stops
      rotor: headings             choose the target of swipe-up and swipe-down:
                                  headings, links, controls or default
      reading-control: headings   the same, with TalkBack's name
      type: TEXT                  type in the edited field
      clear                       delete the text of the edited field
      wait: MILLISECONDS          wait before the next action
      show: ID, hide: ID          the app shows or hides a component
      results: ID                 the app has the results of a search field
      error: ID: TEXT             the app reports an error in a component
      toast: TEXT                 the app shows a toast
      announce: TEXT              the app announces a text after the current speech
      alert: TEXT                 the app interrupts with an announcement
      hear: TEXT, expect: TEXT    expect this announcement; "" for silence
      focus: ID, focus: ID/STOP   expect the focus there
    """
}
