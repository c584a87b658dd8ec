/// Searches captions for the expected stops in limited time.
///
/// A long recording is split at cues with a stop's exact words.
struct SpokenSearch {
  private static let fewComparisons = 1_000_000
  private static let mostComparisons = 20_000_000

  private(set) var runs: [SpokenRuns.Run] = []
  private(set) var unsearchedWords = 0
  private(set) var unsearchedStops: Set<Int> = []

  private let expected: [Stop]
  private let words: CaptionWords
  private let options: ComparisonOptions
  private var wordsBefore = [0]
  private var comparisons = 0

  init(expected: [Stop], words: CaptionWords, options: ComparisonOptions) {
    (self.expected, self.words, self.options) = (expected, words, options)
    var names: [String: Int32] = [:]
    func number(_ name: String) -> Int32 {
      let next = Int32(names.count)
      return names[name, default: next]
    }
    var stops: [Int32] = []
    for stop in expected {
      let said = SpokenRuns.words(of: stop, options: options)
      wordsBefore.append(wordsBefore[wordsBefore.count - 1] + said.count)
      let name = said.joined(separator: " ")
      stops.append(number(name))
      names[name] = stops.last
    }
    let cues = words.cues.map { range -> Int32 in
      let name = words.keys[range].joined(separator: " ")
      let cue = number(name)
      names[name] = cue
      return cue
    }
    let isShort = wordsBefore[expected.count] * words.keys.count <= Self.fewComparisons
    if isShort, stops != cues {
      search(words.keys.indices, for: expected.indices)
    } else {
      searchBetween(stops, cues, below: names.count)
    }
  }

  private mutating func searchBetween(_ stops: [Int32], _ cues: [Int32], below limit: Int) {
    var inOrder: [Int: Int] = [:]
    for pair in CommonSequence.pairs(stops, cues, below: limit) { inOrder[pair.right] = pair.left }
    let anywhere = Dictionary(
      stops.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var (nextWord, nextStop) = (0, 0)
    var waiting: [(words: Range<Int>, said: Int, at: Int)] = []
    func flush(before end: Int, _ search: inout SpokenSearch) {
      for (words, said, cue) in waiting {
        search.search(words, for: nextStop..<max(nextStop, end))
        search.runs.append(SpokenRuns.Run(stop: said, words: search.words.cues[cue]))
      }
      waiting = []
    }
    for cue in cues.indices {
      guard let said = inOrder[cue] ?? anywhere[cues[cue]] else { continue }
      waiting.append((nextWord..<words.cues[cue].lowerBound, said, cue))
      nextWord = words.cues[cue].upperBound
      guard inOrder[cue] != nil else { continue }
      flush(before: said, &self)
      nextStop = said + 1
    }
    flush(before: expected.count, &self)
    search(nextWord..<words.keys.count, for: nextStop..<expected.count)
  }

  private mutating func search(_ range: Range<Int>, for stops: Range<Int>) {
    guard !range.isEmpty else { return }
    let count = wordsBefore[stops.upperBound] - wordsBefore[stops.lowerBound]
    guard range.count <= (Self.mostComparisons - comparisons) / max(1, count) else {
      unsearchedWords += range.count
      unsearchedStops.formUnion(stops)
      return
    }
    comparisons += range.count * count
    runs += SpokenRuns.all(
      expected: expected, among: stops, words: words.keys[range], options: options)
  }
}
