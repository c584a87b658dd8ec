/// The facts of a component that no attribute of its platform exposes.
///
/// They are kept next to an element, never in it, and only documented patterns use them.
package struct ComponentFacts: Sendable, Hashable {
  /// The part in a documented component, such as `dropdown.trigger`; nil if the facts decide it.
  package var part: String?
  /// The facts that patterns use in addition to those of the attributes, or instead of them.
  package var added: [StopFact] = []
  /// The facts of the platform's widget that the guidelines do not mention.
  package var omitted: [Fact] = []

  /// Creates the facts of a part that adds nothing to its attributes.
  package init(part: String? = nil) { self.part = part }

  /// Whether the attributes are all that is known.
  var isEmpty: Bool { part == nil && added.isEmpty && omitted.isEmpty }

  /// Adds a fact with the app's own text, or else with the words of the guidelines.
  package mutating func add(_ fact: Fact, _ text: String? = nil) {
    added.append(.ofComponent(fact, text))
  }

  /// Leaves out facts that the attributes expose.
  package mutating func omit(_ facts: Fact...) { omitted += facts }

  /// Removes an added fact.
  mutating func remove(_ fact: Fact) { added.removeAll { $0.fact == fact } }

  /// Replaces the author's hint.
  mutating func replaceHint(with hint: String, from origin: String) {
    remove(.hint(.own))
    added.append(.ofDesign(hint: hint, from: origin))
  }
}

extension [StopFact] {
  /// Returns the facts of the attributes with those that a component adds, each in place of an equal
  /// fact, and without those that it omits.
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
