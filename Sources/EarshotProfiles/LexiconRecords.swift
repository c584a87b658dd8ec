package import Earshot

package enum LexiconRecords {
  package static func records(of words: Lexicon.Words) -> [[String]] {
    words.rows.map { ["row", $0.facts.map(\.name).joined(separator: " ")] + $0.texts }
      + words.beginnings.map { ["beginning", $0.fact.name, $0.text] }
      + [["numbers"] + words.numbers]
      + words.soundAlikes.map { ["sounds"] + $0 }
  }

  package static func words(_ records: [[String]]) -> Lexicon.Words {
    var words = Lexicon.Words()
    for record in records {
      let fields = Array(record.dropFirst())
      switch record.first {
      case "row": words.rows.append(Lexicon.Row(facts(fields[0]), Array(fields.dropFirst())))
      case "beginning":
        words.beginnings += facts(fields[0]).map { Lexicon.Beginning($0, fields[1]) }
      case "numbers": words.numbers = fields
      case "sounds": words.soundAlikes.append(fields)
      default: continue
      }
    }
    return words
  }

  private static func facts(_ names: String) -> [Fact] {
    names.split(separator: " ").compactMap { Fact(named: String($0)) }
  }
}

extension BuiltIn {
  /// Returns the meanings of a language's words.
  ///
  /// A word in `vocabularies` has the same meaning as the English word with the same key.
  package static func lexicon(locale: String, vocabularies: [String]) -> Lexicon {
    var words = lexiconWords(locale: locale)
    for name in vocabularies {
      guard let english = vocabulary(name, locale: "en"),
        let local = vocabulary(name, locale: locale)
      else { continue }
      words = words.adding(local, like: english)
    }
    return Lexicon(words)
  }

  package static func lexiconWords(locale: String) -> Lexicon.Words {
    let own = LocaleTag.candidates(locale).lazy.compactMap { lexiconText($0) }.first
    return own.map { LexiconRecords.words(Records.read($0)) } ?? englishMeanings
  }

  /// The English meanings, except numbers and similar-sounding words, because both differ between
  /// languages.
  private static var englishMeanings: Lexicon.Words {
    guard let text = lexiconText("en") else { return Lexicon.Words() }
    var words = LexiconRecords.words(Records.read(text))
    words.numbers = []
    words.soundAlikes = []
    return words
  }
}
