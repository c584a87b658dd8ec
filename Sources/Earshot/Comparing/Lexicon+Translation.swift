extension Lexicon.Words {
  /// Returns the words with those of a reader's vocabulary in another language.
  ///
  /// A vocabulary has the same keys in every language, so that a text means what the English text
  /// of the same key means.
  public func adding(_ local: Vocabulary, like english: Vocabulary) -> Lexicon.Words {
    let lexicon = Lexicon(self)
    var texts: [Int: [String]] = [:]
    for key in english.keys where local.isTranslated(key) {
      for row in lexicon.rows(with: Self.withoutPlaces(english.word(key))) {
        texts[row, default: []].append(Self.withoutPlaces(local.word(key)))
      }
    }
    var words = self
    for (row, translations) in texts.sorted(by: { $0.key < $1.key }) {
      words.rows[row].texts += translations.filter { !words.rows[row].texts.contains($0) }
    }
    return words
  }

  /// Numbered places such as `%1$d` become `#`, which stands for any number.
  private static func withoutPlaces(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let place = rest[percent...].prefix { $0 != "d" && $0 != "s" && $0 != " " }
      result += place.contains("$") ? "#" : String(place)
      rest = rest[place.endIndex...].dropFirst(place.contains("$") ? 1 : 0)
    }
    return result + rest
  }
}
