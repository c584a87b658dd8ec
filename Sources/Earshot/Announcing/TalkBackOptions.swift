/// The settings of a TalkBack profile as the composer asks for them.
struct TalkBackOptions: Sendable {
  /// How the user tells TalkBack to act on a node.
  enum InputMode: Sendable {
    case touch, keyboard
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

  init(_ settings: Settings) {
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
    inputMode = settings["inputMode"] == "keyboard" ? .keyboard : .touch
    readingControl = settings["readingControl"] == "actions" ? .actions : .standard
    keyboardEcho =
      settings["keyboardEchoOnScreen"].flatMap(KeyboardEcho.init(rawValue:))
      ?? .charactersAndWords
  }
}

/// What swiping up and down moves through: TalkBack's reading control.
enum TalkBackReadingControl: Sendable, Hashable {
  case standard, actions
}
