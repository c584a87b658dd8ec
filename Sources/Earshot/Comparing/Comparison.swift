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
  }

  /// The stops in expected order.
  public let entries: [Entry]
  /// What could not be compared, once for each limit of the format that hid something.
  public let limits: [Finding]

  /// Compares two walks.
  ///
  /// - Parameters:
  ///   - expected: The stops of a design or a recorded baseline.
  ///   - heard: The stops of a dump, a log or a recording. When `options` say that they are
  ///     recognized speech, they are cut anew by what was expected.
  ///   - limits: What the format of `heard` cannot carry.
  ///   - options: How strictly they are compared.
  public init(
    expected: [Stop], heard: [Stop], limits: [FormatLimit] = [], options: ComparisonOptions
  ) {
    var builder = ComparisonBuilder(limits: limits, options: options)
    if options.isRecognizedSpeech {
      builder.compareSpeech(expected: expected, cues: heard)
    } else {
      builder.compare(expected: expected, heard: heard)
    }
    entries = builder.entries
    self.limits = builder.limitFindings
  }

  /// All findings, those of each stop in expected order, then what could not be compared.
  public var findings: [Finding] { entries.flatMap(\.findings) + limits }

  /// Returns the comparison without findings of some kinds.
  public func ignoring(_ kinds: Set<Finding.Kind>) -> Comparison {
    guard !kinds.isEmpty else { return self }
    let filtered = filtered { finding, _ in !kinds.contains(finding.kind) }
    return Comparison(
      entries: filtered.entries, limits: limits.filter { !kinds.contains($0.kind) })
  }

  /// Returns the comparison with only some of the findings of its stops.
  ///
  /// - Parameter isKept: Asked for each finding in order, with its stop.
  /// - Returns: All stops, and what could not be compared.
  public func filtered(_ isKept: (Finding, Entry) -> Bool) -> Comparison {
    var entries = entries
    for index in entries.indices where !entries[index].findings.isEmpty {
      let entry = entries[index]
      entries[index].findings = entry.findings.filter { isKept($0, entry) }
    }
    return Comparison(entries: entries, limits: limits)
  }

  private init(entries: [Entry], limits: [Finding]) {
    self.entries = entries
    self.limits = limits
  }
}
