/// A comparison of a capture with a design or a baseline, stop by stop and part by part.
public struct Comparison: Sendable, Hashable {
  /// A pair of stops with its differences, or a stop without a counterpart.
  public struct Entry: Sendable, Hashable {
    /// The expected stop; nil for an extra stop.
    public var expected: Stop?
    /// The heard stop; nil for a skipped stop.
    public var heard: Stop?
    package var columns: [PartComparison.Column]
    /// The differences.
    public var findings: [Finding]
    /// The position among the heard stops; nil for a skipped stop.
    public var heardPlace: Int?
    package var action: SessionAction?
  }

  struct Row: Sendable, Hashable {
    var expected: Int?
    var bound: Stop?
    var heard: Int?
    var columns: [PartComparison.Column] = []
    var findings: [Finding] = []
    var action: SessionAction?
  }

  var expected: [Stop]
  let heard: [Stop]
  var rows: [Row]
  /// The limits of the capture format, each as one finding.
  public internal(set) var limits: [Finding]
  var equal: EqualLines?
  package var path: [SessionStep] = []
  /// The cost of a session's cheapest explanation, up to the end of the search; 0 for other
  /// captures.
  package var cost = 0
  /// Whether the search ended at ``Session/mostCost``, so the remaining lines are not explained.
  package var isCut = false
}

extension Comparison {
  /// Compares the expected stops with the heard stops; recognized speech has no stops, so it is
  /// split at the expected announcements.
  package init(
    expected: [Stop], heard: [Stop], limits: [FormatLimit] = [], options: ComparisonOptions
  ) {
    self.init(expected: expected, heard: heard, limits: limits, options: options) { _ in true }
  }

  /// Pairs all stops, but compares parts only if `isWanted` returns true for the stop.
  package init(
    expected: [Stop], heard: [Stop], limits: [FormatLimit] = [], options: ComparisonOptions,
    differencesOf isWanted: (Stop) -> Bool
  ) {
    var builder = ComparisonBuilder(
      expected: expected, heard: heard, limits: limits, options: options)
    if options.isRecognizedSpeech {
      builder.compareSpeech()
    } else {
      builder.compareStops(differencesOf: isWanted)
    }
    self.init(
      expected: builder.expected, heard: builder.heard, rows: builder.rows,
      limits: builder.limitFindings)
  }

  package init(
    _ session: Session, heard: [Stop], after actions: [[Action]?], limits: [FormatLimit] = [],
    options: ComparisonOptions
  ) {
    var builder = ComparisonBuilder(expected: [], heard: heard, limits: limits, options: options)
    builder.compare(session, after: actions)
    self.init(
      expected: builder.expected, heard: builder.heard, rows: builder.rows,
      limits: builder.limitFindings, path: builder.path, cost: builder.cost, isCut: builder.isCut)
  }

  package init(
    _ session: Session, heard: [Stop], after actions: [[Action]?], only lines: [Int],
    on path: [SessionStep], options: ComparisonOptions
  ) {
    var builder = ComparisonBuilder(expected: [], heard: heard, limits: [], options: options)
    builder.compare(session, after: actions, only: lines, on: path)
    self.init(expected: builder.expected, heard: builder.heard, rows: builder.rows, limits: [])
  }

  /// All stops in expected order; in a session, in chronological order.
  public var entries: some RandomAccessCollection<Entry> {
    (0..<(rows.count + (equal?.count ?? 0))).lazy.map(entry)
  }

  private func entry(at position: Int) -> Entry {
    switch equal?.place(of: position) ?? .row(position) {
    case .row(let row): entry(rows[row])
    case .pair(let expected, let heard):
      equal?.entry(expected, heard) ?? Entry(columns: [], findings: [])
    }
  }

  /// The stops with findings, in expected order.
  public var differing: [Entry] { rows.filter { !$0.findings.isEmpty }.map(entry) }

  /// All findings of stops in expected order, then the limits of the format.
  public var findings: [Finding] { rows.flatMap(\.findings) + limits }

  private func entry(_ row: Row) -> Entry {
    Entry(
      expected: row.bound ?? row.expected.map { expected[$0] }, heard: row.heard.map { heard[$0] },
      columns: row.columns, findings: row.findings,
      heardPlace: row.heard.map { equal?.heardPlace(of: $0) ?? $0 }, action: row.action)
  }

  /// Returns the comparison without the findings of the given kinds.
  public func ignoring(_ kinds: Set<Finding.Kind>) -> Comparison {
    guard !kinds.isEmpty else { return self }
    var filtered = filtered { finding, _ in !kinds.contains(finding.kind) }
    filtered.limits.removeAll { kinds.contains($0.kind) }
    return filtered
  }

  /// Returns the comparison with only the findings for which `isKept` returns true.
  ///
  /// Findings about the format's limits are always kept.
  public func filtered(_ isKept: (Finding, Entry) -> Bool) -> Comparison {
    var filtered = self
    for index in rows.indices where !rows[index].findings.isEmpty {
      let entry = entry(rows[index])
      filtered.rows[index].findings = entry.findings.filter { isKept($0, entry) }
    }
    return filtered
  }
}
