struct SessionMatcher {
  struct Match {
    var cost: Int
    /// The key of the missing hint; "" if the line contains the hint.
    var hintKey = ""
    var isExact: Bool { cost < SessionCost.different }
  }

  private static let mostWords = 20_000
  private static let longestKey = 1000

  let lexicon: Lexicon
  private let binding: PatternBinding
  private var words: [String: StopWords] = [:]
  private var parts: [String: [String]] = [:]
  private var nearest: (line: String, matches: [String: Match]) = ("", [:])

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
    guard case .parts = utterance.stop.wording else { return computedNear(line, utterance) }
    if nearest.line != line.key { nearest = (line.key, [:]) }
    if let known = nearest.matches[utterance.key] { return known }
    let match = computedNear(line, utterance)
    nearest.matches[utterance.key] = match
    return match
  }

  private mutating func computedNear(
    _ line: SessionLine, _ utterance: SessionUtterance
  ) -> Match {
    let likeness = words(of: utterance.stop.wording, key: "=" + utterance.key)
      .likeness(to: words(of: line.stop.wording, key: line.key))
    let missing = missingParts(of: utterance, in: line)
    return Match(
      cost: SessionCost.different + Int(Double(SessionCost.difference) * (1 - likeness))
        + max(0, missing - 1) * SessionCost.anotherPart)
  }

  private mutating func missingParts(of utterance: SessionUtterance, in line: SessionLine) -> Int {
    guard case .parts(let announcement) = utterance.stop.wording,
      line.key.utf8.count <= Self.longestKey
    else { return 0 }
    let keys: [String]
    if let known = parts[utterance.key] {
      keys = known
    } else {
      if parts.count >= Self.mostWords { parts = [:] }
      keys = announcement.parts.filter { !$0.kind.isHint && $0.kind != .actions }
        .map { lexicon.folding.key(of: $0.text) }
      parts[utterance.key] = keys
    }
    return keys.count { !line.key.contains($0) }
  }

  private mutating func words(of wording: Stop.Wording, key: String) -> StopWords {
    if let known = words[key] { return known }
    if words.count >= Self.mostWords { words = [:] }
    let new = StopWords(wording, by: lexicon)
    words[key] = new
    return new
  }
}
