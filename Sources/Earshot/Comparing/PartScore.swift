package struct PartScore: Sendable {
  package struct Tally: Sendable, Hashable {
    package var said = 0
    package var heard = 0
    package var besides = 0

    package var wrong: Int { said - heard + besides }
  }

  package let kinds: [(kind: Part.Kind, tally: Tally)]
  package let rules: [(rule: Rule.ID, tally: Tally)]

  package init(_ score: Accuracy, options: ComparisonOptions) {
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
      for finding in comparison.findings where finding.expected == nil {
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
