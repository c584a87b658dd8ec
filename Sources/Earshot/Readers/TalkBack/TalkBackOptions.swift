struct TalkBackOptions: Sendable {
  enum InputMode: String, Sendable {
    case touch, keyboard
    /// A telephone keypad or a remote control.
    case keypad
  }

  enum AdjustGestures: String, Sendable {
    case both, up, down, none
  }

  enum ActionsGesture: String, Sendable {
    case none
    case tap = "3-finger-tap"
    case swipeRight = "3-finger-swipe-right"

    var name: String? {
      switch self {
      case .none: nil
      case .tap: "title_pref_shortcut_3finger_1tap"
      case .swipeRight: "title_pref_shortcut_3finger_swipe_right"
      }
    }
  }

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
  let liftsToType: Bool
  let adjustGestures: AdjustGestures
  let actionsGesture: ActionsGesture
  let hasEnhancedKeymap: Bool
  let countsRepeatedSymbols: Bool
  let separator: String
  var isInChoice = false
  private let rules: TalkBackVersionRules
  private(set) var isComplete = false

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

  func follows(_ rule: TalkBackVersionRules) -> Bool { rules.contains(rule) }
}

extension Settings {
  fileprivate func choice<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    self[name].flatMap(Value.init)
  }
}

enum TalkBackReadingControl: String, Sendable, Hashable {
  case standard, actions
  case text
}
