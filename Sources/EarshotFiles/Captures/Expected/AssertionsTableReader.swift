internal import Earshot

/// Reads `assertions.csv` of an ARIA-AT test plan.
enum AssertionsTableReader {
  /// The first names of the columns, by which the table is known.
  static let header = "assertionId,priority,assertionStatement"

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    let table = try DelimitedTable(source)
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
          assertions: [.init(general, priority: field("priority").flatMap { .init(written: $0) })],
          at: source.location(row.line)))
    }
    return CaptureFormat.Reading(
      .expected(expected), lifting: [.hintApart], notes: table.notes(at: source.location(1)))
  }
}

extension DelimitedTable {
  /// What is noted of a table that was cut off.
  func notes(at location: SourceLocation) -> [Capture.Note] {
    isCutOff ? [Capture.Note("the last row is cut off inside quotes", at: location)] : []
  }
}
