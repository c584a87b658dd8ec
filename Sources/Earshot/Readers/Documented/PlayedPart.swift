/// The part of a documented component that a stop plays, and the facts that it tells, in the terms that
/// patterns are written in.
///
/// The facts are those that the reader's own rules find. Two things come from the component of a
/// design alone: what it adds because its platform's widget does not expose it, and which part it is.
struct PlayedPart {
  /// The part, such as `dropdown.trigger`.
  let name: String
  /// Whether a component of a design plays the part, so that its patterns may say what no attribute
  /// exposes; else the part follows from the facts.
  let isDeclared: Bool
  /// The facts in the order in which the reader found them.
  let facts: [StopFact]
  /// The conditions that hold.
  let conditions: ElementFacts
  /// Whether a pattern may name the role, as no attribute of the stop says what it is.
  let hasOpenRole: Bool

  /// Creates the part that a stop plays.
  ///
  /// - Parameters:
  ///   - declared: The part that a design names; nil where it follows from the facts.
  ///   - facts: What the reader's rules found.
  ///   - hasOpenRole: Whether no attribute says what the stop is.
  ///   - style: The patterns, and which part an element plays that names none.
  init(_ declared: String?, _ facts: [StopFact], hasOpenRole: Bool = false, style: PatternTable) {
    name = declared ?? style.part(telling: facts)
    isDeclared = declared != nil
    self.hasOpenRole = hasOpenRole && declared != nil
    var facts = isDeclared ? facts.told(by: style.slots(of: name)) : facts
    // The placeholder of a field is not said where the field has a value.
    if facts.contains(where: { $0.fact == .value }) { facts.removeAll { $0.fact == .placeholder } }
    // Where no pattern tells what is open, a state is a value like others.
    if isDeclared, style.slots(of: name).contains(.expanded) { facts.customizeDisclosure() }
    self.facts = facts
    var conditions = ElementFacts(of: self.facts)
    // What cannot be done has no hint, and only a design says what its author wrote.
    if !isDeclared || conditions.contains(ElementFacts(.disabled)) {
      conditions.remove(ElementFacts(.hint))
    }
    self.conditions = conditions
  }

  /// Returns the slot that says what fulfils a condition: of a switch that is on in part, that of
  /// switches.
  func slot(of condition: ElementFact) -> Slot? {
    condition == .mixed && facts.contains { $0.fact == .switched(.mixed) }
      ? .switched : condition.slot
  }

  /// Whether it is expanded or collapsed, where the app tells that in words of its own, which are
  /// said also where the platform's would not be.
  var customizedState: ElementFacts {
    var told: ElementFacts = []
    for index in facts.indices where facts[index].ownText != nil {
      let fact = facts[index].fact
      if fact.slot == .expanded, let state = fact.condition { told.insert(ElementFacts(state)) }
    }
    return told
  }

  /// Returns the places among which `content`, or else `contentAfter`, finds its facts.
  func contentIndices(of slot: Slot) -> Range<Int> {
    // A link in its sentence is named by a text among others: what follows it stands apart.
    let name = isDeclared ? facts.firstIndex { $0.fact == .name } : nil
    let end = name.flatMap { facts[$0].kind == .content ? $0 : nil } ?? facts.count
    return slot == .content ? 0..<end : end..<facts.count
  }
}

extension Fact {
  /// The slot of documented patterns that says the fact; nil where patterns have none for it.
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
  /// A state in the app's own words stands in the place of expanded or collapsed.
  fileprivate mutating func customizeDisclosure() {
    guard let disclosure = firstIndex(where: { $0.fact.slot == .expanded }),
      let own = firstIndex(where: { $0.origin == "stateDescription" && $0.fact == .state })
    else { return }
    self[disclosure].ownText = self[own].ownText
    self[disclosure].origin = self[own].origin
    remove(at: own)
  }

  /// Returns the facts as a part tells them whose patterns say whether it is checked, or on: there the
  /// value of an iOS checkbox, or its selected trait, is that state.
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

  /// Returns the facts with checked and switched told as one of the two.
  private func tellingToggles(_ told: (Fact.CheckedState) -> Fact) -> [StopFact] {
    map { fact in
      var fact = fact
      if let state = fact.fact.toggleState { fact.fact = told(state) }
      return fact
    }
  }
}

extension Fact {
  /// Whether what can be checked or switched on is; nil for any other fact.
  var toggleState: CheckedState? {
    switch self {
    case .checked(let state), .switched(let state): state
    default: nil
    }
  }
}

extension ElementFacts {
  /// The conditions that hold where these facts are told.
  fileprivate init(of facts: [StopFact]) {
    self = []
    for fact in facts {
      if let condition = fact.fact.condition { insert(ElementFacts(condition)) }
      // A place that the platform counts, or a title that it has, is the reader's business.
      guard fact.isOfDesign else { continue }
      if case .position = fact.fact { insert(ElementFacts(.position)) }
      if fact.fact == .entered(.group) { insert(ElementFacts(.group)) }
      if fact.fact == .hint(.own) { insert(ElementFacts(.hint)) }
    }
    // What cannot be done has no hint.
    if contains(ElementFacts(.disabled)) { subtract(ElementFacts(.hint)) }
    let toggled = ElementFacts([.checked, .unchecked, .mixed, .on, .off, .selected])
    if isDisjoint(with: toggled) { insert(ElementFacts(.unselected)) }
  }
}

extension Fact {
  /// The condition of patterns that the fact fulfils.
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
