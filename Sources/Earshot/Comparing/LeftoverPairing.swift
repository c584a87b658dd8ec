struct LeftoverPairing {
  struct Pair {
    var part: Int
    var segment: Int
    fileprivate var likelihood: Double
  }

  let pairs: [Pair]
  let isCutShort: Bool

  init(_ alignment: PartAlignment, _ matcher: PartMatcher) {
    let missing = alignment.outcomes.indices.filter { alignment.outcomes[$0] == .missing }
    isCutShort = missing.count * alignment.leftovers.count > PartAlignment.mostPairs
    guard !isCutShort else {
      pairs = []
      return
    }
    let gaps = matcher.gaps
    var candidates: [Pair] = []
    for segment in alignment.leftovers {
      for part in missing {
        let likelihood = Self.likelihood(
          of: segment, for: part, isInGap: gaps[part].contains(segment), alignment, matcher)
        guard likelihood > 0 else { continue }
        candidates.append(Pair(part: part, segment: segment, likelihood: likelihood))
      }
    }
    candidates.sort { $0.likelihood > $1.likelihood }
    var parts: Set<Int> = []
    var segments: Set<Int> = []
    pairs = candidates.filter { pair in
      guard !parts.contains(pair.part), !segments.contains(pair.segment) else { return false }
      parts.insert(pair.part)
      segments.insert(pair.segment)
      return true
    }
  }

  private static func likelihood(
    of segment: Int, for part: Int, isInGap: Bool, _ alignment: PartAlignment,
    _ matcher: PartMatcher
  ) -> Double {
    let heard = alignment.segments[segment]
    let expected = alignment.expected[part].kind
    let fact = alignment.expected[part].fact
    let meaning = alignment.meaning(ofPart: part)
    let share = Resemblance.share(alignment.words(ofPart: part).key, alignment.key(of: heard))
    let kindness: Double
    switch heard.kind {
    // Apps can expose states as values, so an expected value can match a state. Two states on
    // different axes never match.
    case .state? where heard.fact?.stateAxis != nil && meaning.stateAxis != nil:
      guard heard.fact?.stateAxis == meaning.stateAxis else { return 0 }
      return (heard.fact == meaning ? 5 : 3) + (isInGap ? 1 : 0) + share
    case expected where fact.isReaders && heard.fact == fact: kindness = isInGap ? 6 : 5
    // The name of a password field can replace the word "password", but is more likely to be only a
    // name.
    case expected where fact == .secure && heard.elementFact == .name: kindness = 1
    case expected: kindness = isInGap ? 4 : 3
    case let kind? where kind.isOfApp && expected.isOfApp && isInGap && heard.isUnaccounted:
      kindness = 2
    case nil where isInGap && heard.isUnaccounted: kindness = 2
    // The app's changed text can look like a hint, so it can match a similar expected text.
    case .hint? where heard.element == nil && expected.isOfApp && isInGap && share > 0.6:
      return 1 + share
    default: return 0
    }
    guard heard.isUnaccounted || heard.kind == expected else { return 0 }
    // If an attribute contains an expected part, the attribute's other words belong to that part.
    if heard.element != expected, isInPieceOfMatch(segment, alignment, matcher) { return 0 }
    return kindness + share
  }

  private static func isInPieceOfMatch(
    _ segment: Int, _ alignment: PartAlignment, _ matcher: PartMatcher
  ) -> Bool {
    let heard = alignment.segments[segment]
    guard heard.element != nil else { return false }
    return alignment.segments.indices.contains { other in
      alignment.segments[other].piece == heard.piece
        && matcher.partOfSegment[other].map { alignment.expected[$0].kind == heard.element } == true
    }
  }
}

extension PartAlignment {
  func key(of segment: Segment) -> String {
    FoldedText.key(of: pieces[segment.piece].words[segment.range])
  }
}
