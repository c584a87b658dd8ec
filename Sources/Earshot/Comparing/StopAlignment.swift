/// Which stop of a design is which of those that were heard.
public struct StopAlignment: Sendable, Hashable {
  /// One stop of either side, or of both.
  public enum Step: Sendable, Hashable {
    /// An expected stop and the one that was heard for it; moved when others were overtaken.
    case both(expected: Int, heard: Int, isMoved: Bool)
    /// An expected stop that was not heard.
    case skipped(Int)
    /// A stop that was heard and not expected.
    case extra(Int)
  }

  /// The steps in expected order; what was heard besides stands where it was heard.
  public let steps: [Step]

  /// Aligns two walks: by identifier where both sides have it, by all words, by the words of the
  /// app, then by likeness between stops that are sure.
  public init(expected: [Stop], heard: [Stop], lexicon: Lexicon) {
    // Where there is one stop on each side, it is meant, whatever it says.
    guard expected.count != 1 || heard.count != 1 else {
      steps = [.both(expected: 0, heard: 0, isMoved: false)]
      return
    }
    var search = StopSearch(expected: expected, heard: heard, lexicon: lexicon)
    search.run()
    steps = Self.steps(search.partner, moved: search.moved, heardCount: heard.count)
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
