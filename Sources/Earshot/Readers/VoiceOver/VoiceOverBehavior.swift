final class VoiceOverBehavior: Sendable {
  enum Rule: String, Sendable, CaseIterable {
    case expandedStatus = "expanded-status"
    case switchWithoutButton = "switch-without-button"
    /// The tab bar is announced before its first tab.
    case tabBarPrefix = "tab-bar-prefix"
    case highImportanceContent = "high-importance-content"
    /// A semantic group's actions are available at each of its elements.
    case groupActions = "group-actions"
    /// The private traits of pop-up buttons and picker wheels are announced.
    case pickers = "pickers"
    /// A search field is not announced as "text field", but has an editing hint.
    case searchFieldEdits = "search-field-edits"
    case directTouchHint = "direct-touch-hint"
    case draggable = "draggable"
    case insertionPoint = "insertion-point"
    /// The word for alerts precedes an alert's title.
    case alertPrefix = "alert-prefix"
    case headerCells = "header-cells"
    case appName = "app-name"
    /// Pauses are written as full stops, and no full stop is repeated.
    case writtenFullStops = "written-full-stops"
    /// If a text is empty, the space or full stop after it remains.
    case emptyTextKeepsJoint = "empty-text-keeps-joint"
    /// If the description is empty, it is replaced by the words for available actions or content.
    case trailersReplaceEmptyDescription = "trailers-replace-empty-description"
  }

  private let follows: [Rule]
  private let style: DeviceStyle
  let isComplete: Bool
  let speaksHints: Bool
  let speaksValues: Bool
  let speaksContainers: Bool
  let speaksTables: Bool
  let isTurnedOn: Bool
  let movesByCharacters: Bool
  let speaksActions: Bool
  let speaksMoreContent: Bool
  /// The BCP 47 tag of the app's language, which determines the digits; nil for Latin digits.
  private let appLanguage: String?

  static let complete = VoiceOverBehavior(
    style: DeviceStyle(
      layouts: [],
      follows: Set(Rule.allCases.map(\.rawValue)).subtracting(
        [Rule.writtenFullStops, .emptyTextKeepsJoint, .trailersReplaceEmptyDescription]
          .map(\.rawValue))), settings: Settings(), appLanguage: nil, isComplete: true)

  init(style: DeviceStyle, settings: Settings, appLanguage: String?, isComplete: Bool = false) {
    self.style = style
    self.isComplete = isComplete
    follows = style.follows.compactMap(Rule.init(rawValue:))
    speaksHints = settings.isOn("hints")
    speaksValues = settings.isOn("value")
    speaksContainers = settings.isOn("containers")
    speaksTables = settings.isOn("tables")
    isTurnedOn = settings["turnedOn"] == "on"
    movesByCharacters = settings["characterMode"] == "on"
    speaksActions = settings.isOn("actions")
    speaksMoreContent = settings.isOn("customContent")
    self.appLanguage = appLanguage.flatMap { style.number(0, in: $0) == "0" ? nil : $0 }
  }

  func follows(_ rule: Rule) -> Bool { follows.contains(rule) }

  func number(_ number: Int, in language: String?) -> String {
    style.number(number, in: language ?? appLanguage)
  }
}
