extension Lexicon.Words {
  /// Adds a language's words; words with the same key in both vocabularies have the same meaning.
  package func adding(_ local: Vocabulary, like english: Vocabulary) -> Lexicon.Words {
    let lexicon = Lexicon(self)
    var texts: [Int: [String]] = [:]
    for key in english.keys where local.isTranslated(key) {
      for row in lexicon.rows(with: Self.withoutPlaces(english.word(key))) {
        texts[row, default: []].append(Self.withoutPlaces(local.word(key)))
      }
    }
    var words = self
    words.beginnings += beginnings(of: local, like: english)
    for (row, translations) in texts.sorted(by: { $0.key < $1.key }) {
      words.rows[row].texts += translations.filter { !words.rows[row].texts.contains($0) }
    }
    return words
  }

  /// For each English template that begins with known words, returns the beginning of its
  /// translation.
  private func beginnings(of local: Vocabulary, like english: Vocabulary) -> [Lexicon.Beginning] {
    let folding = Lexicon(self).folding
    let facts = Dictionary(
      beginnings.map { (folding.key(of: $0.text), $0.fact) },
      uniquingKeysWith: { first, _ in first })
    return english.keys.filter(local.isTranslated).compactMap { key in
      let (text, other) = (english.word(key), local.word(key))
      guard text != other, let begun = Self.beginning(of: text),
        let fact = facts[folding.key(of: begun)], let translated = Self.beginning(of: other)
      else { return nil }
      return Lexicon.Beginning(fact, translated)
    }
  }

  private static func beginning(of template: String) -> String? {
    guard case .text(let words)? = Template(template, rule: "").pieces.first,
      words.count < template.count, words.contains(where: \.isLetter)
    else { return nil }
    return words
  }

  /// Replaces placeholders such as `%1$d` with `#`, which matches any number.
  private static func withoutPlaces(_ text: String) -> String {
    Template.filled(text, Array(repeating: "#", count: 9))
  }
}
