/// What was expected at one stop beside what was heard there, part by part.
public struct PartComparison: Sendable, Hashable {
  /// One column of the comparison: what was expected above what was heard.
  public struct Column: Sendable, Hashable {
    /// The expected part; nil for what is heard besides.
    public var expected: Part?
    /// The words that were heard; nil for what is not heard here.
    public var heard: String?
  }

  /// The parts in spoken order; a part that is heard at another place has two columns.
  public let columns: [Column]
  /// The differences, in the order of the columns.
  public let findings: [Finding]
  /// Whether there is so much that not all of it was compared with all.
  public let isCutShort: Bool

  /// Compares what was expected with what was heard.
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
