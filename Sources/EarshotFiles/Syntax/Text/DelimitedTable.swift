internal import Earshot

/// A CSV file (RFC 4180) with commas, semicolons or tabs.
struct DelimitedTable {
  struct Row {
    var fields: [String]
    var line: Int
  }

  private(set) var header: [String] = []
  private(set) var rows: [Row] = []
  private(set) var isCutOff = false
  private static let always = 100_000
  private static let bytesEach = 3
  private static let fieldsOfRow = 3

  init(_ source: TextSource) throws(InputError) {
    let bytes = source.bytes
    let limit = Self.always + bytes.count / Self.bytesEach
    var scanner = Scanner(separator: Self.separator(of: bytes))
    var row = Row(fields: [], line: 1)
    var fieldCount = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0A
      guard let end = scanner.take(byte) else { continue }
      row.fields.append(end.field)
      fieldCount += end.isEndOfRow ? 1 + Self.fieldsOfRow : 1
      guard fieldCount <= limit else {
        throw InputError(
          "the table has more fields and rows than a file of \(bytes.count) bytes can have; split the file",
          at: source.location(row.line))
      }
      if end.isEndOfRow { finish(&row, nextLine: scanner.line) }
    }
    isCutOff = scanner.isQuoted
    guard isCutOff else { return }
    row.fields.append(scanner.rest)
    finish(&row, nextLine: scanner.line)
  }

  private struct Scanner {
    let separator: UInt8
    private(set) var line = 1
    private(set) var isQuoted = false
    private var field: [UInt8] = []
    private var wasQuote = false

    init(separator: UInt8) { self.separator = separator }

    var rest: String { String(decoding: field, as: UTF8.self) }

    mutating func take(_ byte: UInt8) -> (field: String, isEndOfRow: Bool)? {
      if byte == 0x0A { line += 1 }
      let isSecondQuote = wasQuote && byte == UInt8(ascii: "\"")
      if isSecondQuote { field.append(byte) }
      let wasInQuotes = isQuoted
      if byte == UInt8(ascii: "\""), isQuoted || wasQuote || field.isEmpty { isQuoted.toggle() }
      defer { wasQuote = wasInQuotes && byte == UInt8(ascii: "\"") }
      if isSecondQuote || isQuoted != wasInQuotes { return nil }
      guard !isQuoted, byte == separator || byte == 0x0A else {
        if isQuoted || byte != 0x0D { field.append(byte) }
        return nil
      }
      defer { field = [] }
      return (rest, byte == 0x0A)
    }
  }

  private mutating func finish(_ row: inout Row, nextLine: Int) {
    defer { row = Row(fields: [], line: nextLine) }
    guard row.fields.contains(where: { !$0.isEmpty }) else { return }
    if header.isEmpty {
      // Excel's line about the separator.
      guard row.fields[0].lowercased() != "sep=" else { return }
      header = row.fields.map(\.trimmed)
    } else {
      rows.append(row)
    }
  }

  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let first = bytes.prefix { $0 != 0x0A }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    return candidates.max { left, right in first.count { $0 == left } < first.count { $0 == right }
    } ?? UInt8(ascii: ",")
  }

  func index(ofColumn name: String) -> Int? { header.firstIndex(of: name) }
}
