/// A named place in a sentence that a reader says.
///
/// The first block is the closed list that patterns of documented profiles are written with; the
/// others are the members that the readers' own groups have (see ``PhraseGroup``).
public enum Slot: String, Sendable, Hashable, CaseIterable {
  case name, value, role, adjustable, selected, checked, switched, expanded, disabled, position
  case container, content, contentAfter, error, hints, actions, announcement, boundary, window

  // TalkBack's own members.
  case state, body, opening, closing, status, triple, child, hint, tooltip, tree, item, heading
  case collection

  // VoiceOver's own members.
  case description, text, headers, spans, coordinates, specifiers, controls, tab, textField, editing
  case link, image, searchField, draggable, usage, moreContent

  /// The slots that a documented pattern may name.
  public static let documented = allCases.filter { $0.kind != nil }

  /// The kind of the parts that fill the slot in a documented pattern; nil for a slot that only a
  /// reader's own groups have.
  var kind: Part.Kind? {
    switch self {
    case .name: .name
    case .value: .value
    case .role, .adjustable: .role
    case .selected, .checked, .switched, .expanded, .disabled: .state
    case .position: .position
    case .container, .boundary, .window: .container
    case .content, .contentAfter: .content
    case .error: .error
    case .hints: .hint
    case .actions: .actions
    case .announcement: .announcement
    default: nil
    }
  }
}
