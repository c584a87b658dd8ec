/// The patterns of a documented style by the part that they are for.
struct PatternTable: Sendable {
  /// The patterns of one part: those that are said by default, and those of each variant.
  private struct Rows {
    var usual: [PatternRow] = []
    var ofVariant: [String: [PatternRow]] = [:]
    var slots: Set<Slot> = []

    /// Returns the patterns of the first of the variants that has any, before the usual ones.
    func chosen(by variants: [String]) -> [PatternRow] {
      for variant in variants {
        if let rows = ofVariant[variant] { return rows + usual }
      }
      return usual
    }
  }

  private var rows: [String: Rows] = [:]
  private let parts: [DocumentedStyle.PartOfFact]
  private let derivations: [Derivation]

  init(_ style: DocumentedStyle) {
    parts = style.parts
    derivations = style.derivations
    for pattern in style.patterns {
      let row = PatternRow(pattern)
      rows[pattern.part, default: Rows()].slots.formUnion(pattern.say.slots)
      if let variant = pattern.variant {
        rows[pattern.part, default: Rows()].ofVariant[variant, default: []].append(row)
      } else {
        rows[pattern.part, default: Rows()].usual.append(row)
      }
    }
  }

  /// Returns whether a part has a pattern.
  func knows(_ part: String) -> Bool { rows[part] != nil }

  /// Returns the slots that the patterns of a part have.
  func slots(of part: String) -> Set<Slot> { rows[part]?.slots ?? [] }

  /// Returns the part that an element plays which names none: that of the first of its facts in the
  /// order of the style.
  func part(telling facts: [StopFact]) -> String { first(of: facts)?.part ?? "text" }

  /// Returns the role that is said of several: the first in the order of the style.
  func mainRole(of facts: [StopFact]) -> StopFact? {
    let roles = facts.filter { $0.slot == .role }
    guard roles.count > 1 else { return roles.first }
    for entry in parts {
      if let role = roles.first(where: { $0.fact == entry.fact }) { return role }
    }
    return roles.first
  }

  private func first(of facts: [StopFact]) -> DocumentedStyle.PartOfFact? {
    parts.first { entry in facts.contains { $0.fact.name == entry.fact.name } }
  }

  /// Returns the pattern of a part that the fewest conditions speak against and the most speak for.
  func bestRow(for part: PlayedPart, variants: [String]) -> PatternRow? {
    guard let rows = rows[part.name] ?? rows["text"] else { return nil }
    let candidates = rows.chosen(by: variants)
    var best: (index: Int, failing: Int, holding: Int)?
    for index in candidates.indices {
      let when = candidates[index].when.rawValue
      let holding = (when & part.conditions.rawValue).nonzeroBitCount
      let failing = when.nonzeroBitCount - holding
      if let best, (best.failing, -best.holding) <= (failing, -holding) { continue }
      best = (index, failing, holding)
    }
    return best.map { candidates[$0.index] }
  }

  /// Returns how a part says a fact that its pattern has no slot for.
  func derivation(of slot: Slot, for part: String) -> Derivation? {
    let component = part.prefix { $0 != "." }
    return derivations.first { derivation in
      derivation.adds == slot
        && (derivation.components.isEmpty || derivation.components.contains(String(component)))
    }
  }
}
