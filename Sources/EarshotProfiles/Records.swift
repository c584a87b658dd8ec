/// Built-in data as text, with one record per line and tabs between the fields.
///
/// Splitting this text takes microseconds; parsing YAML would take milliseconds.
package enum Records {
  package static func read(_ text: StaticString) -> [[String]] {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var records: [[String]] = []
    var record: [String] = []
    var start = 0
    for index in 0...bytes.count {
      let isEnd = index == bytes.count || bytes[index] == UInt8(ascii: "\n")
      guard isEnd || bytes[index] == UInt8(ascii: "\t") else { continue }
      record.append(field(bytes[start..<index]))
      start = index + 1
      if isEnd {
        let count = record.count
        if record != [""] { records.append(record) }
        record = []
        record.reserveCapacity(count)
      }
    }
    return records
  }

  static func fields(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(field)
  }

  package static func line(_ fields: [String]) -> String {
    fields.map(escaped).joined(separator: "\t")
  }

  private static func escaped(_ field: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\t": "\\t", "\n": "\\n"]
    return field.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private static func field(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      switch scalar {
      case "t" where isEscaped: result += "\t"
      case "n" where isEscaped: result += "\n"
      default: result.unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    return result
  }
}
