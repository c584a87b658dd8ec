/// Something that is wrong with a design, or worth knowing, before anyone listens.
public struct DesignFinding: Sendable, Hashable {
  /// What kind of finding it is.
  ///
  /// The raw values are stable: they stand in reports and settings of other programs.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// What the design pins is not what is said.
    case expectation
    /// An expectation is for a profile that is not known.
    case unknownProfile = "unknown-profile"
    /// An expectation is for a stop that the component does not have.
    case unknownStop = "unknown-stop"
    /// The name has a word for a role, which the reader adds by itself.
    case roleInName = "role-in-name"
    /// The name has a word for a state.
    case stateInName = "state-in-name"
    /// The name tells the gesture.
    case gestureInName = "gesture-in-name"
    /// A stop has no name.
    case noName = "no-name"
    /// A placeholder serves as the name.
    case placeholderAsName = "placeholder-as-name"
    /// A value serves as the name.
    case valueAsName = "value-as-name"
    /// The name is the name of a file.
    case fileName = "file-name"
    /// The name is an identifier of a program.
    case identifier
    /// A field has no label that can be seen.
    case noVisibleLabel = "no-visible-label"
    /// What is seen of the label is not the name.
    case labelAndNameDiffer = "label-and-name-differ"
    /// UIKit would have a title and another accessibilityLabel.
    case titleAndLabelDiffer = "title-and-label-differ"
    /// Android's contentDescription hides the text.
    case descriptionReplacesText = "description-replaces-text"
    /// A text or an image beside a control says the name of the control once more.
    case saidTwice = "said-twice"
    /// A text that a group reads is a stop of its own as well.
    case groupedStop = "grouped-stop"
    /// Two stops of one role have the same name.
    case sameName = "same-name"
    /// A stop that can be acted on does not say what it is, or only by its hint.
    case noRole = "no-role"
    /// An override takes away the role, or puts another in its place.
    case droppedRole = "dropped-role"
    /// An override takes away a state.
    case droppedState = "dropped-state"
    /// notEnabled stands without a role.
    case disabledWithoutRole = "disabled-without-role"
    /// Labels are read before the data that they belong to.
    case labelsBeforeData = "labels-before-data"
    /// Nothing tells whether what opens is open.
    case untoldState = "untold-state"
    /// What is open can only be closed by a tap beside it.
    case closesOutsideOnly = "closes-outside-only"
    /// Focus is confined, and there is no way out.
    case trap
    /// Something closes, and focus does not return to what opened it.
    case focusLost = "focus-lost"
    /// Something opens, and nothing is said.
    case opensSilently = "opens-silently"
    /// A key takes focus elsewhere than the reader goes.
    case keyboardOrder = "keyboard-order"
    /// Words that have no source in the language of the screen stay English.
    case englishWords = "english-words"
  }

  /// How much a finding matters: worth knowing, probably wrong, or wrong.
  public typealias Severity = Finding.Severity

  /// What kind of finding it is.
  public var kind: Kind
  /// How much it matters.
  public var severity: Severity
  /// What was found, and what mends it.
  public var message: String
  /// The place in the design file.
  public var location: SourceLocation

  /// Creates a finding.
  public init(_ severity: Severity, _ kind: Kind, _ message: String, at location: SourceLocation) {
    self.kind = kind
    self.severity = severity
    self.message = message
    self.location = location
  }
}

extension DesignFinding: CustomStringConvertible {
  /// The form that editors and CI already understand: `file:line:column: severity: [kind] message`.
  public var description: String {
    "\(location): \(severity.rawValue): [\(kind.rawValue)] \(message)"
  }
}
