package struct PartComparison: Sendable, Hashable {
  package struct Column: Sendable, Hashable {
    package var expected: Part?
    package var heard: String?
  }

  /// The parts in spoken order; a moved part has two columns.
  package let columns: [Column]
  package let findings: [Finding]
  /// Whether some parts were not compared because there were too many.
  package let isCutShort: Bool

  package init(expected: Stop.Wording, heard: Stop.Wording, options: ComparisonOptions) {
    var alignment = PartAlignment(expected: expected, heard: heard, options: options)
    alignment.align()
    columns = alignment.columns
    isCutShort = alignment.isCutShort
    findings =
      PartFindings(alignment, options: options).all
      + StrictFindings.all(in: alignment, expected: expected, heard: heard, options: options)
  }
}
