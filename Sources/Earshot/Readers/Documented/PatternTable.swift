struct PatternTable: Sendable {
  private struct Rows {
    var usual: [PatternRow] = []
    var ofVariant: [String: [PatternRow]] = [:]
    var slots: [Slot] = []

    mutating func add(_ row: PatternRow) {
      slots += row.slots
      if let variant = row.pattern.variant {
        ofVariant[variant, default: []].append(row)
      } else {
        usual.append(row)
      }
    }

    /// Returns the patterns of the first variant that has patterns, then the default patterns.
    func chosen(by variants: [String]) -> [PatternRow] {
      for variant in variants { if let rows = ofVariant[variant] { return rows + usual } }
      return usual
    }
  }

  private var rows: [String: Rows] = [:]
  private let parts: [DocumentedStyle.PartOfFact]
  private let ranks: [Fact: Int]
  private let derivations: [Derivation]

  init(_ style: DocumentedStyle) {
    parts = style.parts
    ranks = Dictionary(
      style.parts.enumerated().map { ($1.fact, $0) }, uniquingKeysWith: { first, _ in first })
    derivations = style.derivations
    for pattern in style.patterns {
      rows[pattern.part, default: Rows()].add(PatternRow(pattern))
    }
  }

  func slots(of part: String) -> [Slot] { rows[part]?.slots ?? [] }

  func part(telling facts: [StopFact]) -> String {
    var first: Int?
    for index in facts.indices {
      if let rank = rank(facts[index].fact), rank < first ?? parts.count { first = rank }
    }
    return first.map { parts[$0].part } ?? "text"
  }

  func mainRole(of facts: [StopFact]) -> StopFact? {
    var main: (index: Int, rank: Int)?
    for index in facts.indices where facts[index].fact.slot == .role {
      let rank = rank(facts[index].fact) ?? parts.count
      if rank < main?.rank ?? .max { main = (index, rank) }
    }
    return main.map { facts[$0.index] }
  }

  private func rank(_ fact: Fact) -> Int? {
    if case .position = fact { return ranks[.position(index: 0, count: 0)] }
    return ranks[fact]
  }

  /// Returns the pattern with the fewest unmet conditions and, in a tie, the most met conditions.
  func bestRow(for part: PlayedPart, variants: [String]) -> PatternRow? {
    guard let rows = rows[part.name] ?? rows["text"] else { return nil }
    let candidates = rows.chosen(by: variants)
    // If all conditions of a variant's pattern are met, no default pattern replaces it.
    let ofVariant = candidates.count - rows.usual.count
    var best: (index: Int, failing: Int, holding: Int)?
    for index in candidates.indices {
      let when = candidates[index].when.rawValue
      let holding = (when & part.conditions.rawValue).nonzeroBitCount
      let failing = when.nonzeroBitCount - holding
      let givesWay =
        index >= ofVariant && best.map { $0.index < ofVariant && $0.failing == 0 } == true
      if givesWay { continue }
      if let best, (best.failing, -best.holding) <= (failing, -holding) { continue }
      best = (index, failing, holding)
    }
    return best.map { candidates[$0.index] }
  }

  func derivation(of slot: Slot, for part: String) -> Derivation? {
    let component = String(Substring(part.utf8.prefix { $0 != UInt8(ascii: ".") }))
    return derivations.first { derivation in
      derivation.adds == slot
        && (derivation.components.isEmpty || derivation.components.contains(component))
    }
  }
}
