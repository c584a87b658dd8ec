/// Splits recognized words into expected announcements and other words.
struct SpokenRuns {
  struct Run {
    var stop: Int?
    var words: Range<Int>
  }

  static func all(
    expected: [Stop], among stops: Range<Int>, words: ArraySlice<String>,
    options: ComparisonOptions
  ) -> [Run] {
    var search = SpokenRuns(
      expected: expected, among: stops, words: Array(words), options: options)
    guard !search.patterns.isEmpty, !words.isEmpty else {
      return words.isEmpty ? [] : [Run(stop: nil, words: words.indices)]
    }
    for position in search.words.indices { search.read(position) }
    return search.bestRuns().map { run in
      let (start, end) = (run.words.lowerBound, run.words.upperBound)
      return Run(stop: run.stop, words: (words.startIndex + start)..<(words.startIndex + end))
    }
  }

  static func words(of stop: Stop, options: ComparisonOptions) -> [String] {
    let parts = ComparedParts.parts(of: stop.wording, by: options.lexicon)
    return parts.flatMap { options.lexicon.folding.folded($0.text).words.map(\.key) }
  }

  private enum Worth {
    static let sameWord = 2.0
    static let alikeWord = 1.0
    static let missingWord = -0.7
    /// The next swipe often cuts off a hint, so its missing words cost less.
    static let missingHintWord = -0.15
    static let extraWord = -1.2
    static let begin = -1.0
    static let jump = -0.6
  }

  private struct Way {
    var worth: Double
    var start: Int
    static let none = Way(worth: -Double.infinity, start: 0)
  }

  private struct End {
    var worth: Double
    var start: Int
    var stop: Int?
  }

  private struct Pattern {
    var stop: Int
    var keys: [String]
    var isHint: [Bool]
    var rest: [Double]
  }

  private let words: [String]
  private let patterns: [Pattern]
  private let lexicon: Lexicon
  private var ways: [[Way]]
  private var ends: [End] = []
  private var likeness: [String: Double] = [:]

  private init(
    expected: [Stop], among stops: Range<Int>, words: [String], options: ComparisonOptions
  ) {
    self.words = words
    lexicon = options.lexicon
    patterns = stops.flatMap { Self.patterns(of: $0, expected[$0], options) }
    ways = patterns.map { Array(repeating: .none, count: $0.keys.count + 1) }
  }

  private static func patterns(
    of number: Int, _ stop: Stop, _ options: ComparisonOptions
  ) -> [Pattern] {
    let parts = ComparedParts.parts(of: stop.wording, by: options.lexicon)
    var orders = [Array(parts.indices)]
    for order in options.orders {
      let other = order.puts(orders[0], of: parts)
      if !orders.contains(other) { orders.append(other) }
    }
    return orders.map { pattern(of: number, $0.map { parts[$0] }, options.lexicon.folding) }
      .filter { !$0.keys.isEmpty }
  }

  private static func pattern(of stop: Int, _ parts: [Part], _ folding: Folding) -> Pattern {
    var keys: [String] = []
    var isHint: [Bool] = []
    for part in parts {
      let words = folding.folded(part.text).words
      keys += words.map(\.key)
      isHint += words.map { _ in part.kind.isHint }
    }
    var rest = [0.0]
    for hint in isHint.reversed() {
      rest.append((rest.last ?? 0) + (hint ? Worth.missingHintWord : Worth.missingWord))
    }
    return Pattern(stop: stop, keys: keys, isHint: isHint, rest: rest.reversed())
  }

  private mutating func read(_ position: Int) {
    let before = ends.last ?? End(worth: 0, start: 0, stop: nil)
    var best = End(worth: before.worth, start: position, stop: nil)
    for (number, pattern) in patterns.enumerated() {
      advance(number, at: position, after: before)
      for (place, way) in ways[number].enumerated().dropFirst() {
        let worth = way.worth + pattern.rest[place]
        if worth > best.worth { best = End(worth: worth, start: way.start, stop: pattern.stop) }
      }
    }
    ends.append(best)
  }

  private mutating func advance(_ number: Int, at position: Int, after before: End) {
    let pattern = patterns[number]
    let isNext = before.stop.map { $0 + 1 == pattern.stop } ?? true
    let entry = before.worth + Worth.begin + (isNext ? 0 : Worth.jump)
    let old = ways[number]
    var new = Array(repeating: Way.none, count: pattern.keys.count + 1)
    for place in 1...pattern.keys.count {
      let begun = entry + Double(place - 1) * Worth.missingWord
      let source =
        begun > old[place - 1].worth ? Way(worth: begun, start: position) : old[place - 1]
      let heard = source.worth + worth(of: words[position], for: pattern.keys[place - 1])
      let extra = old[place].worth + Worth.extraWord
      let missing = new[place - 1].worth + Self.cost(of: place - 1, in: pattern)
      if heard >= extra, heard >= missing {
        new[place] = Way(worth: heard, start: source.start)
      } else {
        new[place] =
          extra >= missing
          ? Way(worth: extra, start: old[place].start)
          : Way(worth: missing, start: new[place - 1].start)
      }
    }
    ways[number] = new
  }

  private static func cost(of place: Int, in pattern: Pattern) -> Double {
    pattern.isHint[place] ? Worth.missingHintWord : Worth.missingWord
  }

  private mutating func worth(of word: String, for expected: String) -> Double {
    if word == expected { return Worth.sameWord }
    let pair = word + "\n" + expected
    if let known = likeness[pair] { return known }
    let isAlike = lexicon.soundAlike(word, expected) || Resemblance.share(word, expected) >= 0.6
    let worth = isAlike ? Worth.alikeWord : Worth.extraWord + Worth.missingWord / 2
    if likeness.count < 1_000_000 { likeness[pair] = worth }
    return worth
  }

  private func bestRuns() -> [Run] {
    var runs: [Run] = []
    var position = ends.count - 1
    while position >= 0 {
      let end = ends[position]
      if end.stop == nil, let last = runs.last, last.stop == nil {
        runs[runs.count - 1].words = end.start..<last.words.upperBound
      } else {
        runs.append(Run(stop: end.stop, words: end.start..<(position + 1)))
      }
      position = end.start - 1
    }
    return runs.reversed()
  }
}
