/// Splits heard text into expected words, the reader's words, and other words.
///
/// Chooses the segments that explain the most words.
struct Segmenter {
  /// A cost for each segment makes "toggle switch" one role, not two.
  private static let segmentCost = 300
  static let mostWords = 4000

  let expected: [FoldedText]
  let lexicon: Lexicon
  private(set) var exact: [String: [Int]] = [:]
  private var synonyms: [String: [Int]] = [:]
  let longest: Int
  let lengths: Set<Int>
  private var numbered: [Lexicon.NumberedMeaning: [Int]] = [:]

  init(expected: [Part], lexicon: Lexicon) {
    self.expected = expected.map { lexicon.folding.folded($0.text) }
    self.lexicon = lexicon
    var longest = 0
    for (number, text) in self.expected.enumerated() where !text.words.isEmpty {
      // The words that join two parts, such as "for" in "Clear for Search", are optional.
      for key in Set([text.key, ComparedParts.withJoint(expected[number], lexicon.folding).key]) {
        exact[key, default: []].append(number)
        longest = max(longest, key.utf8.count)
      }
      for synonym in lexicon.synonyms(of: text.words[...]) where synonym.key != text.key {
        synonyms[synonym.key, default: []].append(number)
        longest = max(longest, synonym.key.utf8.count)
      }
    }
    for (number, text) in self.expected.enumerated() where text.words.contains(where: \.isNumber) {
      for meaning in Set(lexicon.numberedMeanings(of: text.words[...])) {
        numbered[meaning, default: []].append(number)
      }
    }
    self.longest = longest
    lengths = Set(exact.keys.map(\.utf8.count) + synonyms.keys.map(\.utf8.count))
  }

  func segments(of text: FoldedText, piece: Int, element: Part?, isLast: Bool) -> [Segment] {
    let words = text.words
    guard !words.isEmpty else { return [] }
    let candidates =
      words.count > Self.mostWords
      ? [] : self.candidates(in: words, isText: element == nil, isLast: isLast)
    return Self.bestCover(candidates, count: words.count).map { range, meaning in
      Segment(
        meaning: meaning, text: text.slice(range), range: range,
        startsClause: words[range.lowerBound].startsClause, piece: piece, element: element?.kind,
        elementFact: element?.fact)
    }
  }

  private struct Candidate {
    var range: Range<Int>
    var meaning: Segment.Meaning
    var weight: Int
  }

  private func candidates(in words: [FoldedText.Word], isText: Bool, isLast: Bool) -> [Candidate] {
    var candidates: [Candidate] = []
    for start in words.indices { candidates += expectedCandidates(from: start, in: words) }
    if isText { candidates += knownCandidates(in: words, beside: candidates) }
    if isLast { candidates += cutOffCandidates(in: words) }
    return candidates
  }

  private func expectedCandidates(from start: Int, in words: [FoldedText.Word]) -> [Candidate] {
    var candidates: [Candidate] = []
    var key = ""
    for end in (start + 1)...words.count {
      FoldedText.append(words[end - 1].key, to: &key)
      guard key.utf8.count <= longest else { break }
      guard lengths.contains(key.utf8.count) || end - start <= lexicon.longest else { continue }
      if let parts = exact[key] {
        candidates.append(Candidate(range: start..<end, meaning: .expected(parts), weight: 1000))
      } else if let parts = synonyms[key] ?? numberedSynonyms(of: words[start..<end]) {
        candidates.append(Candidate(range: start..<end, meaning: .synonym(parts), weight: 750))
      }
    }
    return candidates
  }

  private func numberedSynonyms(of words: ArraySlice<FoldedText.Word>) -> [Int]? {
    guard !numbered.isEmpty, words.count <= lexicon.longest, words.contains(where: \.isNumber)
    else { return nil }
    let parts = lexicon.numberedMeanings(of: words).compactMap { numbered[$0] }
    guard parts.count > 1 else { return parts.first }
    return Set(parts.joined()).sorted()
  }

  /// Returns the reader's words, unless another unexpected word is directly next to them; so
  /// "Image" in "Image gallery" is not a role.
  private func knownCandidates(
    in words: [FoldedText.Word], beside expected: [Candidate]
  ) -> [Candidate] {
    let starts = Set(expected.map(\.range.lowerBound)).union([words.count])
    let ends = Set(expected.map(\.range.upperBound)).union([0])
    var candidates: [Candidate] = []
    for start in words.indices where words[start].startsClause || ends.contains(start) {
      for end in endsOfKnown(from: start, in: words) where isBoundary(end, words, starts) {
        guard let fact = lexicon.fact(of: words[start..<end]) else { continue }
        candidates.append(Candidate(range: start..<end, meaning: .known(fact), weight: 690))
      }
      if let candidate = sentence(from: start, in: words, until: starts) {
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private func endsOfKnown(from start: Int, in words: [FoldedText.Word]) -> ClosedRange<Int> {
    var end = start + 1
    while end < words.count, end - start < lexicon.longest, !words[end].startsClause { end += 1 }
    return (start + 1)...end
  }

  private func isBoundary(_ end: Int, _ words: [FoldedText.Word], _ starts: Set<Int>) -> Bool {
    starts.contains(end) || words[end].startsClause
  }

  private func sentence(
    from start: Int, in words: [FoldedText.Word], until starts: Set<Int>
  ) -> Candidate? {
    for length in stride(from: lexicon.longestBeginning, to: 0, by: -1) {
      let begun = start + length
      guard begun <= words.count, let fact = lexicon.fact(ofTextBeginningWith: words[start..<begun])
      else { continue }
      var end = begun
      while end < words.count, !words[end].startsClause, !starts.contains(end) { end += 1 }
      return Candidate(range: start..<end, meaning: .known(fact), weight: 600)
    }
    return nil
  }

  private func cutOffCandidates(in words: [FoldedText.Word]) -> [Candidate] {
    // Spelled-out numbers can make a text twice as long as the expected text.
    var room = longest * 2
    let starts = words.indices.reversed().prefix { start in
      room -= words[start].spelling.utf8.count
      return room > 0
    }
    return starts.compactMap { start in
      let heard = FoldedText.spelling(of: words[start...])
      let parts = expected.indices.filter { part in
        let spelling = FoldedText.spelling(of: expected[part].words[...])
        return spelling.hasPrefix(heard) && spelling != heard
      }
      guard !parts.isEmpty else { return nil }
      return Candidate(range: start..<words.count, meaning: .cutOff(parts), weight: 800)
    }
  }

  private static func bestCover(
    _ candidates: [Candidate], count: Int
  ) -> [(Range<Int>, Segment.Meaning)] {
    var ending: [Int: [Candidate]] = [:]
    for candidate in candidates {
      ending[candidate.range.upperBound, default: []].append(candidate)
    }
    var best = [0]
    var chosen: [Candidate?] = [nil]
    for end in 1...count {
      best.append(best[end - 1])
      chosen.append(nil)
      for candidate in ending[end] ?? [] {
        let score =
          best[candidate.range.lowerBound] + candidate.weight * candidate.range.count - segmentCost
        guard score > best[end] else { continue }
        best[end] = score
        chosen[end] = candidate
      }
    }
    return cover(chosen)
  }

  private static func cover(_ chosen: [Candidate?]) -> [(Range<Int>, Segment.Meaning)] {
    var segments: [(Range<Int>, Segment.Meaning)] = []
    var end = chosen.count - 1
    while end > 0 {
      if let candidate = chosen[end] {
        segments.append((candidate.range, candidate.meaning))
        end = candidate.range.lowerBound
      } else if let (range, _) = segments.last, segments.last?.1 == .unknown {
        segments[segments.count - 1].0 = (end - 1)..<range.upperBound
        end -= 1
      } else {
        segments.append(((end - 1)..<end, .unknown))
        end -= 1
      }
    }
    return segments.reversed()
  }
}
