internal import Earshot

enum CaptureEnvelope {
  private static let window = 64 << 10

  /// Replaces all text outside the first code fence with spaces, so that locations do not change.
  ///
  /// Nothing is replaced if a dump precedes the fence.
  static func unfenced(_ bytes: [UInt8], among formats: [CaptureFormat]) -> [UInt8] {
    guard let fence = lines(of: bytes, from: 0, to: window).first(where: { isFence($0, bytes) })
    else { return bytes }
    let before = Array(bytes[..<fence.lowerBound])
    guard CaptureDetection.syntax(of: before, column: nil, among: formats) == nil else {
      return bytes
    }
    let end = lines(of: bytes, from: fence.upperBound, to: bytes.count)
      .first { isFence($0, bytes) }?.lowerBound
    return blank(blank(bytes, 0..<fence.upperBound), (end ?? bytes.count)..<bytes.count)
  }

  /// Returns the end of a JSON value if text other than JSON follows it; otherwise nil.
  static func endOfJSON(in bytes: [UInt8], from start: Int) -> Int? {
    guard let last = bytes.last(where: { $0 > 0x20 }), !closing.contains(last) else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var depth = 0
      var isText = false
      var position = start
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "\""): isText.toggle()
        case UInt8(ascii: "\\") where isText: position += 1
        case UInt8(ascii: "{") where !isText, UInt8(ascii: "[") where !isText: depth += 1
        case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText:
          depth -= 1
          if depth == 0 {
            let next = bytes[(position + 1)...].first { $0 > 0x20 }
            return next == UInt8(ascii: "{") ? nil : position + 1
          }
        default: break
        }
        position += 1
      }
      return nil
    }
  }

  /// Returns the texts in a Model Context Protocol result: `{"content": [{"type": "text", "text":
  /// "…"}]}`.
  static func toolText(in root: JSONValue) -> String? {
    let content = root["content"] ?? root["result"]?["content"] ?? root
    guard let items = content.items, items.contains(where: { $0.text("type") == "text" }) else {
      return nil
    }
    let texts = items.filter { $0.text("type") == "text" }.compactMap { $0.text("text") }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  static func isToolAnswer(_ head: [UInt8], at start: Int) -> Bool {
    guard head[start] == UInt8(ascii: "{") else { return false }
    let opening = String(decoding: head[start...].prefix(500), as: UTF8.self)
    return ["\"content\"", "\"type\"", "\"text\""].allSatisfy { opening.range(ofFirst: $0) != nil }
  }

  /// Whether a line begins JSON; a log message such as `[INFO]` does not.
  static func opensJSON(_ head: [UInt8], at line: Int) -> Bool {
    let next = head[(line + 1)...].first { $0 > 0x20 }
    switch head[line] {
    case UInt8(ascii: "{"): return next == nil || next == UInt8(ascii: "\"") || next == 0x7D
    case UInt8(ascii: "["): return next == nil || next == UInt8(ascii: "{")
    default: return false
    }
  }

  private static let closing: Set<UInt8> = [UInt8(ascii: "}"), UInt8(ascii: "]")]

  private static func isFence(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[line].drop { $0 == 0x20 }.starts(with: "```".utf8)
  }

  private static func blank(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var bytes = bytes
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    return bytes
  }

  private static func lines(
    of bytes: [UInt8], from start: Int, to end: Int
  ) -> some Sequence<Range<Int>> {
    sequence(state: start) { next in
      guard next < min(end, bytes.count) else { return nil }
      let end = bytes[next...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      defer { next = end + 1 }
      return next..<end
    }
  }
}
