internal import Earshot

extension CaptureFormat {
  /// A table with a column of announcements.
  public static let csv = CaptureFormat(
    "csv", title: "CSV table", holding: .transcript, limits: [.identifiers, .hintApart])
}

enum CSVReader {
  /// The usual names of the column, most precise first.
  private static let usualColumns = ["heard", "actual", "spoken", "announcement"]
  private static let germanColumns = ["gehört", "tatsächlich", "tatsächliche", "ansage"]
  /// Names that other columns can contain, such as "Button text".
  private static let possibleColumns = [
    "ausgabe", "output", "transcript", "utterance", "speech", "text",
  ]
  private static let qualifiers: Set<String> = [
    "voiceover", "talkback", "ios", "android", "screen reader", "screenreader", "speech",
  ]

  static func form(column: String?) -> TextForm {
    TextForm(recognizes: { _ in false }) { source, _ throws(InputError) in
      try read(source, column: column)
    }
  }

  private static func read(
    _ source: TextSource, column: String?
  ) throws(InputError) -> CaptureFormat.Reading {
    try source.refuseBinary()
    let table = try DelimitedTable(source)
    let (index, isCertain) = try index(ofColumn: column, in: table, at: source.location(1))
    let identifier = table.index(ofColumn: "id")
    let action = table.index(ofColumn: "action")
    var heard: [HeardAnnouncement] = []
    for row in table.rows where row.fields.indices.contains(index) {
      let text = row.fields[index].trimmed
      guard !text.isEmpty else { continue }
      func field(_ column: Int?) -> String? {
        column.flatMap { row.fields.indices.contains($0) ? row.fields[$0] : nil }
      }
      let place = source.location(row.line)
      try FileBudget.announcements.check(heard.count, bytes: source.size, at: place)
      var announcement = HeardAnnouncement(text, at: place, id: field(identifier))
      announcement.actions = field(action)
      heard.append(announcement)
    }
    var notes = table.notes(at: source.location(1))
    if !isCertain {
      notes.append(
        Capture.Note(
          "the announcements were read from the column '\(table.header[index].prefix(40))'; "
            + "select another column with --column", at: source.location(1)))
    }
    return CaptureFormat.Reading(heard: heard, notes: notes)
  }

  private static func index(
    ofColumn column: String?, in table: DelimitedTable, at place: SourceLocation
  ) throws(InputError) -> (index: Int, isCertain: Bool) {
    if let column {
      guard let index = table.index(ofColumn: column) else {
        throw InputError(NearestName.message("column", column, known: table.header), at: place)
      }
      return (index, true)
    }
    let headers = table.header.map { $0.lowercased().split { !$0.isLetter }.map(String.init) }
    let certain = usualColumns + germanColumns
    for name in certain + possibleColumns {
      let isCertain = certain.contains(name)
      let found = headers.indices.filter { index in
        guard
          let at = headers[index].firstIndex(where: { [name, name + "s", name + "n"].contains($0) })
        else { return false }
        let rest = headers[index][..<at] + headers[index][(at + 1)...]
        return isCertain
          ? !rest.contains { $0.hasPrefix("expected") || $0.hasPrefix("erwartet") }
          : rest.isEmpty || qualifiers.contains(rest.joined(separator: " "))
      }
      if found.count == 1 { return (found[0], isCertain) }
      guard found.isEmpty else { break }
    }
    throw InputError(
      "expected one column named \(usualColumns.map { "'\($0)'" }.joined(separator: ", ")), "
        + "found \(table.header.prefix(5).map { "'\($0.prefix(40))'" }.joined(separator: ", ")); "
        + "select the column with --column", at: place)
  }
}
