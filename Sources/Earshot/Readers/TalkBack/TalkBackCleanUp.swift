extension TalkBackWords {
  /// Returns a text as TalkBack hands it to the speech engine: symbols that stand alone or repeat
  /// are named, and so is a capital letter that stands alone.
  func cleaned(_ text: String) -> String {
    // Where no words are chosen yet, the text stays the app's own.
    guard !vocabulary.isEmpty else { return text }
    guard let trimmed = text.singleCharacter else { return collapsed(text) }
    if let key = Self.symbols[trimmed] { return vocabulary.word(key) }
    if options.saysCapital, trimmed.isUppercase, trimmed.isCased {
      return vocabulary.filled("template_capital_letter", String(trimmed))
    }
    return text
  }

  /// Returns the text with each run of the same symbol as its count and its name.
  private func collapsed(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.firstBytes.contains($0) }) else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      rest = rest[run.endIndex...]
      let count = run.count
      if count > 1, let key = Self.symbols[character] {
        let name = vocabulary.word(key)
        result += vocabulary.filled("character_collapse_template", "\(count)", name)
      } else {
        result += run
      }
    }
    return result
  }

  /// The symbols whose names are known, by the keys of their names.
  private static let symbols: [Character: String] = [
    "*": "symbol_asterisk", "#": "symbol_pound", "-": "symbol_hyphen_minus",
    "•": "symbol_bullet", "…": "symbol_ellipsis",
  ]

  /// The bytes that those symbols begin with in UTF-8.
  private static let firstBytes: Set<UInt8> = Set(symbols.keys.compactMap { $0.utf8.first })
}

extension String {
  /// The one character that is left when spaces around it are cut; nil when there are more or none.
  fileprivate var singleCharacter: Character? {
    // A character of more than sixteen bytes is no letter and no symbol that has a name.
    guard utf8.count <= 16 else { return nil }
    // Two letters of ASCII are two characters; most texts are told apart by that.
    if utf8.count(where: { 0x20 < $0 && $0 < 0x7F }) > 1, utf8.allSatisfy({ $0 < 0x80 }) {
      return nil
    }
    let visible = filter { !$0.isWhitespace }
    return visible.count == 1 ? visible.first : nil
  }
}
