/// A part of a documented announcement; patterns refer to its facts.
struct PlayedPart {
  let name: String
  /// Whether the component declares the part; patterns can then announce facts that no attribute
  /// exposes.
  let isDeclared: Bool
  let facts: [StopFact]
  let conditions: ElementFacts
  /// Whether no attribute names the role; a pattern can then name it.
  let hasOpenRole: Bool

  init(_ declared: String?, _ facts: [StopFact], hasOpenRole: Bool = false, style: PatternTable) {
    name = declared ?? style.part(telling: facts)
    isDeclared = declared != nil
    self.hasOpenRole = hasOpenRole && declared != nil
    var facts = isDeclared ? facts.told(by: style.slots(of: name)) : facts
    // A field with a value does not announce its placeholder.
    if facts.contains(where: { $0.fact == .value }) { facts.removeAll { $0.fact == .placeholder } }
    // If the pattern has a slot for the expanded state, the app's state description, if any, fills
    // the slot.
    if isDeclared, style.slots(of: name).contains(.expanded) { facts.customizeDisclosure() }
    self.facts = facts
    var conditions = ElementFacts(of: self.facts)
    if !isDeclared || conditions.contains(ElementFacts(.disabled)) {
      conditions.remove(ElementFacts(.hint))
    }
    self.conditions = conditions
  }

  func slot(of condition: ElementFact) -> Slot? {
    condition == .mixed && facts.contains { $0.fact == .switched(.mixed) }
      ? .switched : condition.slot
  }

  /// The expanded or collapsed state in the app's own words, which is announced even without a
  /// slot.
  var customizedState: ElementFacts {
    var told: ElementFacts = []
    for index in facts.indices where facts[index].ownText != nil {
      let fact = facts[index].fact
      if fact.slot == .expanded, let state = fact.condition { told.insert(ElementFacts(state)) }
    }
    return told
  }

  func contentIndices(of slot: Slot) -> Range<Int> {
    // If one of the content texts is the name, the slot `content` has only the texts before the
    // name.
    let name = isDeclared ? facts.firstIndex { $0.fact == .name } : nil
    let end = name.flatMap { facts[$0].kind == .content ? $0 : nil } ?? facts.count
    return slot == .content ? 0..<end : end..<facts.count
  }
}

extension Fact {
  var slot: Slot? {
    switch self {
    case .name: .name
    case .value, .placeholder, .state: .value
    case .role(let role): role == .adjustable ? .adjustable : .role
    case .selected, .unselected: .selected
    case .checked: .checked
    case .switched: .switched
    case .expanded, .collapsed: .expanded
    case .disabled: .disabled
    case .error: .error
    case .position: .position
    case .entered(.group), .entered(.alert): .container
    case .entered(.window): .window
    case .start(.list), .end(.list): .boundary
    case .content: .content
    case .hint(.menu): nil
    case .hint: .hints
    case .actions, .links: .actions
    case .announcement: .announcement
    default: nil
    }
  }
}

extension [StopFact] {
  fileprivate mutating func customizeDisclosure() {
    guard let disclosure = firstIndex(where: { $0.fact.slot == .expanded }),
      let own = firstIndex(where: { $0.origin == "stateDescription" && $0.fact == .state })
    else { return }
    self[disclosure].ownText = self[own].ownText
    self[disclosure].origin = self[own].origin
    remove(at: own)
  }

  fileprivate func told(by slots: [Slot]) -> [StopFact] {
    guard slots.contains(.checked) else {
      return slots.contains(.switched) ? tellingToggles(Fact.switched) : self
    }
    if contains(where: { $0.fact.toggleState != nil }) {
      return slots.contains(.switched) ? self : tellingToggles(Fact.checked)
    }
    guard !slots.contains(.value), !slots.contains(.selected) else { return self }
    let isSelected = contains { $0.fact == .selected }
    var facts = filter { $0.fact != .selected }
    if let index = facts.firstIndex(where: { $0.fact == .value || $0.fact == .state }) {
      let text = facts[index].ownText ?? ""
      let state = Fact.CheckedState(switchValue: text)
      facts[index].fact = .checked(state ?? Fact.CheckedState(isSelected))
      if state != nil { facts[index].ownText = nil }
    } else {
      facts.append(
        StopFact(
          .checked(Fact.CheckedState(isSelected)), words: .word(""), from: "traits.selected",
          rule: "voiceover.selected"))
    }
    return facts
  }

  private func tellingToggles(_ told: (Fact.CheckedState) -> Fact) -> [StopFact] {
    map { fact in
      var fact = fact
      if let state = fact.fact.toggleState { fact.fact = told(state) }
      return fact
    }
  }
}

extension Fact {
  var toggleState: CheckedState? {
    switch self {
    case .checked(let state), .switched(let state): state
    default: nil
    }
  }
}

extension ElementFacts {
  fileprivate init(of facts: [StopFact]) {
    self = []
    for fact in facts {
      if let condition = fact.fact.condition { insert(ElementFacts(condition)) }
      // Positions, titles and hints need a slot only if they are from the design.
      guard fact.isOfDesign else { continue }
      if case .position = fact.fact { insert(ElementFacts(.position)) }
      if fact.fact == .entered(.group) { insert(ElementFacts(.group)) }
      if fact.fact == .hint(.own) { insert(ElementFacts(.hint)) }
    }
    if contains(ElementFacts(.disabled)) { subtract(ElementFacts(.hint)) }
    let toggled = ElementFacts([.checked, .unchecked, .mixed, .on, .off, .selected])
    if isDisjoint(with: toggled) { insert(ElementFacts(.unselected)) }
  }
}

extension Fact {
  fileprivate var condition: ElementFact? {
    switch self {
    case .disabled: .disabled
    case .selected: .selected
    case .checked(let state): state == .on ? .checked : state == .off ? .unchecked : .mixed
    case .switched(let state): state == .on ? .on : state == .off ? .off : .mixed
    case .expanded: .expanded
    case .collapsed: .collapsed
    case .editing: .editing
    case .value, .state: .value
    case .placeholder: .placeholder
    case .content: .content
    case .error: .error
    case .links: .links
    case .actions: .actions
    case .hint(.activate), .hint(.toggle), .hint(.select): .actionable
    case .hint(.own): .hint
    default: nil
    }
  }
}
