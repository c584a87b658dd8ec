package struct PartComparison: Sendable, Hashable {
  package struct Column: Sendable, Hashable {
    package var expected: Part?
    package var heard: String?
  }

  package let columns: [Column]
  package let findings: [Finding]
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
