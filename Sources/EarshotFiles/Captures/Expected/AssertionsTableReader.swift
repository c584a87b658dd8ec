internal import Earshot

enum AssertionsTableReader {
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
      // In `general form|form with tokens`, only the general form is a sentence.
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
  func notes(at location: SourceLocation) -> [Capture.Note] {
    isCutOff ? [Capture.Note("the last row is cut off inside quotes", at: location)] : []
  }
}
