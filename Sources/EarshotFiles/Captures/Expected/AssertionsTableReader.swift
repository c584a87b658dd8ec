internal import Earshot

/// Reads `assertions.csv` of an ARIA-AT test plan.
enum AssertionsTableReader {
  /// The first names of the columns, by which the table is known.
  static let header = "assertionId,priority,assertionStatement"

  /// Returns what a table tells.
  static func capture(of bytes: [UInt8], file: String) throws(InputError) -> Capture {
    let table = try DelimitedTable(bytes, file: file)
    var expected: [ExpectedAnnouncement] = []
    for row in table.rows {
      func field(_ name: String) -> String? {
        table.index(ofColumn: name).flatMap {
          row.fields.indices.contains($0) ? row.fields[$0].trimmed : nil
        }
      }
      guard let id = field("assertionId"), let statement = field("assertionStatement") else {
        continue
      }
      // `general form|form with tokens`; the first is whole.
      let general = statement.split(separator: "|").first.map(String.init) ?? statement
      expected.append(
        ExpectedAnnouncement(
          id,
          assertions: [
            ExpectedAnnouncement.Assertion(
              general, priority: field("priority").flatMap(AssertionPriority.priority))
          ], at: SourceLocation(file: file, line: row.line, column: 1)))
    }
    return Capture(
      format: .ariaAT, content: .expected(expected), limits: [.identifiers, .wording],
      notes: table.isCutOff
        ? [
          Capture.Note(
            "the last row is cut off inside quotes",
            at: SourceLocation(file: file, line: 1, column: 1))
        ] : [])
  }
}
