package struct ContainerKind: Sendable {
  enum Content: Sendable {
    case texts
    case choices(part: String)
    case components
    case alert
    case banner
    case announcement
  }

  enum Group: Sendable {
    case none
    case named
    /// A group whose name is the container's label or, if there is no label, the word for this key.
    case key(String)
  }

  let rawValue: String
  let content: Content
  let describedBy: @Sendable () -> ComponentKind
  var presence = Presence.always
  var group = Group.none
  /// Whether the choices are in a column below a label that is a separate stop.
  var isColumn = false
  var allowsSeveral = false
  var wantsLabel = false
  /// Whether only the buttons and Android's back gesture close the container.
  var wantsAnswer = false
  var holdsPages = false

  var labelStop: StopID.Role? = .label
  var hasDismissRegion = false
  var adaptElement: @Sendable (inout ExposedElement, [Choice], Int) -> Void = { _, _, _ in }
  var adaptNode: @Sendable (inout ExposedNode, Choice, Wording) -> Void = { _, _, _ in }

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
