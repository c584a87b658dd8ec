/// A named place in a pattern or layout.
///
/// Patterns use only the slots before the first comment; the layouts of ``PhraseGroup`` use all
/// slots.
package enum Slot: String, Sendable, Hashable, CaseIterable {
  case name, value, role, adjustable, selected, checked, switched, expanded, disabled, position
  case container, content, contentAfter, error, hints, actions, announcement, boundary, window

  // TalkBack's groups.
  case state, body, opening, closing, status, triple, child, hint, tooltip, tree, item, heading
  case collection

  // VoiceOver's groups.
  case description, text, headers, spans, coordinates, specifiers, controls, tab, textField, editing
  case link, image, searchField, draggable, usage, moreContent

  package static let documented = allCases.filter { $0.kind != nil }

  /// The kind of part in the slot; nil if patterns cannot use the slot.
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
