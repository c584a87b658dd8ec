package struct ComponentFacts: Sendable, Hashable {
  /// The id of the documented part, such as `dropdown.trigger`; nil if the facts determine the
  /// part.
  package var part: String?
  package var added: [StopFact] = []
  package var omitted: [Fact] = []
  /// Whether the texts have words that no guideline documents, such as "Today".
  package var isDerived = false

  package init(part: String? = nil) { self.part = part }

  var isEmpty: Bool { part == nil && added.isEmpty && omitted.isEmpty && !isDerived }

  package mutating func add(_ fact: Fact, _ text: String? = nil) {
    added.append(.ofComponent(fact, text))
  }

  package mutating func omit(_ facts: Fact...) { omitted += facts }

  mutating func remove(_ fact: Fact) { added.removeAll { $0.fact == fact } }

  mutating func replaceHint(with hint: String, from origin: String) {
    remove(.hint(.own))
    added.append(.ofDesign(hint: hint, from: origin))
  }
}

extension [StopFact] {
  func changed(by component: ComponentFacts) -> [StopFact] {
    guard !component.added.isEmpty || !component.omitted.isEmpty else { return self }
    var facts = filter { !component.omitted.contains($0.fact) }
    for fact in component.added {
      let place = fact.fact == .content ? nil : facts.firstIndex { $0.fact == fact.fact }
      if let place { facts[place] = fact } else { facts.append(fact) }
    }
    return facts
  }
}
