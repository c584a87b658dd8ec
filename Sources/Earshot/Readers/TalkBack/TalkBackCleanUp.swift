extension TalkBackWords {
  /// Returns the name of a single symbol or capital letter.
  ///
  /// Returns other texts unchanged, except that some versions count repeated symbols.
  func cleaned(_ text: String) -> String {
    guard !vocabulary.isEmpty else { return text }
    guard let character = text.singleCharacter else {
      guard options.follows(.countedPairs), text.hasRun(of: 2) else { return text }
      return replacingRuns(of: 2, in: text, by: name(of:)) { run, _ in String(run) }
    }
    if let name = name(of: character) { return name }
    if options.saysCapital, character.isUppercase, character.isCased {
      return vocabulary.filled("template_capital_letter", String(character))
    }
    return text
  }

  func replacingRuns(
    of least: Int, in text: String, by name: (Character) -> String?,
    others: (Substring, _ before: String) -> String
  ) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      let run = rest.prefix { $0 == character }
      rest = rest[run.endIndex...]
      if run.count >= least, let name = name(character) {
        // TalkBack counts emoji as if each had two UTF-16 units.
        let count = character.isEmoji && least > 2 ? run.utf16.count / 2 : run.count
        result += vocabulary.filled("character_collapse_template", "\(count)", name)
      } else {
        result += others(run, result)
      }
    }
    return result
  }

  func name(of symbol: Character) -> String? {
    guard let key = TalkBackSymbols.keys[symbol] else { return nil }
    let name = vocabulary.word(key)
    return name.isEmpty ? nil : name
  }
}

extension String {
  fileprivate var singleCharacter: Character? {
    // A longer text is never a single letter, or a single symbol that has a name.
    guard utf8.count <= 16 else { return nil }
    if utf8.count(where: { 0x20 < $0 && $0 < 0x7F }) > 1, utf8.allSatisfy({ $0 < 0x80 }) {
      return nil
    }
    let visible = filter { !$0.isWhitespace }
    return visible.count == 1 ? visible.first : nil
  }

  func hasRun(of least: Int) -> Bool {
    var (last, length) = (Unicode.Scalar(0), 0)
    for scalar in unicodeScalars {
      length = scalar == last ? length + 1 : 1
      if length >= least, !(scalar.isASCII && scalar.properties.isAlphabetic) { return true }
      last = scalar
    }
    return false
  }
}
