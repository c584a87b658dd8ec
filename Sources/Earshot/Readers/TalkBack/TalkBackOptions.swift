/// The settings of a TalkBack profile as the composer asks for them.
struct TalkBackOptions: Sendable {
  /// How the user tells TalkBack to act on a node.
  enum InputMode: String, Sendable {
    case touch, keyboard
    /// The keys of a telephone or of a remote control.
    case keypad
  }

  /// The gestures that the user has for the reading control.
  enum AdjustGestures: String, Sendable {
    case both, up, down, none
  }

  /// The gestures whose names are known, for "Show custom actions".
  enum ActionsGesture: String, Sendable {
    case none
    case tap = "3-finger-tap"
    case swipeRight = "3-finger-swipe-right"

    /// The key of the name; nil where the user has no such gesture.
    var name: String? {
      switch self {
      case .none: nil
      case .tap: "title_pref_shortcut_3finger_1tap"
      case .swipeRight: "title_pref_shortcut_3finger_swipe_right"
      }
    }
  }

  /// Which text is echoed while it is typed.
  enum KeyboardEcho: String, Sendable {
    case charactersAndWords = "characters-and-words"
    case characters, words, none
  }

  let speaksHints: Bool
  let speaksRoles: Bool
  let speaksContainers: Bool
  let speaksElementIDs: Bool
  let speaksWindowNames: Bool
  let saysCapital: Bool
  let activatesBySingleTap: Bool
  var isKeyboardUp: Bool
  let isSelectionModeOn: Bool
  let speaksEveryScroll: Bool
  let speaksAllProgress: Bool
  let speaksPasswords: Bool
  let inputMode: InputMode
  let readingControl: TalkBackReadingControl
  let keyboardEcho: KeyboardEcho
  /// Whether a key of a keyboard is typed when the finger is lifted from it.
  let liftsToType: Bool
  let adjustGestures: AdjustGestures
  /// The gesture for "Show custom actions".
  let actionsGesture: ActionsGesture
  /// Whether shortcuts are those of the enhanced keymap.
  let hasEnhancedKeymap: Bool
  /// Whether symbols that repeat are heard as their number.
  let countsRepeatedSymbols: Bool
  /// What stands between two parts, and between names that are joined.
  let separator: String
  /// Whether focus is on an item of a collection in which items can be chosen.
  var isInChoice = false
  private let rules: TalkBackVersionRules
  /// Whether everything is told that a rule of the reader would leave out.
  private(set) var isComplete = false

  /// Everything that any version and any setting lets be heard.
  static let complete = {
    var options = TalkBackOptions(Settings(), rules: .complete)
    options.isKeyboardUp = true
    options.isComplete = true
    return options
  }()

  init(_ settings: Settings, follows: Set<String>) {
    let rules = TalkBackVersionRules.names.filter { follows.contains($0.key) }.map(\.value)
    self.init(settings, rules: TalkBackVersionRules(rules))
  }

  private init(_ settings: Settings, rules: TalkBackVersionRules) {
    self.rules = rules
    speaksHints = settings.isOn("hints")
    speaksRoles = settings.isOn("speakRoles")
    speaksContainers = settings.isOn("speakContainerInfo")
    speaksElementIDs = settings["speakElementIds"] == "on"
    speaksWindowNames = settings.isOn("speakWindowNames")
    saysCapital = settings.isOn("sayCapital")
    activatesBySingleTap = settings["singleTapActivation"] == "on"
    isKeyboardUp = settings["keyboardActive"] == "on"
    isSelectionModeOn = settings["selectionModeActive"] == "on"
    speaksAllProgress = settings.isOn("speakAllProgressUpdates")
    speaksEveryScroll = settings["alwaysSpeakNumberOfListItems"] == "on"
    speaksPasswords = settings.isOn("speakPasswords")
    inputMode = settings.choice("inputMode") ?? .touch
    readingControl = settings.choice("readingControl") ?? .standard
    keyboardEcho = settings.choice("keyboardEchoOnScreen") ?? .charactersAndWords
    liftsToType = settings.isOn("liftToType")
    adjustGestures = settings.choice("adjustGestures") ?? .both
    actionsGesture = settings.choice("actionsGesture") ?? ActionsGesture.none
    hasEnhancedKeymap = settings["keymap"] == "enhanced"
    countsRepeatedSymbols = settings.isOn("countRepeatedSymbols")
    separator = settings["separator"] == "period" ? ". " : ", "
  }

  /// Whether this version follows a rule.
  func follows(_ rule: TalkBackVersionRules) -> Bool { rules.contains(rule) }
}

extension Settings {
  /// The value of a setting, where it is one of a known choice.
  fileprivate func choice<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    self[name].flatMap(Value.init)
  }
}

/// What swiping up and down moves through: TalkBack's reading control.
enum TalkBackReadingControl: String, Sendable, Hashable {
  case standard, actions
  /// Characters, words, lines or paragraphs.
  case text
}
