/// Information that a capture format does not always show; its absence is not a finding.
public struct FormatLimit: Sendable, Hashable {
  package enum Degree: String, Sendable, Hashable, CaseIterable {
    /// The format never shows the information, so no finding will mention it.
    case hidden
    /// Earshot infers the information, so each difference will be a note.
    case inferred
    /// The format sometimes shows the information, so its absence must not be a finding.
    case partial
  }

  package enum Aspect: String, Sendable, Hashable, CaseIterable {
    /// A label in another view, such as the text before a field.
    case labels = "labels by other views"
    case focusStops = "focus stops"
    case readingOrder = "the order of focus"
    case identifiers
    case languages = "languages of elements"
  }

  /// The limit in one sentence.
  public var sentence: String
  package var degree: Degree
  /// The kinds of parts that the format does not show.
  public var hides: Set<Part.Kind>
  /// The facts that the format does not show; if empty, all facts of the kinds in ``hides``.
  package var facts: Set<Fact>
  /// The roles of the stops with this limit; empty for all stops.
  package var roles: Set<Fact.Role>
  /// The types of elements with this limit, as named in the file; empty for all elements.
  package var elements: Set<String>
  /// The types of elements that have this limit only if they have a value.
  package var shownWithoutValue: Set<String>
  package var aspects: Set<Aspect>

  package init(
    _ sentence: String, _ degree: Degree = .partial, hides: Set<Part.Kind> = [],
    facts: Set<Fact> = [], roles: Set<Fact.Role> = [], elements: Set<String> = [],
    shownWithoutValue: Set<String> = [], aspects: Set<Aspect> = []
  ) {
    self.sentence = sentence
    self.degree = degree
    self.hides = hides
    self.facts = facts
    self.roles = roles
    self.elements = elements
    self.shownWithoutValue = shownWithoutValue
    self.aspects = aspects
  }

  package init(
    _ sentence: String, _ degree: Degree = .partial, hidesOnly facts: Set<Fact>,
    elements: Set<String> = [], shownWithoutValue: Set<String> = []
  ) {
    self.init(
      sentence, degree, hides: Set(facts.map(\.kind)), facts: facts, elements: elements,
      shownWithoutValue: shownWithoutValue)
  }

  package func covers(_ fact: Fact) -> Bool {
    roles.isEmpty && elements.isEmpty && concerns(fact, of: fact.kind)
  }

  var hidesAlerts: Bool { degree == .hidden && covers(.entered(.alert)) }

  func mayCover(_ fact: Fact) -> Bool { concerns(fact, of: fact.kind) }

  private func concerns(_ fact: Fact?, of kind: Part.Kind) -> Bool {
    hides.contains(kind) && (facts.isEmpty || fact.map(facts.contains) == true)
  }

  func concerns(_ finding: Finding, among parts: [Part], of heard: Stop) -> Bool {
    guard let kind = finding.part, concerns(finding.fact, of: kind),
      elements.isEmpty || heard.element.map(elements.contains) == true,
      roles.isEmpty || parts.contains(where: isOfRoles), !isShown(by: heard)
    else { return false }
    return degree != .partial || finding.kind == .missingPart
  }

  private func isShown(by heard: Stop) -> Bool {
    heard.element.map(shownWithoutValue.contains) == true
      && heard.parts?.contains { $0.kind == .value } == false
  }

  package func hidesRoles(ofType type: String) -> Bool {
    degree == .hidden && elements.contains(type)
      && Fact.Role.allCases.allSatisfy { concerns(.role($0), of: .role) }
  }

  func concernsValueInName(of finding: Finding) -> Bool {
    guard degree == .hidden, hides.contains(.value), facts.isEmpty, roles.isEmpty,
      finding.kind == .wrongText, finding.part == .name,
      let expected = finding.expected, let heard = finding.heard
    else { return false }
    return expected.hasSuffix(", " + heard)
  }

  func concernsHint(of finding: Finding) -> Bool {
    degree == .hidden && finding.kind == .wrongText && finding.part == .hint
      && hides.contains(.hint)
  }

  private func isOfRoles(_ part: Part) -> Bool {
    if case .role(let role) = part.fact { roles.contains(role) } else { false }
  }
}
