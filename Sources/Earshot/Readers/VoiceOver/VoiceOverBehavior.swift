final class VoiceOverBehavior: Sendable {
  /// A profile lists its rules in `follows`.
  enum Rule: String, Sendable, CaseIterable {
    /// `accessibilityExpandedStatus` is announced.
    case expandedStatus = "expanded-status"
    /// "switch button" does not need the button trait.
    case switchWithoutButton = "switch-without-button"
    /// A tab bar's first tab announces the bar.
    case tabBarPrefix = "tab-bar-prefix"
    /// High importance is announced automatically.
    case highImportanceContent = "high-importance-content"
    /// A semantic group's actions are available at each of its elements.
    case groupActions = "group-actions"
    /// Pop-up buttons and picker wheels have private traits with words.
    case pickers = "pickers"
    /// A search field does not say "text field", and has an editing hint.
    case searchFieldEdits = "search-field-edits"
    case directTouchHint = "direct-touch-hint"
    /// Draggable elements say so, with a hint.
    case draggable = "draggable"
    /// A focused field announces its cursor's position.
    case insertionPoint = "insertion-point"
    /// An alert's title follows the word for alerts.
    case alertPrefix = "alert-prefix"
    /// Header cells of a data table say so.
    case headerCells = "header-cells"
    /// The cursor announces the app that it enters.
    case appName = "app-name"
    /// Pauses are full stops, one at a time.
    case writtenFullStops = "written-full-stops"
    /// An empty text keeps the space or full stop after it.
    case emptyTextKeepsJoint = "empty-text-keeps-joint"
    /// Available actions or content replace an empty description.
    case trailersReplaceEmptyDescription = "trailers-replace-empty-description"
  }

  // Faster than hashing for so few rules.
  private let follows: [Rule]
  private let style: DeviceStyle
  /// Whether to find facts that a version or a setting omits.
  let isComplete: Bool
  let speaksHints: Bool
  let speaksValues: Bool
  let speaksContainers: Bool
  let speaksTables: Bool
  let isTurnedOn: Bool
  let movesByCharacters: Bool
  let speaksActions: Bool
  let speaksMoreContent: Bool
  /// A BCP 47 tag; nil if the language uses Latin digits.
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
