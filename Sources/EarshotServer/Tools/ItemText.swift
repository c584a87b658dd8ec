import EarshotFiles

enum ItemText {
  static func text(of item: [UInt8]) -> String {
    guard let members = (try? JSONParser.value(of: item))?.members, !members.isEmpty else {
      return "- \(String(decoding: item, as: UTF8.self))\n"
    }
    return members.enumerated().map { index, member in
      "\(index == 0 ? "-" : " ") \(member.key): \(text(of: member.value))\n"
    }.joined()
  }

  /// Returns a string without control characters unchanged, and any other value as JSON on one
  /// line.
  private static func text(of value: JSONValue) -> String {
    if let text = value.string, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) { return text }
    var writer = JSONWriter()
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
