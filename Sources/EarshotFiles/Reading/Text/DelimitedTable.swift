internal import Earshot

/// The rows of a CSV file (RFC 4180), with commas, semicolons or tabs between the fields.
struct DelimitedTable {
  /// A row with its place.
  struct Row {
    /// The fields, with nothing quoted any more.
    var fields: [String]
    /// The line that it begins in, from 1.
    var line: Int
  }

  /// The names of the columns.
  private(set) var header: [String] = []
  /// The rows below the names.
  private(set) var rows: [Row] = []
  /// Whether the file ends inside quotes.
  private(set) var isCutOff = false

  /// How many fields any table may have, however small.
  private static let always = 100_000
  /// How many bytes of the file each further field must take up: a field takes 16 in memory.
  private static let bytesEach = 3

  /// Reads a table.
  ///
  /// - Throws: When the table has more fields than one of its size can hold.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    let separator = Self.separator(of: bytes)
    var row = Row(fields: [], line: 1)
    var field: [UInt8] = []
    var isQuoted = false
    var line = 1
    var position = 0
    var fieldCount = 0
    while position < bytes.count {
      let byte = bytes[position]
      let isDoubled = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "\"")
      if byte == 0x0A { line += 1 }
      if byte == UInt8(ascii: "\""), isQuoted, isDoubled {
        field.append(byte)
        position += 1
      } else if byte == UInt8(ascii: "\""), isQuoted || field.isEmpty {
        isQuoted.toggle()
      } else if isQuoted || byte != separator && byte != 0x0A && byte != 0x0D {
        field.append(byte)
      } else if byte == separator || byte == 0x0A {
        row.fields.append(String(decoding: field, as: UTF8.self))
        field = []
        fieldCount += 1
        guard fieldCount <= Self.always + bytes.count / Self.bytesEach else {
          throw InputError(
            "the table has more fields than one of its size can hold",
            at: SourceLocation(file: file, line: row.line, column: 1))
        }
        if byte == 0x0A { finish(&row, nextLine: line) }
      }
      position += 1
    }
    isCutOff = isQuoted
    row.fields.append(String(decoding: field, as: UTF8.self))
    finish(&row, nextLine: line)
  }

  private mutating func finish(_ row: inout Row, nextLine: Int) {
    defer { row = Row(fields: [], line: nextLine) }
    guard row.fields.contains(where: { !$0.isEmpty }) else { return }
    if header.isEmpty {
      header = row.fields.map(\.trimmed)
    } else {
      rows.append(row)
    }
  }

  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let first = bytes.prefix { $0 != 0x0A }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    return candidates.max { left, right in
      first.count { $0 == left } < first.count { $0 == right }
    } ?? UInt8(ascii: ",")
  }

  /// Returns the index of a column by its name; nil when there is none.
  func index(ofColumn name: String) -> Int? { header.firstIndex(of: name) }
}
