/// Something that the format of what was heard cannot carry, so that its absence is no finding.
public struct FormatLimit: Sendable, Hashable {
  /// What the user is told, in one sentence.
  public var sentence: String
  /// The kinds of parts that the format cannot carry.
  public var hides: Set<Part.Kind>
  /// The facts that it cannot carry; empty for every fact of these kinds.
  public var facts: Set<Fact>
  /// The roles at whose side the format cannot carry them; empty for every role.
  public var roles: Set<Fact.Role>

  /// Creates a limit.
  public init(
    _ sentence: String, hides: Set<Part.Kind> = [], facts: Set<Fact> = [],
    roles: Set<Fact.Role> = []
  ) {
    self.sentence = sentence
    self.hides = hides
    self.facts = facts
    self.roles = roles
  }

  /// Creates a limit of some facts.
  public init(_ sentence: String, hidesOnly facts: Set<Fact>) {
    self.init(sentence, hides: Set(facts.map(\.kind)), facts: facts)
  }

  /// The kinds of parts of which the format cannot carry any.
  package var kindsHidden: Set<Part.Kind> { facts.isEmpty && roles.isEmpty ? hides : [] }

  /// Returns whether the absence of a part says nothing about the app.
  ///
  /// - Parameters:
  ///   - finding: The finding of the part.
  ///   - parts: All parts of the stop as they were expected.
  /// - Returns: True when the format cannot carry the part.
  func explains(_ finding: Finding, among parts: [Part]) -> Bool {
    guard let kind = finding.part, hides.contains(kind) else { return false }
    switch (finding.kind, kind) {
    case (.missingPart, _): break
    // Where the label of an action is not known, a reader has another hint, whichever was expected.
    case (.wrongText, .hint): return true
    // Where lists are not told, a reader makes out some by their classes.
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
