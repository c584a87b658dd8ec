internal import Earshot

/// Reads a table with an announcement in each row, in a column that the user names.
enum CSVReader {
  /// Returns what a table tells.
  ///
  /// - Throws: When the table does not have the column.
  static func capture(
    of bytes: [UInt8], column: String, file: String
  ) throws(InputError) -> Capture {
    let table = try DelimitedTable(bytes, file: file)
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard let index = table.index(ofColumn: column) else {
      throw InputError(
        NearestName.message("column", column, known: table.header), at: start)
    }
    let identifier = table.index(ofColumn: "id")
    var heard: [HeardAnnouncement] = []
    for row in table.rows where row.fields.indices.contains(index) {
      let text = row.fields[index].trimmed
      guard !text.isEmpty else { continue }
      let id = identifier.flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil }
      let place = SourceLocation(file: file, line: row.line, column: 1)
      try FileBudget.announcements.check(heard.count, bytes: bytes.count, at: place)
      heard.append(HeardAnnouncement(text, at: place, id: id))
    }
    return Capture(
      format: .csv, content: .heard(heard),
      limits: identifier == nil ? [.identifiers, .hintApart] : [.hintApart],
      notes: table.isCutOff
        ? [Capture.Note("the last row is cut off inside quotes", at: start)] : [])
  }
}
