/// The comparison of one stop's parts.
public struct PartComparison: Sendable, Hashable {
  /// An expected part with the heard words.
  public struct Column: Sendable, Hashable {
    /// The expected part; nil for an extra part.
    public var expected: Part?
    /// The heard words; nil if they are missing.
    public var heard: String?
  }

  /// The parts in spoken order; a moved part has two columns.
  public let columns: [Column]
  /// The differences, in the order of the columns.
  public let findings: [Finding]
  /// Whether there were too many parts to compare all pairs.
  public let isCutShort: Bool

  /// Compares the two announcements of a stop.
  public init(expected: Stop.Wording, heard: Stop.Wording, options: ComparisonOptions) {
    var alignment = PartAlignment(expected: expected, heard: heard, options: options)
    alignment.align()
    columns = alignment.columns
    isCutShort = alignment.isCutShort
    findings =
      PartFindings(alignment, options: options).all
      + StrictFindings.all(in: alignment, expected: expected, heard: heard, options: options)
  }
}
