/// Something that a user does, or that the app does by itself, while a screen reader is on.
public enum Action: Sendable, Hashable {
  /// A gesture on the screen.
  case gesture(Gesture)
  /// A finger touches a stop, which takes focus to it.
  case touch(Focus)
  /// A key of a keyboard that is connected.
  case key(Key)
  /// Text is typed into the field that has focus.
  case type(String)
  /// The text of the field that has focus is deleted.
  case clear
  /// The rotor of VoiceOver or the reading control of TalkBack is set.
  case rotor(Rotor)
  /// The app does something by itself.
  case app(AppEvent)
  /// The user acts again after so many milliseconds, whether or not the reader has finished.
  case wait(milliseconds: Int)

  /// What swipes up and down go to: the rotor of VoiceOver, the reading control of TalkBack.
  public enum Rotor: String, Sendable, Hashable, CaseIterable {
    /// What the stop itself answers: its value, or its actions.
    case `default`
    case headings, links
    /// What can be acted on and is no link: buttons, fields, switches and the like.
    case controls
  }

  /// A gesture, by the name that the platforms give it.
  public enum Gesture: String, Sendable, Hashable, CaseIterable {
    case swipeRight = "swipe-right"
    case swipeLeft = "swipe-left"
    /// Adjusts a value, turns the column of a picker, or goes through actions.
    case swipeUp = "swipe-up"
    case swipeDown = "swipe-down"
    case doubleTap = "double-tap"
    case doubleTapAndHold = "double-tap-and-hold"
    /// VoiceOver's escape: two fingers move back and forth.
    case scrub
    /// Android's back gesture.
    case back
    case twoFingerSwipe = "two-finger-swipe"
    case threeFingerSwipe = "three-finger-swipe"
    /// Opens TalkBack's menu.
    case tapWithThreeFingers = "tap-with-three-fingers"
    /// VoiceOver's double tap with two fingers.
    case magicTap = "magic-tap"
    /// A tap beside what is open.
    case tapOutside = "tap-outside"

    /// The platforms that know the gesture.
    public var platforms: [Platform] {
      switch self {
      case .scrub, .magicTap: [.voiceOver]
      case .back, .twoFingerSwipe, .threeFingerSwipe, .tapWithThreeFingers: [.talkBack]
      default: Platform.allCases
      }
    }
  }

  /// Something that the app does by itself.
  public enum AppEvent: Sendable, Hashable {
    /// The results of the search field with this id have come.
    case results(component: String)
    /// An error appears at the component with this id.
    case error(component: String, text: String)
    /// A toast shows.
    case toast(String)
    /// The app says something without moving focus, when the reader has finished.
    case announcement(String)
    /// The app says something at once.
    case alert(String)
    /// What was not there appears: an alert, modal, sheet or toast of the design, or a hidden
    /// component.
    case show(component: String)
    /// A component goes away.
    case hide(component: String)
  }
}
