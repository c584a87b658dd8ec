/// What was expected of a screen beside what was heard or exposed, stop by stop and part by part.
public struct Comparison: Sendable, Hashable {
  /// One stop of either side, or of both, with what differs.
  public struct Entry: Sendable, Hashable {
    /// What was expected; nil for a stop that is heard besides.
    public var expected: Stop?
    /// What was heard; nil for a stop that was skipped.
    public var heard: Stop?
    /// The parts, expected above heard; empty where nothing differs.
    public var columns: [PartComparison.Column]
    /// What differs.
    public var findings: [Finding]
    /// Which of the stops that were heard it is, in the order in which they were; nil where it was not.
    public var heardPlace: Int?
  }

  /// A stop without its words: most stops of a long walk are what was expected, and are never asked
  /// for.
  struct Row: Sendable, Hashable {
    /// The place of what was expected among the expected stops.
    var expected: Int?
    /// The place of what was heard among the stops that were heard.
    var heard: Int?
    var columns: [PartComparison.Column] = []
    var findings: [Finding] = []
  }

  let expected: [Stop]
  let heard: [Stop]
  let rows: [Row]
  /// What could not be compared, once for each limit of the format that hid something.
  public let limits: [Finding]
}

extension Comparison {
  /// Compares the stops of a design or a baseline with those of a dump, a log or a recording.
  ///
  /// Recognized speech is cut anew by what was expected.
  public init(
    expected: [Stop], heard: [Stop], limits: [FormatLimit] = [], options: ComparisonOptions
  ) {
    var builder = ComparisonBuilder(
      expected: PatternSearch.filled(expected, from: heard), heard: heard, limits: limits,
      options: options)
    if options.isRecognizedSpeech { builder.compareSpeech() } else { builder.compareStops() }
    self.init(
      expected: builder.expected, heard: builder.heard, rows: builder.rows,
      limits: builder.limitFindings)
  }

  /// The stops in expected order.
  public var entries: some RandomAccessCollection<Entry> { rows.lazy.map(entry) }

  /// The stops that have findings, in expected order.
  public var differing: [Entry] { rows.filter { !$0.findings.isEmpty }.map(entry) }

  /// All findings, those of each stop in expected order, then what could not be compared.
  public var findings: [Finding] { rows.flatMap(\.findings) + limits }

  private func entry(_ row: Row) -> Entry {
    Entry(
      expected: row.expected.map { expected[$0] }, heard: row.heard.map { heard[$0] },
      columns: row.columns, findings: row.findings, heardPlace: row.heard)
  }

  /// Returns the comparison without findings of some kinds.
  public func ignoring(_ kinds: Set<Finding.Kind>) -> Comparison {
    guard !kinds.isEmpty else { return self }
    let filtered = filtered { finding, _ in !kinds.contains(finding.kind) }
    return Comparison(
      expected: expected, heard: heard, rows: filtered.rows,
      limits: limits.filter { !kinds.contains($0.kind) })
  }

  /// Returns the comparison with only some of the findings of its stops, and with what could not be
  /// compared.
  public func filtered(_ isKept: (Finding, Entry) -> Bool) -> Comparison {
    var rows = rows
    for index in rows.indices where !rows[index].findings.isEmpty {
      let entry = entry(rows[index])
      rows[index].findings = entry.findings.filter { isKept($0, entry) }
    }
    return Comparison(expected: expected, heard: heard, rows: rows, limits: limits)
  }
}
