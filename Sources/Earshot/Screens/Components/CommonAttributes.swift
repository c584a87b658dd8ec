/// The attributes that components of all kinds have.
public struct CommonAttributes: Sendable, Hashable {
  /// When a live region is announced.
  public enum LiveRegion: String, Sendable, Hashable, CaseIterable {
    /// After the current announcement.
    case polite
    /// Immediately, interrupting the current announcement.
    case assertive
  }

  package enum VisibleLabel: Sendable, Hashable {
    case same
    case text(String)
    case none

    func text(of label: String) -> String? {
      switch self {
      case .same: label.isEmpty ? nil : label
      case .text(let text): text
      case .none: nil
      }
    }
  }

  private struct Values: Sendable, Hashable {
    var ownID: String?
    var settledID: String?
    var label: String
    var visibleLabel = VisibleLabel.same
    var hasLabelBeside = false
    var hint: String?
    var clickLabel: String?
    var longPressLabel: String?
    var tooltip: String?
    var stateDescription: String?
    var isDisabled = false
    var isBusy = false
    var patterns: [TextPattern] = []
    var error: String?
    var live: LiveRegion?
    var isRequired = false
    var language: String?
    var readings: [String: String] = [:]
    var actions: [String] = []
    var isHidden = false
    var position: Position?
    var next: [FocusDirection: Reference] = [:]
    var variant: String?
    var voiceOver = VoiceOverOverride()
    var talkBack = TalkBackOverride()
    var stops: [StopOverride] = []
    var expectations: [Expectation] = []
    var frame: DesignFrame?
    var metadata = Metadata()
    var location = SourceLocation.unknown
    var toolkits = Toolkits()
    var ownLabelLocation: SourceLocation?
  }

  /// An array of one element, so that copies of a component share the values.
  private var box: [Values]

  /// The id from the design; nil if it is derived from the label.
  public var ownID: String? {
    get { box[0].ownID }
    set { box[0].ownID = newValue }
  }
  /// The derived id, which the screen makes unique.
  public var settledID: String? {
    get { box[0].settledID }
    set { box[0].settledID = newValue }
  }
  /// The programmatic name; empty if there is none.
  public var label: String {
    get { box[0].label }
    set { box[0].label = newValue }
  }
  package var visibleLabel: VisibleLabel {
    get { box[0].visibleLabel }
    set {
      box[0].visibleLabel = newValue
      box[0].hasLabelBeside = newValue != .none
    }
  }
  /// Whether the design says that a visible label is next to the field.
  public var hasLabelBeside: Bool { box[0].hasLabelBeside }
  /// The hint that the app sets.
  public var hint: String? {
    get { box[0].hint }
    set { box[0].hint = newValue }
  }
  /// The effect of a double-tap, such as "choose a colour"; only Android announces it.
  public var clickLabel: String? {
    get { box[0].clickLabel }
    set { box[0].clickLabel = newValue }
  }
  /// The effect of a double-tap and hold, such as "reorder"; only Android announces it.
  public var longPressLabel: String? {
    get { box[0].longPressLabel }
    set { box[0].longPressLabel = newValue }
  }
  package var tooltip: String? {
    get { box[0].tooltip }
    set { box[0].tooltip = newValue }
  }
  /// A state in the app's own words, such as "playing"; nil for the platform's words.
  public var stateDescription: String? {
    get { box[0].stateDescription }
    set { box[0].stateDescription = newValue }
  }
  /// Whether the component is disabled.
  public var isDisabled: Bool {
    get { box[0].isDisabled }
    set { box[0].isDisabled = newValue }
  }
  /// Whether the component is loading or saving; announced only in React Native apps.
  public var isBusy: Bool {
    get { box[0].isBusy }
    set { box[0].isBusy = newValue }
  }
  /// The patterns of a name or value that changes in the app; the design contains only an example.
  package var patterns: [TextPattern] {
    get { box[0].patterns }
    set { box[0].patterns = newValue }
  }
  /// The error message for the value.
  public var error: String? {
    get { box[0].error }
    set { box[0].error = newValue }
  }
  /// When TalkBack announces new content that does not have focus; nil for never.
  public var live: LiveRegion? {
    get { box[0].live }
    set { box[0].live = newValue }
  }
  /// Whether the component must be filled in.
  public var isRequired: Bool {
    get { box[0].isRequired }
    set { box[0].isRequired = newValue }
  }
  /// The BCP 47 language tag of the component's texts; nil for the screen's language.
  public var language: String? {
    get { box[0].language }
    set { box[0].language = newValue }
  }
  /// The pronunciations of texts or parts of texts.
  public var readings: [String: String] {
    get { box[0].readings }
    set { box[0].readings = newValue }
  }
  /// The names of custom actions.
  public var actions: [String] {
    get { box[0].actions }
    set { box[0].actions = newValue }
  }
  /// Whether screen readers skip the component.
  public var isHidden: Bool {
    get { box[0].isHidden }
    set { box[0].isHidden = newValue }
  }
  var position: Position? {
    get { box[0].position }
    set { box[0].position = newValue }
  }
  /// The next component for each direction in which focus does not follow the reading order.
  package var next: [FocusDirection: Reference] {
    get { box[0].next }
    set { box[0].next = newValue }
  }
  /// The variant of the documented announcement pattern.
  public var variant: String? {
    get { box[0].variant }
    set { box[0].variant = newValue }
  }
  package var voiceOver: VoiceOverOverride {
    get { box[0].voiceOver }
    set { box[0].voiceOver = newValue }
  }
  package var talkBack: TalkBackOverride {
    get { box[0].talkBack }
    set { box[0].talkBack = newValue }
  }
  package var stops: [StopOverride] {
    get { box[0].stops }
    set { box[0].stops = newValue }
  }
  package var expectations: [Expectation] {
    get { box[0].expectations }
    set { box[0].expectations = newValue }
  }
  package var frame: DesignFrame? {
    get { box[0].frame }
    set { box[0].frame = newValue }
  }
  package var metadata: Metadata {
    get { box[0].metadata }
    set { box[0].metadata = newValue }
  }
  /// The location of the component in its file.
  public var location: SourceLocation {
    get { box[0].location }
    set { box[0].location = newValue }
  }
  package internal(set) var toolkits: Toolkits {
    get { box[0].toolkits }
    set { box[0].toolkits = newValue }
  }
  private var ownLabelLocation: SourceLocation? {
    get { box[0].ownLabelLocation }
    set { box[0].ownLabelLocation = newValue }
  }

  /// Creates attributes with a label.
  public init(label: String = "") { box = [Values(label: label)] }

  var visibleText: String? { visibleLabel.text(of: label) }

  /// The location of the label, for findings about the name.
  public var labelLocation: SourceLocation {
    get { ownLabelLocation ?? location }
    set { ownLabelLocation = newValue }
  }

  mutating func locate(at place: SourceLocation) {
    if location == .unknown { location = place }
    for index in expectations.indices where expectations[index].location == .unknown {
      expectations[index].location = place
    }
  }

  /// Returns a text's words in lower case, with hyphens between them: `search-by` for "Search by".
  package static func slug(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "component" : words.joined(separator: "-")
  }

  func exposedName(_ wording: Wording) -> String {
    guard isRequired, !label.isEmpty else { return label }
    return wording.filled("name.required", label)
  }
}

package struct Expectation: Sendable, Hashable {
  /// The reader or version, such as `voiceover` or `talkback-15.1`.
  package var profile: String
  /// The stop; nil if the component has only one stop.
  ///
  /// In a state other than the default, `@` and the state follow the stop's name.
  package var stop: String?
  package var text: String
  package var location: SourceLocation

  package init(
    _ profile: String, stop: String? = nil, hears text: String,
    at location: SourceLocation = .unknown
  ) {
    self.profile = profile
    self.stop = stop
    self.text = text
    self.location = location
  }
}

package struct VoiceOverOverride: Sendable, Hashable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: Traits?
  package var labelLocation: SourceLocation?
  package var traitsLocation: SourceLocation?

  package init() {}

  func applied(to element: ExposedElement) -> ExposedElement {
    var element = element
    if let label { element.label = label }
    if let value { element.value = value }
    if let hint {
      element.hint = hint
      element.facts.remove(.hint(.own))
    }
    if let traits { element.traits = traits }
    return element
  }
}

package struct TalkBackOverride: Sendable, Hashable {
  package var text: String?
  package var contentDescription: String?
  package var stateDescription: String?
  package var hintText: String?
  package var tooltipText: String?
  package var roleDescription: String?
  package var className: String?
  package var clickable: Bool?
  package var longClickable: Bool?
  package var fieldRequired: Bool?
  package var selected: Bool?
  package var contentDescriptionLocation: SourceLocation?
  package var classNameLocation: SourceLocation?

  package init() {}

  func applied(to node: ExposedNode) -> ExposedNode {
    var node = node
    if let text { node.text = text }
    if let contentDescription { node.contentDescription = contentDescription }
    if let stateDescription { node.stateDescription = stateDescription }
    if let hintText { node.hintText = hintText }
    if let tooltipText { node.tooltipText = tooltipText }
    if let roleDescription { node.roleDescription = roleDescription }
    if let className { node.className = className }
    if let clickable { node.clickable = clickable }
    if let longClickable { node.longClickable = longClickable }
    if let fieldRequired { node.fieldRequired = fieldRequired }
    if let selected { node.selected = selected }
    node.facts.added.removeAll { says($0.fact) }
    node.facts.omitted.removeAll { says($0) }
    return node
  }
}

extension TalkBackOverride {
  private func says(_ fact: Fact) -> Bool {
    switch fact {
    case .name: text != nil || contentDescription != nil
    case .role: className != nil || roleDescription != nil
    case .state, .checked, .switched, .value: stateDescription != nil
    case .placeholder: hintText != nil
    case .hint(.longPress): longClickable == true
    default: false
    }
  }
}
