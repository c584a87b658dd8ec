/// How often the parts that a profile says were heard, by what they tell and by the rule that they are
/// said by.
public struct PartScore: Sendable {
  /// The figures of some parts.
  public struct Tally: Sendable, Hashable {
    /// How often they are said.
    public var said = 0
    /// How often they were heard as they are said.
    public var heard = 0
    /// How often they were heard and are not said.
    public var besides = 0

    /// How often they are wrong.
    public var wrong: Int { said - heard + besides }
  }

  /// The figures by kind of part, those that are wrong most often first.
  public let kinds: [(kind: Part.Kind, tally: Tally)]
  /// The figures by rule, those that are wrong most often first.
  public let rules: [(rule: Rule.ID, tally: Tally)]

  /// Compares the parts of every case with what was heard.
  public init(_ score: Score, options: ComparisonOptions) {
    var kinds: [Part.Kind: Tally] = [:]
    var rules: [Rule.ID: Tally] = [:]
    for result in score.results {
      let parts = result.testCase.parts.filter { !$0.text.isEmpty }
      let comparison = PartComparison(
        expected: .parts(Announcement(parts: parts)), heard: .text(result.testCase.heard),
        options: options)
      let isExact = result.outcome == .exact
      for column in comparison.columns {
        guard let part = column.expected else { continue }
        let isHeard =
          isExact
          || column.heard.map(options.lexicon.folding.key)
            == options.lexicon.folding.key(of: part.text)
        kinds[part.kind, default: Tally()].add(isHeard: isHeard)
        rules[part.rule, default: Tally()].add(isHeard: isHeard)
      }
      guard !isExact else { continue }
      for finding in comparison.findings where finding.kind == .extraPart {
        kinds[finding.part ?? .content, default: Tally()].besides += 1
      }
    }
    self.kinds = kinds.map { ($0.key, $0.value) }.sorted {
      ($1.tally.wrong, $0.kind.rawValue) < ($0.tally.wrong, $1.kind.rawValue)
    }
    self.rules = rules.map { ($0.key, $0.value) }.sorted {
      ($1.tally.wrong, $0.rule.rawValue) < ($0.tally.wrong, $1.rule.rawValue)
    }
  }
}

extension PartScore.Tally {
  fileprivate mutating func add(isHeard: Bool) {
    said += 1
    if isHeard { heard += 1 }
  }
}
