extension Comparison {
  /// Compares two transcripts.
  ///
  /// Creates stops only for the lines that differ, and for one line of each run of equal lines.
  ///
  /// Returns nil if lines have moved, because finding the fewest moves requires all lines.
  package init?(
    expected: TranscriptLines, heard: TranscriptLines, limits: [FormatLimit],
    options: ComparisonOptions
  ) {
    guard expected.count > 1 || heard.count > 1,
      let pairs = TranscriptLines.pairs(expected, heard)
    else { return nil }
    let reduced = ReducedLines(pairs, expected.count, heard.count)
    var builder = ComparisonBuilder(
      expected: reduced.expected.map(expected.stop), heard: reduced.heard.map(heard.stop),
      limits: limits, options: options)
    guard builder.compareLines(knowing: reduced.pairs) else { return nil }
    self.init(
      expected: builder.expected, heard: builder.heard, rows: builder.rows,
      limits: builder.limitFindings)
    equal = EqualLines(
      reduced.runs(among: builder.rows), of: expected, heard, besides: reduced.heard)
  }
}

private struct ReducedLines {
  var expected: [Int] = []
  var heard: [Int] = []
  var pairs: [(expected: Int, heard: Int)] = []
  private var omitted: [Int: Int] = [:]

  init(_ equal: [(left: Int, right: Int)], _ expectedCount: Int, _ heardCount: Int) {
    var next = (left: 0, right: 0)
    for pair in equal {
      if pair == next, let last = pairs.last {
        omitted[last.expected, default: 0] += 1
      } else {
        expected += next.left...pair.left
        heard += next.right...pair.right
        pairs.append((expected.count - 1, heard.count - 1))
      }
      next = (pair.left + 1, pair.right + 1)
    }
    expected += next.left..<expectedCount
    heard += next.right..<heardCount
  }

  func runs(among rows: [Comparison.Row]) -> [EqualLines.Run] {
    var runs: [EqualLines.Run] = []
    var position = 0
    for (index, row) in rows.enumerated() {
      position += 1
      guard let one = row.expected, let other = row.heard, let count = omitted[one] else {
        continue
      }
      runs.append(
        EqualLines.Run(
          start: position, rows: index + 1, expected: expected[one] + 1, heard: heard[other] + 1,
          count: count))
      position += count
    }
    return runs
  }
}
