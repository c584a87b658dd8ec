package enum WalkActions {
  package static let summary = """
      swipe-right  swipe-left  swipe-up  swipe-down
      double-tap  double-tap-and-hold
      scrub  magic-tap              VoiceOver's
      back  two-finger-swipe        Android's, and
      three-finger-swipe  tap-with-three-fingers
      tap-outside                   outside the overlay
      tab  shift-tab  control-tab  up  down  left  right
      space  enter  escape  backspace   or key: space
      touch: ID, touch: ID/STOP     a finger moves the focus
      rotor: headings               or links, controls, default:
      reading-control: headings     the target of swipes up and down
      type: TEXT  clear             in the edited field
      wait: MILLISECONDS            before the next action
      show: ID  hide: ID  results: ID  error: ID: TEXT
      toast: TEXT  announce: TEXT  alert: TEXT
      hear: TEXT, expect: TEXT      after the last action; "" for silence
      focus: ID, focus: ID/STOP     the expected focus
    """
}
