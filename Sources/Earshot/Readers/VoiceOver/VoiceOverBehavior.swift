/// What a version of VoiceOver does that others do not, and what its user has set.
final class VoiceOverBehavior: Sendable {
  /// A rule that a profile switches on by its name in `follows`.
  enum Rule: String, Sendable, CaseIterable {
    /// `accessibilityExpandedStatus` is said.
    case expandedStatus = "expanded-status"
    /// The switch trait says "switch button" without the button trait as well.
    case switchWithoutButton = "switch-without-button"
    /// The first tab of a tab bar is announced with the words for the bar.
    case tabBarPrefix = "tab-bar-prefix"
    /// Custom content of high importance is said without asking.
    case highImportanceContent = "high-importance-content"
    /// The custom actions of a semantic group are told at every element in it.
    case groupActions = "group-actions"
    /// The private traits of pop-up buttons and picker wheels have words.
    case pickers = "pickers"
    /// A search field is no text field besides, and says how to edit it.
    case searchFieldEdits = "search-field-edits"
    /// Direct interaction has a hint.
    case directTouchHint = "direct-touch-hint"
    /// What can be dragged says so, and how.
    case draggable = "draggable"
    /// A field that has the keyboard says where its cursor stands.
    case insertionPoint = "insertion-point"
    /// The title of an alert is announced with the word for it.
    case alertPrefix = "alert-prefix"
    /// A cell of a data table that is a header says so.
    case headerCells = "header-cells"
    /// The name of the app is said when the cursor comes to it.
    case appName = "app-name"
    /// Pauses are written as full stops, one at a time.
    case writtenFullStops = "written-full-stops"
    /// An empty text keeps the space or full stop that would follow it.
    case emptyTextKeepsJoint = "empty-text-keeps-joint"
    /// What an empty description leaves free is taken by the availability of actions or content.
    case trailersReplaceEmptyDescription = "trailers-replace-empty-description"
  }

  // There are few: going through them is quicker than hashing a name.
  private let follows: [Rule]
  private let style: DeviceStyle
  /// Whether everything is told that any version or setting lets be heard, each fact once.
  let isComplete: Bool
  /// Whether hints are said.
  let speaksHints: Bool
  /// Whether values are said.
  let speaksValues: Bool
  /// Whether the container is said, and the place in it.
  let speaksContainers: Bool
  /// Whether the place in a data table is said.
  let speaksTables: Bool
  /// Whether VoiceOver has just been switched on.
  let isTurnedOn: Bool
  /// Whether the cursor of a field moves by characters.
  let movesByCharacters: Bool
  /// Whether it is said that there are actions.
  let speaksActions: Bool
  /// Whether it is said that there is more content.
  let speaksMoreContent: Bool
  /// The language of the app, a BCP 47 tag, where it has digits of its own.
  private let appLanguage: String?

  /// What an element tells before a version or a setting leaves some of it out.
  static let complete = VoiceOverBehavior(
    style: DeviceStyle(
      layouts: [],
      follows: Set(Rule.allCases.map(\.rawValue)).subtracting(
        [Rule.writtenFullStops, .emptyTextKeepsJoint, .trailersReplaceEmptyDescription]
          .map(\.rawValue))), settings: Settings(), appLanguage: nil, isComplete: true)

  /// Reads the behaviour from a profile.
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

  /// Whether this version follows a rule.
  func follows(_ rule: Rule) -> Bool { follows.contains(rule) }

  /// Returns a number in the digits of a language; nil is that of the app.
  func number(_ number: Int, in language: String?) -> String {
    style.number(number, in: language ?? appLanguage)
  }
}
