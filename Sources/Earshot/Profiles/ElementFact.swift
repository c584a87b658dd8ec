/// A condition of an element that decides which documented pattern fits it.
public enum ElementFact: String, Sendable, Hashable, CaseIterable {
  case disabled, selected, unselected, checked, unchecked, mixed, on, off, expanded, collapsed
  case editing, value, placeholder, content, error, links, actions, actionable

  /// Whether an element that has the fact must say it, even where no pattern speaks of it.
  public var mustBeSaid: Bool {
    switch self {
    case .unselected, .editing, .links, .actionable: false
    default: true
    }
  }

  /// The fact that holds where this one does not, when there is one that is spoken of instead.
  public var opposites: Set<ElementFact> {
    switch self {
    case .selected: [.unselected]
    case .unselected: [.selected]
    case .checked: [.unchecked, .mixed]
    case .unchecked: [.checked, .mixed]
    case .mixed: [.checked, .unchecked]
    case .on: [.off, .mixed]
    case .off: [.on, .mixed]
    case .expanded: [.collapsed]
    case .collapsed: [.expanded]
    case .value: [.placeholder]
    case .placeholder: [.value]
    case .disabled, .editing, .content, .error, .links, .actions, .actionable: []
    }
  }

  /// The slot whose words say the fact.
  public var slot: Slot? {
    switch self {
    case .disabled: .disabled
    case .selected, .unselected: .selected
    case .checked, .unchecked: .checked
    case .on, .off: .switched
    case .mixed: .checked
    case .expanded, .collapsed: .expanded
    case .value, .placeholder: .value
    case .content: .content
    case .error: .error
    case .actions: .actions
    case .editing, .links, .actionable: nil
    }
  }
}
