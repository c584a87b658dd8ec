final class VoiceOverBehavior: Sendable {
  /// A rule that a profile enables by its name in `follows`.
  enum Rule: String, Sendable, CaseIterable {
    /// `accessibilityExpandedStatus` is announced.
    case expandedStatus = "expanded-status"
    /// The switch trait announces "switch button" even without the button trait.
    case switchWithoutButton = "switch-without-button"
    /// The first tab of a tab bar is announced with the tab bar.
    case tabBarPrefix = "tab-bar-prefix"
    /// Custom content of high importance is announced automatically.
    case highImportanceContent = "high-importance-content"
    /// The custom actions of a semantic group are available at each of its elements.
    case groupActions = "group-actions"
    /// The private traits of pop-up buttons and picker wheels have words.
    case pickers = "pickers"
    /// A search field does not announce "text field", and has an editing hint.
    case searchFieldEdits = "search-field-edits"
    case directTouchHint = "direct-touch-hint"
    /// A draggable element says so, with a hint.
    case draggable = "draggable"
    /// A focused field announces the position of its cursor.
    case insertionPoint = "insertion-point"
    /// The title of an alert follows the word for alerts.
    case alertPrefix = "alert-prefix"
    /// A header cell of a data table says so.
    case headerCells = "header-cells"
    /// The app's name is announced when the cursor enters it.
    case appName = "app-name"
    /// Pauses are written as full stops, one at a time.
    case writtenFullStops = "written-full-stops"
    /// An empty text keeps the space or full stop after it.
    case emptyTextKeepsJoint = "empty-text-keeps-joint"
    /// The availability of actions or content replaces an empty description.
    case trailersReplaceEmptyDescription = "trailers-replace-empty-description"
  }

  // Linear search is faster than hashing for so few rules.
  private let follows: [Rule]
  private let style: DeviceStyle
  /// Whether facts are found even if a version or a setting omits them.
  let isComplete: Bool
  let speaksHints: Bool
  let speaksValues: Bool
  let speaksContainers: Bool
  let speaksTables: Bool
  let isTurnedOn: Bool
  let movesByCharacters: Bool
  let speaksActions: Bool
  let speaksMoreContent: Bool
  /// The language of the app, a BCP 47 tag, if it has its own digits.
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
