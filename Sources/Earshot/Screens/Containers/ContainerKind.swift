/// A kind of container, which holds other stops or groups texts: its contents and its behaviour.
package struct ContainerKind: Sendable {
  /// The contents of a container.
  enum Content: Sendable {
    /// Texts that are read in one swipe.
    case texts
    /// Choices, each a stop that plays this part.
    case choices(part: String)
    /// Components.
    case components
    /// A title, a body and actions.
    case alert
    /// A message with its title and body in one stop, and actions.
    case banner
    /// One text that is said without a stop.
    case announcement
  }

  /// The groups that readers announce on entering a container.
  enum Group: Sendable {
    /// None.
    case none
    /// A group with the container's label; none without a label.
    case named
    /// A group with the container's label, or else with a word of the wording.
    case key(String)
  }

  /// The name of the kind.
  let rawValue: String
  let content: Content
  /// The description of the kind.
  let describedBy: @Sendable () -> ComponentKind
  var presence = Presence.always
  var group = Group.none
  /// Whether a container has a close button unless its design says otherwise.
  var hasCloseButton = false
  /// Whether the choices are in a column below a label with a stop of its own.
  var isColumn = false
  /// Whether several choices can be selected.
  var allowsSeveral = false
  /// Whether it closes only when a button is pressed; Android's back gesture closes it as well.
  var wantsAnswer = false
  /// Whether the nested components are pages.
  var holdsPages = false

  /// The stop of the label, unless the container covers the screen; nil if it has none.
  var labelStop: StopID.Role? = .label
  /// Whether the area around an overlay closes it.
  var hasDismissRegion = false
  /// Changes the iOS element of a choice at an index.
  var adaptElement: @Sendable (inout ExposedElement, [Choice], Int) -> Void = { _, _, _ in }
  /// Changes the Android node of a choice.
  var adaptNode: @Sendable (inout ExposedNode, Choice, Toolkit, Wording) -> Void = { _, _, _, _ in }

  init(
    _ name: String, of content: Content, describedBy: @escaping @Sendable () -> ComponentKind,
    differing change: (inout ContainerKind) -> Void = { _ in }
  ) {
    rawValue = name
    self.content = content
    self.describedBy = describedBy
    change(&self)
  }
}

extension ContainerKind: Equatable {
  package static func == (left: ContainerKind, right: ContainerKind) -> Bool {
    left.rawValue == right.rawValue
  }
}
