internal import Earshot
import EarshotOutput

extension CaptureFormat {
  /// The CSV table of `earshot criteria` with the results that a tester has added.
  public static let criteria = CaptureFormat(
    "criteria", title: "results of criteria", holding: .transcript,
    limits: [.identifiers, .hintApart], marks: ["Expected Result"],
    text: TextForm(recognizes: { CriteriaTable.isHeader($0) }) { source, _ throws(InputError) in
      try CriteriaTable.read(source)
    })
}

enum CriteriaTable {
  enum Verdict: String, Sendable, Hashable, CaseIterable {
    case pass, fail
    case notApplicable = "not applicable"
  }

  static let id = "ID"
  static let language = "Language"
  static let note = "Note"
  private static let heard = "Heard"
  private static let result = "Result"

  static func fields(of reader: String) -> [String] {
    ["\(reader) \(heard)", "\(reader) \(result)"]
  }

  /// Whether a line is the header, which spreadsheets can change slightly.
  static func isHeader(_ line: TextLines.Line) -> Bool {
    guard line.number == 1 else { return false }
    let columns = line.text.split { ",;\t".contains($0) }.map {
      $0.filter { $0 != "\"" && $0 != "\u{FEFF}" }.trimmed
    }
    return columns.starts(with: [id, "Title", "Section"])
  }

  private struct Columns {
    var platform: Platform?
    var heard: Int
    var result: Int?
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    try source.refuseBinary()
    let table = try DelimitedTable(source)
    let header = table.header
    let columns = header.indices.filter { header[$0].hasSuffix(heard) }.map { index in
      let reader = header[index].dropLast(heard.count)
      return Columns(
        platform: Platform.allCases.first { reader.hasPrefix($0.readerName) }, heard: index,
        result: header.firstIndex(of: "\(reader)\(result)"))
    }
    let notes = table.index(ofColumn: note)
    let languages = table.index(ofColumn: language)
    var found: [HeardAnnouncement] = []
    for row in table.rows {
      func field(_ column: Int?) -> String {
        guard let column, row.fields.indices.contains(column) else { return "" }
        return Document.text(ofField: row.fields[column].trimmed)
      }
      for own in columns {
        let (text, verdict) = (field(own.heard), field(own.result))
        guard !text.isEmpty || !verdict.isEmpty else { continue }
        let place = source.location(row.line)
        try FileBudget.announcements.check(found.count, bytes: source.size, at: place)
        let known = Verdict(rawValue: verdict.lowercased())
        guard verdict.isEmpty || known != nil else {
          throw InputError(
            "expected the result 'pass', 'fail' or 'not applicable', found '\(verdict)'", at: place)
        }
        guard known != .notApplicable else { continue }
        var heard = HeardAnnouncement(text, at: place)
        heard.test = TestResult(
          test: field(0), platform: own.platform, language: field(languages), verdict: known,
          note: field(notes))
        found.append(heard)
      }
    }
    guard !found.isEmpty else {
      throw InputError(
        "expected results in the columns '\(heard)' or '\(result)', found none",
        at: source.location(1))
    }
    return CaptureFormat.Reading(heard: found, notes: table.notes(at: source.location(1)))
  }
}

struct TestResult: Sendable, Hashable {
  /// The test's id, which can end with the reader's name.
  var test: String
  var platform: Platform?
  var language: String?
  var verdict: CriteriaTable.Verdict?
  var note: String

  func isOf(_ locale: String) -> Bool { (language ?? locale) == locale }

  init(
    test: String, platform: Platform?, language: String, verdict: CriteriaTable.Verdict?,
    note: String
  ) {
    self.language = language.isEmpty ? nil : language
    let ending = language.isEmpty ? "" : "/\(language)"
    let test = String(test.hasSuffix(ending) ? test.dropLast(ending.count) : test[...])
    self.test = test
    self.platform =
      platform
      ?? Platform.allCases.first {
        test.contains("/\($0.rawValue)/") || test.hasSuffix(".\($0.rawValue)")
      }
    (self.verdict, self.note) = (verdict, note)
  }
}
