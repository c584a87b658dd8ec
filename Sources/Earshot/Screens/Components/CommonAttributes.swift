/// What every component has, whatever its kind.
public struct CommonAttributes: Sendable, Hashable {
  /// When a live region is announced.
  public enum LiveRegion: String, Sendable, Hashable, CaseIterable {
    /// After the current announcement.
    case polite
    /// At once.
    case assertive
  }

  /// What is seen of the label.
  package enum VisibleLabel: Sendable, Hashable {
    /// The label itself.
    case same
    /// Another text.
    case text(String)
    /// Nothing: the label is only heard.
    case none

    /// Returns what is seen of a label, nil when that is nothing.
    func text(of label: String) -> String? {
      switch self {
      case .same: label.isEmpty ? nil : label
      case .text(let text): text
      case .none: nil
      }
    }
  }

  /// The id that the designer gave; nil for one that is made from the label.
  public var ownID: String?
  /// The id that is made where the designer gave none; its screen sees to it that no two are alike.
  public var settledID: String?
  /// The programmatic name; "" when there is none.
  public var label: String
  /// What is seen of the label.
  package var visibleLabel = VisibleLabel.same {
    didSet { hasLabelBeside = visibleLabel != .none }
  }
  /// Whether the design says that the label is seen beside it, so that a field is not labelled by its
  /// hint alone.
  public private(set) var hasLabelBeside = false
  /// The author's hint.
  public var hint: String?
  /// What a double-tap does, in the app's own words, such as "choose a colour"; Android alone says it.
  public var clickLabel: String?
  /// Whether it cannot be used now.
  public var isDisabled = false
  /// The texts that change, such as a date in the name; the name and the value hold examples of them.
  package var patterns: [TextPattern] = []
  /// What is wrong with its value.
  public var error: String?
  /// When TalkBack announces a new content without focus; nil if it does not.
  public var live: LiveRegion?
  /// Whether it must be filled in.
  public var isRequired = false
  /// The language of its texts, a BCP 47 tag; nil for that of the screen.
  public var language: String?
  /// How its texts, or pieces of them, are pronounced; see ``Readings``.
  public var readings: [String: String] = [:]
  /// The names of custom actions.
  public var actions: [String] = []
  /// Whether screen readers pass it over.
  public var isHidden = false
  /// The place among others, from 1, and their number.
  var position: Position?
  /// Where keys take focus from it, where that is not the next stop in reading order.
  package var next: [FocusDirection: Reference] = [:]
  /// The variant of documented patterns that it is announced by.
  public var variant: String?
  /// What the designer exposes on iOS instead of what follows from the rest.
  package var voiceOver = VoiceOverOverride()
  /// What the designer exposes on Android instead of what follows from the rest.
  package var talkBack = TalkBackOverride()
  /// What the designer says of single stops.
  package var stops: [StopOverride] = []
  /// The announcements that must be heard.
  package var expectations: [Expectation] = []
  /// Where the component stands in its file.
  public var location = SourceLocation.unknown
  /// What the apps are built with.
  package internal(set) var toolkits = Toolkits()
  private var ownLabelLocation: SourceLocation?

  /// Creates the attributes of a component that has a name and nothing else.
  public init(label: String = "") { self.label = label }

  /// The text of the label that is seen, nil when there is none.
  var visibleText: String? { visibleLabel.text(of: label) }

  /// Where its label stands, for findings about the name.
  public var labelLocation: SourceLocation {
    get { ownLabelLocation ?? location }
    set { ownLabelLocation = newValue }
  }

  /// Tells where the component stands, and what is in it, unless that is known.
  mutating func locate(at place: SourceLocation) {
    if location == .unknown { location = place }
    for index in expectations.indices where expectations[index].location == .unknown {
      expectations[index].location = place
    }
  }

  /// Returns an id made of the letters and digits of a text, such as `search-by`.
  package static func slug(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "component" : words.joined(separator: "-")
  }

  /// Returns the name as it is exposed: with "required" behind it where that is so.
  func exposedName(_ wording: Wording) -> String {
    guard isRequired, !label.isEmpty else { return label }
    return wording.filled("name.required", label)
  }
}

/// An announcement that a design pins.
package struct Expectation: Sendable, Hashable {
  /// The platform or profile that it is for, as it is written: `voiceover`, `talkback-15.1`.
  package var profile: String
  /// The stop, and after `@` the state where it is not the plain one; nil for the only stop.
  package var stop: String?
  /// What must be heard, hint included.
  package var text: String
  /// Where it stands.
  package var location: SourceLocation

  /// Creates an expectation.
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

/// What a designer exposes on iOS instead of what follows from the component.
package struct VoiceOverOverride: Sendable, Hashable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: Traits?
  /// Where the override of the label stands, for findings about it.
  package var labelLocation: SourceLocation?
  /// Where the override of the traits stands, for findings about it.
  package var traitsLocation: SourceLocation?

  /// Creates an override of nothing.
  package init() {}

  /// Returns the element as the designer exposes it.
  func applied(to element: ExposedElement) -> ExposedElement {
    var element = element
    if let label { element.label = label }
    if let value { element.value = value }
    if let hint {
      element.hint = hint
      // What the component tells gives way to what the designer exposes.
      element.facts.remove(.hint(.own))
    }
    if let traits { element.traits = traits }
    return element
  }
}

/// What a designer exposes on Android instead of what follows from the component.
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
  /// Where the override of the description stands, for findings about it.
  package var contentDescriptionLocation: SourceLocation?
  /// Where the override of the class stands, for findings about it.
  package var classNameLocation: SourceLocation?

  /// Creates an override of nothing.
  package init() {}

  /// Returns the node as the designer exposes it.
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
  /// Whether the designer says a fact, so that the component has nothing to add to it.
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
