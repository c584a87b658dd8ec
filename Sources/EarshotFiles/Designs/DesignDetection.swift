package import Earshot

package enum DesignDetection {
  private static let keys = ["screen", "components"]
  private static let partKeys = ["part", "parameters"]

  package static func isDesign(_ bytes: [UInt8]) -> Bool {
    let bytes = InputText.utf8(bytes)
    let first = bytes.first { $0 > 0x20 }
    switch first {
    case UInt8(ascii: "{"): return isDesignJSON(bytes)
    case UInt8(ascii: "<"), UInt8(ascii: "["): return false
    default:
      let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1000)
      guard lines.contains(where: { isKey($0, of: keys) }) else { return false }
      return !isPart(lines)
    }
  }

  package static func isPart(_ bytes: [UInt8]) -> Bool {
    isPart(bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1000))
  }

  private static func isPart(_ lines: [ArraySlice<UInt8>]) -> Bool {
    !lines.contains { isKey($0, of: ["screen"]) } && lines.contains { isKey($0, of: partKeys) }
  }

  package static func mentionsFiles(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return ["use", "strings", "parts", "screenshot"].contains { text.contains($0) }
  }

  /// If the file is a design, throws an error with the advice in `instead`.
  package static func refuseDesign(
    _ bytes: [UInt8], file: String, instead: String
  ) throws(InputError) {
    guard isDesign(bytes) else { return }
    throw InputError(
      "the file is a design; \(instead)", at: SourceLocation(file: file, line: 1, column: 1))
  }

  private static func isKey(_ line: ArraySlice<UInt8>, of keys: [String]) -> Bool {
    keys.contains { key in
      let rest = line.dropFirst(key.utf8.count)
      return line.starts(with: key.utf8) && rest.first == UInt8(ascii: ":")
    }
  }

  /// Checks only the outermost keys, because a dump can be long.
  private static func isDesignJSON(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let text = textRange(in: bytes, from: position + 1)
        if depth == 1, keys.contains(where: { bytes[text].elementsEqual($0.utf8) }),
          bytes[text.upperBound...].dropFirst().first(where: { $0 > 0x20 }) == UInt8(ascii: ":")
        {
          return true
        }
        position = text.upperBound
      default: break
      }
      position += 1
    }
    return false
  }

  private static func textRange(in bytes: [UInt8], from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start..<min(end, bytes.count)
  }
}
