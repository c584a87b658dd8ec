enum QuotedSpeech {
  private static let pairs: [(open: Character, close: Character)] = [("\"", "\""), ("“", "”")]

  static func unquoted(_ text: String) -> String {
    let text = text.trimmed
    let inside = pairs.map { text.unquoted($0.open, $0.close) }.first { $0 != text }
    return inside?.trimmed ?? text
  }

  static func speech(in text: String) -> String? {
    for pair in pairs {
      var phrases: [String] = []
      var rest = Substring(text)
      while let open = rest.firstIndex(of: pair.open) {
        let inside = rest[rest.index(after: open)...]
        guard let close = inside.firstIndex(of: pair.close) else { break }
        phrases.append(inside[..<close].trimmed)
        rest = inside[inside.index(after: close)...]
      }
      if !phrases.isEmpty { return phrases.joined(separator: " ") }
    }
    let text = text.trimmed
    return text.isEmpty || text.hasPrefix("(") && text.hasSuffix(")") ? nil : text
  }
}
