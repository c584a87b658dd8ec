/// A format that tells something about an implementation.
public enum CaptureFormat: String, Sendable, Hashable, CaseIterable {
  case uiAutomatorDump = "uiautomator-dump"
  case uiAutomator2 = "uiautomator2"
  case uiAutomator1 = "uiautomator1"
  case xcuiTest = "xcuitest"
  case debugDescription = "debug-description"
  case composeSemantics = "compose-semantics"
  case flutterSemantics = "flutter-semantics"
  case maestro
  case roborazzi
  case accessibilitySnapshot = "accessibility-snapshot"
  case reactNative = "react-native"
  case detox
  case treeDebug = "treedebug"
  case talkBackLog = "talkback-log"
  case utterances
  case atDriver = "at-driver"
  case spokenPhrases = "spoken-phrases"
  case webVTT = "webvtt"
  case subRip = "srt"
  case csv
  case plainText = "text"
  case uSpec = "uspec"
  case ariaAT = "aria-at"
  case a11ySupport = "a11ysupport"
  case voiceOverDesigner = "vodesign"

  /// Whether a speech recognizer writes it: a cue may hold several announcements, one announcement
  /// may stand in several cues, and words may be misheard.
  public var isRecognizedSpeech: Bool { self == .webVTT || self == .subRip }

  /// What people call the format.
  public var title: String {
    switch self {
    case .uiAutomatorDump: "adb uiautomator dump"
    case .uiAutomator2: "Appium UiAutomator2 page source"
    case .uiAutomator1: "Appium UiAutomator1 page source"
    case .xcuiTest: "Appium XCUITest page source"
    case .debugDescription: "XCUIApplication.debugDescription"
    case .composeSemantics: "Jetpack Compose semantics tree"
    case .flutterSemantics: "Flutter semantics tree"
    case .maestro: "Maestro hierarchy"
    case .roborazzi: "Roborazzi UI tree"
    case .accessibilitySnapshot: "AccessibilitySnapshot model"
    case .reactNative: "React Native Testing Library tree"
    case .detox: "Detox view hierarchy"
    case .treeDebug: "TalkBack node tree"
    case .talkBackLog: "TalkBack log"
    case .utterances: "utterances, one JSON object a line"
    case .atDriver: "AT Driver events"
    case .spokenPhrases: "guidepup spoken phrase log"
    case .webVTT: "WebVTT captions"
    case .subRip: "SubRip captions"
    case .csv: "CSV table"
    case .plainText: "plain text, one announcement a line"
    case .uSpec: "uSpec voice specification"
    case .ariaAT: "ARIA-AT test"
    case .a11ySupport: "a11ysupport.io test"
    case .voiceOverDesigner: "VoiceOver Designer document"
    }
  }
}
