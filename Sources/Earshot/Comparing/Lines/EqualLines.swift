/// Pairs of equal lines; the comparison has no rows for them.
struct EqualLines: Sendable, Hashable {
  struct Run: Sendable, Hashable {
    var start: Int
    var rows: Int
    var expected: Int
    var heard: Int
    var count: Int
  }

  private let expected: TranscriptLines
  private let heard: TranscriptLines
  private let runs: [Run]
  private let heardPlaces: [Int]
  let count: Int

  init(
    _ runs: [Run], of expected: TranscriptLines, _ heard: TranscriptLines, besides places: [Int]
  ) {
    (self.expected, self.heard, self.runs) = (expected, heard, runs)
    heardPlaces = places
    count = runs.reduce(0) { $0 + $1.count }
  }

  func heardPlace(of stop: Int) -> Int { heardPlaces[stop] }

  enum Place {
    case row(Int)
    case pair(expected: Int, heard: Int)
  }

  func place(of entry: Int) -> Place {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= entry { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return .row(entry) }
    let run = runs[low - 1]
    let distance = entry - run.start
    return distance < run.count
      ? .pair(expected: run.expected + distance, heard: run.heard + distance)
      : .row(run.rows + distance - run.count)
  }

  func entry(_ expected: Int, _ heard: Int) -> Comparison.Entry {
    Comparison.Entry(
      expected: self.expected.stop(expected), heard: self.heard.stop(heard), columns: [],
      findings: [], heardPlace: heard)
  }

  var stops: [Stop] {
    runs.flatMap { run in (run.expected..<(run.expected + run.count)).map(expected.stop) }
  }
}
