/// Information that a capture format cannot contain, so that its absence is not a finding.
public struct FormatLimit: Sendable, Hashable {
  /// The limit in one sentence.
  public var sentence: String
  /// The kinds of parts that the format cannot contain.
  public var hides: Set<Part.Kind>
  /// The facts; empty for all facts of these kinds.
  package var facts: Set<Fact>
  /// The roles; empty for all.
  package var roles: Set<Fact.Role>

  package init(
    _ sentence: String, hides: Set<Part.Kind> = [], facts: Set<Fact> = [],
    roles: Set<Fact.Role> = []
  ) {
    self.sentence = sentence
    self.hides = hides
    self.facts = facts
    self.roles = roles
  }

  package init(_ sentence: String, hidesOnly facts: Set<Fact>) {
    self.init(sentence, hides: Set(facts.map(\.kind)), facts: facts)
  }

  package var kindsHidden: Set<Part.Kind> { facts.isEmpty && roles.isEmpty ? hides : [] }

  func explains(_ finding: Finding, among parts: [Part]) -> Bool {
    guard let kind = finding.part, hides.contains(kind) else { return false }
    switch (finding.kind, kind) {
    case (.missingPart, _): break
    // Without the label of an action, a reader has another hint.
    case (.wrongText, .hint): return true
    // Without information about lists, a reader recognizes some by their classes.
    case (.extraPart, .container), (.wrongText, .container): break
    default: return false
    }
    let isCarried = !facts.isEmpty && finding.fact.map(facts.contains) != true
    return !isCarried
      && (roles.isEmpty
        || parts.contains { part in
          if case .role(let role) = part.fact { roles.contains(role) } else { false }
        })
  }
}
