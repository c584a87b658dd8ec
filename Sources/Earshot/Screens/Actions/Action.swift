/// An action of the user or the app.
public enum Action: Sendable, Hashable {
  /// A gesture on the screen.
  case gesture(Gesture)
  /// A touch that moves focus to a stop.
  case touch(Focus)
  /// A key of a connected keyboard.
  case key(Key)
  /// Types a text into the focused field.
  case type(String)
  /// Deletes the focused field's text.
  case clear
  /// Sets VoiceOver's rotor or TalkBack's reading control.
  case rotor(Rotor)
  /// An event in the app.
  case app(AppEvent)
  /// Waits before the next action, even if the reader is still speaking.
  case wait(milliseconds: Int)

  /// The setting of the rotor or reading control.
  public enum Rotor: String, Sendable, Hashable, CaseIterable {
    /// The default setting, in which a vertical swipe adjusts the stop's value or selects one of
    /// its actions.
    case `default`
    case headings, links
    /// Actionable elements such as buttons and fields, but not links.
    case controls
  }

  /// A gesture; the raw value is its name in scripts.
  public enum Gesture: String, Sendable, Hashable, CaseIterable {
    case swipeRight = "swipe-right"
    case swipeLeft = "swipe-left"
    /// Adjusts a value, turns a column of a picker, or selects an action.
    case swipeUp = "swipe-up"
    case swipeDown = "swipe-down"
    case doubleTap = "double-tap"
    case doubleTapAndHold = "double-tap-and-hold"
    /// VoiceOver's escape gesture: a back-and-forth movement with two fingers.
    case scrub
    /// Android's back gesture.
    case back
    case twoFingerSwipe = "two-finger-swipe"
    case threeFingerSwipe = "three-finger-swipe"
    /// Opens TalkBack's menu.
    case tapWithThreeFingers = "tap-with-three-fingers"
    /// VoiceOver's double-tap with two fingers.
    case magicTap = "magic-tap"
    /// A tap outside of an open component.
    case tapOutside = "tap-outside"

    /// The platforms with this gesture.
    public var platforms: [Platform] {
      switch self {
      case .scrub, .magicTap: [.voiceOver]
      case .back, .twoFingerSwipe, .threeFingerSwipe, .tapWithThreeFingers: [.talkBack]
      default: Platform.allCases
      }
    }
  }

  /// An event that the app triggers.
  public enum AppEvent: Sendable, Hashable {
    /// The results of a search field are available.
    case results(component: String)
    /// A component has an error.
    case error(component: String, text: String)
    /// A toast appears.
    case toast(String)
    /// An announcement that waits until the reader has finished speaking.
    case announcement(String)
    /// An announcement that interrupts the reader.
    case alert(String)
    /// An alert, modal, sheet, toast or hidden component appears.
    case show(component: String)
    /// A component disappears.
    case hide(component: String)
  }
}
