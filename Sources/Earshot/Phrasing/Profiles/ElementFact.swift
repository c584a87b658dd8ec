package enum ElementFact: String, Sendable, Hashable, CaseIterable {
  case disabled, selected, unselected, checked, unchecked, mixed, on, off, expanded, collapsed
  case editing, value, placeholder, content, error, links, actions, actionable
  /// The element's position, such as "2 of 5", if the design contains it.
  case position
  case group
  case hint

  package var opposites: ElementFacts {
    switch self {
    case .selected: ElementFacts(.unselected)
    case .unselected: ElementFacts(.selected)
    case .checked: ElementFacts([.unchecked, .mixed])
    case .unchecked: ElementFacts([.checked, .mixed])
    case .mixed: ElementFacts([.checked, .unchecked])
    case .on: ElementFacts([.off, .mixed])
    case .off: ElementFacts([.on, .mixed])
    case .expanded: ElementFacts(.collapsed)
    case .collapsed: ElementFacts(.expanded)
    case .value: ElementFacts(.placeholder)
    case .placeholder: ElementFacts(.value)
    case .disabled, .editing, .content, .error, .links, .actions, .actionable, .position, .group,
      .hint:
      []
    }
  }

  package var slot: Slot? {
    switch self {
    case .disabled: .disabled
    case .selected, .unselected: .selected
    case .checked, .unchecked, .mixed: .checked
    case .on, .off: .switched
    case .expanded, .collapsed: .expanded
    case .value, .placeholder: .value
    case .content: .content
    case .error: .error
    case .actions, .links: .actions
    case .position: .position
    case .group: .container
    case .hint: .hints
    case .editing, .actionable: nil
    }
  }
}

package struct ElementFacts: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(_ facts: some Sequence<ElementFact>) {
    self = facts.reduce(into: []) { $0.insert(Self($1)) }
  }

  package init(_ fact: ElementFact) { rawValue = 1 << fact.bit }
}

extension ElementFact {
  fileprivate var bit: UInt32 {
    switch self {
    case .disabled: 0
    case .selected: 1
    case .unselected: 2
    case .checked: 3
    case .unchecked: 4
    case .mixed: 5
    case .on: 6
    case .off: 7
    case .expanded: 8
    case .collapsed: 9
    case .editing: 10
    case .value: 11
    case .placeholder: 12
    case .content: 13
    case .error: 14
    case .links: 15
    case .actions: 16
    case .actionable: 17
    case .position: 18
    case .group: 19
    case .hint: 20
    }
  }
}
