public import Earshot

/// The words of a lexicon as records, and back.
package enum LexiconRecords {
  /// Returns the records of the words.
  package static func records(of words: Lexicon.Words) -> [[String]] {
    words.rows.map { ["row", $0.facts.map(\.name).joined(separator: " ")] + $0.texts }
      + words.beginnings.map { ["beginning", $0.fact.name, $0.text] }
      + [["numbers"] + words.numbers]
      + words.soundAlikes.map { ["sounds"] + $0 }
  }

  /// Returns the words of records.
  package static func words(_ records: [[String]]) -> Lexicon.Words {
    var words = Lexicon.Words()
    for record in records {
      let texts = Array(record.dropFirst(2))
      switch record.first {
      case "row": words.rows.append(Lexicon.Row(facts(record[1]), texts))
      case "beginning":
        words.beginnings += facts(record[1]).flatMap { fact in
          texts.map { Lexicon.Beginning(fact, $0) }
        }
      case "numbers": words.numbers = Array(record.dropFirst())
      case "sounds": words.soundAlikes.append(Array(record.dropFirst()))
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
  /// Returns the words by which announcements of a locale are compared, which are made with some
  /// vocabularies.
  ///
  /// What the locale has no list of its own for is found by the readers' vocabularies, whose keys
  /// are the same in every language.
  public static func lexicon(locale: String, vocabularies: [String]) -> Lexicon {
    let tags = LocaleTag.candidates(locale)
    let own = tags.lazy.compactMap { lexiconText($0) }.first
    var words = own.map { LexiconRecords.words(Records.read($0)) } ?? englishMeanings
    for name in vocabularies {
      guard let english = vocabulary(name, locale: "en"),
        let local = vocabulary(name, locale: locale)
      else { continue }
      words = words.adding(local, like: english)
    }
    return Lexicon(words)
  }

  /// The English rows, for their meanings: in another language nothing is spelled like them.
  private static var englishMeanings: Lexicon.Words {
    guard let text = lexiconText("en") else { return Lexicon.Words() }
    var words = LexiconRecords.words(Records.read(text))
    words.numbers = []
    words.soundAlikes = []
    return words
  }
}
