/// Cuts a run of recognized words into the expected stops that were said and the rest.
struct SpokenRuns {
  /// Words of the captions, with the stop that they say; nil for words of no stop.
  struct Run {
    var stop: Int?
    var words: Range<Int>
  }

  /// Longer searches are cut short after this many comparisons of words.
  private static let mostComparisons = 200_000_000

  /// The runs in spoken order.
  let runs: [Run]

  init(expected: [Stop], words: [String], lexicon: Lexicon) {
    var search = SpokenSearch(expected: expected, words: words, lexicon: lexicon)
    guard search.expectedWordCount > 0,
      words.count <= Self.mostComparisons / search.expectedWordCount
    else {
      runs = words.isEmpty ? [] : [Run(stop: nil, words: words.indices)]
      return
    }
    for position in words.indices { search.read(position) }
    runs = search.bestRuns()
  }
}

/// The search itself: the best explanation of the words so far, for each place in each stop.
struct SpokenSearch {
  /// What a way through the words is worth.
  private enum Worth {
    static let sameWord = 2.0
    static let alikeWord = 1.0
    /// A word of the stop that was not said.
    static let missingWord = -0.7
    /// A word of a hint that was not said: the next swipe cuts hints off.
    static let missingHintWord = -0.15
    /// A word that was said in the middle of a stop.
    static let extraWord = -1.2
    /// A stop that is said begins.
    static let begin = -1.0
    /// It is not the next one of the walk.
    static let jump = -0.6
  }

  /// A way that is inside a stop.
  private struct Way {
    var worth: Double
    var start: Int
    static let none = Way(worth: -Double.infinity, start: 0)
  }

  /// The best way that ends behind a word.
  private struct End {
    var worth: Double
    var start: Int
    var stop: Int?
  }

  private struct StopWords {
    var keys: [String]
    var isHint: [Bool]
    /// What it costs to leave out the words from a place on.
    var rest: [Double]
  }

  private let words: [String]
  private let stops: [StopWords]
  private let lexicon: Lexicon
  private var ways: [[Way]]
  private var ends: [End] = []
  private var likeness: [String: Double] = [:]

  /// The number of words of all stops.
  var expectedWordCount: Int { stops.reduce(0) { $0 + $1.keys.count } }

  init(expected: [Stop], words: [String], lexicon: Lexicon) {
    self.words = words
    self.lexicon = lexicon
    stops = expected.map { Self.words(of: $0, lexicon) }
    ways = stops.map { Array(repeating: .none, count: $0.keys.count + 1) }
  }

  private static func words(of stop: Stop, _ lexicon: Lexicon) -> StopWords {
    var keys: [String] = []
    var isHint: [Bool] = []
    for part in ComparedParts.parts(of: stop.wording, by: lexicon) {
      let words = lexicon.folding.folded(part.text).words
      keys += words.map(\.key)
      isHint += words.map { _ in part.kind.isHint }
    }
    var rest = [0.0]
    for hint in isHint.reversed() {
      rest.append((rest.last ?? 0) + (hint ? Worth.missingHintWord : Worth.missingWord))
    }
    return StopWords(keys: keys, isHint: isHint, rest: rest.reversed())
  }

  /// Takes the next word.
  mutating func read(_ position: Int) {
    let before = ends.last ?? End(worth: 0, start: 0, stop: nil)
    var best = End(worth: before.worth, start: position, stop: nil)
    for stop in stops.indices where !stops[stop].keys.isEmpty {
      advance(stop, at: position, after: before)
      for (place, way) in ways[stop].enumerated().dropFirst() {
        let worth = way.worth + stops[stop].rest[place]
        if worth > best.worth { best = End(worth: worth, start: way.start, stop: stop) }
      }
    }
    ends.append(best)
  }

  /// Extends the ways inside one stop by the word.
  private mutating func advance(_ stop: Int, at position: Int, after before: End) {
    let isNext = before.stop.map { $0 + 1 == stop } ?? true
    let entry = Way(
      worth: before.worth + Worth.begin + (isNext ? 0 : Worth.jump), start: position)
    let old = ways[stop]
    let keys = stops[stop].keys
    var new = Array(repeating: Way.none, count: keys.count + 1)
    for place in 1...keys.count {
      var skipped = 0.0
      var source = old[place - 1]
      if entry.worth > source.worth, place == 1 { source = entry }
      // The beginning of an announcement is lost when the recording begins within it.
      if place > 1 {
        skipped = Double(place - 1) * Worth.missingWord
        if entry.worth + skipped > source.worth {
          source = Way(worth: entry.worth + skipped, start: position)
        }
      }
      let worth = source.worth + worth(of: words[position], for: keys[place - 1])
      if worth > new[place].worth { new[place] = Way(worth: worth, start: source.start) }
      let extra = old[place].worth + Worth.extraWord
      if extra > new[place].worth { new[place] = Way(worth: extra, start: old[place].start) }
    }
    for place in 1..<max(keys.count, 1) {
      let missing =
        new[place].worth
        + (stops[stop].isHint[place] ? Worth.missingHintWord : Worth.missingWord)
      if missing > new[place + 1].worth {
        new[place + 1] = Way(worth: missing, start: new[place].start)
      }
    }
    ways[stop] = new
  }

  private mutating func worth(of word: String, for expected: String) -> Double {
    if word == expected { return Worth.sameWord }
    let pair = word + "\n" + expected
    if let known = likeness[pair] { return known }
    let isAlike =
      lexicon.soundAlike(word, expected) || Resemblance.share(word, expected) >= 0.6
    let worth = isAlike ? Worth.alikeWord : Worth.extraWord + Worth.missingWord / 2
    if likeness.count < 1_000_000 { likeness[pair] = worth }
    return worth
  }

  /// Returns the runs of the best explanation of all words.
  func bestRuns() -> [SpokenRuns.Run] {
    var runs: [SpokenRuns.Run] = []
    var position = ends.count - 1
    while position >= 0 {
      let end = ends[position]
      if end.stop == nil, let last = runs.last, last.stop == nil {
        runs[runs.count - 1].words = end.start..<last.words.upperBound
      } else {
        runs.append(SpokenRuns.Run(stop: end.stop, words: end.start..<(position + 1)))
      }
      position = end.start - 1
    }
    return runs.reversed()
  }
}
