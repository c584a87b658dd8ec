struct SessionMatcher {
  struct Match {
    var cost: Int
    /// "" if the line contains the hint.
    var hintKey = ""
    var isExact: Bool { cost < SessionCost.different }
  }

  private static let mostWords = 20_000

  let lexicon: Lexicon
  private let binding: PatternBinding
  private var words: [String: StopWords] = [:]

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    binding = PatternBinding(lexicon)
  }

  func exact(_ line: SessionLine, _ utterance: SessionUtterance) -> Match? {
    if line.key == utterance.key { return Match(cost: 0) }
    if !utterance.hintKey.isEmpty, line.key == utterance.keyWithoutHint {
      return Match(cost: SessionCost.withoutHint, hintKey: utterance.hintKey)
    }
    guard !utterance.stop.patterns.isEmpty,
      let bound = binding.bound(
        utterance.stop, to: PatternBinding.Heard(line.stop.wording, lexicon)), bound.isComplete
    else { return nil }
    let folding = lexicon.folding
    if line.key == folding.key(of: bound.stop.wording.text) {
      return Match(cost: SessionCost.withoutHint)
    }
    guard case .parts(let announcement) = bound.stop.wording,
      line.key == folding.key(of: announcement.text)
    else { return nil }
    return Match(cost: SessionCost.withoutHint, hintKey: utterance.hintKey)
  }

  mutating func near(_ line: SessionLine, _ utterance: SessionUtterance) -> Match {
    let likeness = words(of: utterance.stop.wording, key: "=" + utterance.key)
      .likeness(to: words(of: line.stop.wording, key: line.key))
    return Match(
      cost: SessionCost.different + Int(Double(SessionCost.difference) * (1 - likeness)))
  }

  private mutating func words(of wording: Stop.Wording, key: String) -> StopWords {
    if let known = words[key] { return known }
    if words.count >= Self.mostWords { words = [:] }
    let new = StopWords(wording, by: lexicon)
    words[key] = new
    return new
  }
}
