/// A named place in a sentence that a reader says.
///
/// The first block is the closed list that patterns of documented profiles are written with; the
/// others are the members that the readers' own groups have (see ``PhraseGroup``).
public enum Slot: String, Sendable, Hashable, CaseIterable {
  case name, value, role, adjustable, selected, checked, switched, expanded, disabled, position
  case container, content, contentAfter, error, hints, actions, announcement

  // TalkBack's own members.
  case state, body, opening, closing, status, triple, child, hint, tooltip, tree, item, heading
  case collection, window

  /// The slots that a documented pattern may name.
  public static let documented: [Slot] = [
    .name, .value, .role, .adjustable, .selected, .checked, .switched, .expanded, .disabled,
    .position, .container, .content, .contentAfter, .error, .hints, .actions, .announcement,
  ]

  /// The kind of the parts that fill the slot in a documented pattern.
  public var kind: Part.Kind {
    switch self {
    case .value: .value
    case .role, .adjustable, .heading: .role
    case .selected, .checked, .switched, .expanded, .disabled, .state, .status: .state
    case .position, .item: .position
    case .container, .collection, .window: .container
    case .content, .contentAfter, .child: .content
    case .error: .error
    case .hints, .hint: .hint
    case .actions: .actions
    case .announcement: .announcement
    case .name, .body, .opening, .closing, .triple, .tooltip, .tree: .name
    }
  }
}
