extension TalkBackWords {
  /// Returns a text as TalkBack hands it to the speech engine: symbols that stand alone are named, in
  /// some versions those that repeat too, and so is a capital letter that stands alone.
  func cleaned(_ text: String) -> String {
    // Where no words are chosen yet, the text stays the app's own.
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

  /// Returns the text with each run of a symbol that has a name as its count and its name, and with
  /// other runs as a function has them behind what stands before.
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
        // TalkBack halves the length of emoji as if each were two units of UTF-16.
        let count = character.isEmoji && least > 2 ? run.utf16.count / 2 : run.count
        result += vocabulary.filled("character_collapse_template", "\(count)", name)
      } else {
        result += others(run, result)
      }
    }
    return result
  }

  /// Returns the name of a symbol; nil where this version has none for it.
  func name(of symbol: Character) -> String? {
    guard let key = TalkBackSymbols.keys[symbol] else { return nil }
    let name = vocabulary.word(key)
    return name.isEmpty ? nil : name
  }
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

  /// Whether a character that is no letter and no digit stands so often in a row, or may do so.
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
