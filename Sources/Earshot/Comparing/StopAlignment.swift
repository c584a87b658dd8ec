package struct StopAlignment: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case both(expected: Int, heard: Int, isMoved: Bool)
    case skipped(Int)
    case extra(Int)
  }

  package let steps: [Step]

  /// Aligns stops by identifiers, then by all words, then by the app's words, then by similarity.
  ///
  /// `roleless` are the heard stops whose role the format does not show.
  package init(expected: [Stop], heard: [Stop], lexicon: Lexicon, roleless: Set<Int> = []) {
    guard expected.count != 1 || heard.count != 1 else {
      steps = [.both(expected: 0, heard: 0, isMoved: false)]
      return
    }
    var search = StopSearch(
      expected: expected, heard: heard, lexicon: lexicon, roleless: roleless)
    search.run()
    steps = Self.steps(search.partner, moved: search.moved, heardCount: heard.count)
  }

  init?(
    expected: [Stop], heard: [Stop], lexicon: Lexicon, knowing pairs: [(expected: Int, heard: Int)]
  ) {
    var search = StopSearch(expected: expected, heard: heard, lexicon: lexicon)
    guard search.runWithoutMoves(knowing: pairs) else { return nil }
    steps = Self.steps(search.partner, moved: [], heardCount: heard.count)
  }

  private init(steps: [Step]) { self.steps = steps }

  func mapping(expected places: [Int]) -> StopAlignment {
    StopAlignment(
      steps: steps.map { step in
        switch step {
        case .both(let one, let other, let isMoved):
          .both(expected: places[one], heard: other, isMoved: isMoved)
        case .skipped(let place): .skipped(places[place])
        case .extra: step
        }
      })
  }

  private static func steps(_ partner: [Int?], moved: Set<Int>, heardCount: Int) -> [Step] {
    var isMatched = Array(repeating: false, count: heardCount)
    for case let heard? in partner { isMatched[heard] = true }
    var steps: [Step] = []
    var nextHeard = 0
    for (expected, heard) in partner.enumerated() {
      guard let heard else {
        steps.append(.skipped(expected))
        continue
      }
      let isMoved = moved.contains(expected)
      while !isMoved, nextHeard < heard {
        if !isMatched[nextHeard] { steps.append(.extra(nextHeard)) }
        nextHeard += 1
      }
      steps.append(.both(expected: expected, heard: heard, isMoved: isMoved))
    }
    for rest in nextHeard..<max(nextHeard, heardCount) where !isMatched[rest] {
      steps.append(.extra(rest))
    }
    return steps
  }
}
