package import Earshot

package enum LexiconReader {
  package struct File: Sendable {
    package var locale: String
    package var words: Lexicon.Words
  }

  package static func file(_ value: SourceValue) throws(InputError) -> File {
    let fields = try Fields(
      value, subject: "synonyms",
      known: ["synonyms", "facts", "beginnings", "numbers", "sound-alikes"])
    var words = Lexicon.Words()
    words.rows = try fields.items("facts").map(row)
    if let beginnings = fields["beginnings"] { words.beginnings = try self.beginnings(beginnings) }
    words.numbers = try fields.texts("numbers")
    words.soundAlikes = try fields.items("sound-alikes").map { row throws(InputError) in
      try row.texts()
    }
    return File(locale: try fields.required("synonyms").text(), words: words)
  }

  private static func row(_ value: SourceValue) throws(InputError) -> Lexicon.Row {
    let fields = try Fields(value, subject: "facts", known: ["tells", "words"])
    let tells = try fields.required("tells")
    let items = if case .list(let items) = tells.content { items } else { [tells] }
    let facts = try items.map { item throws(InputError) in try item.fact() }
    return Lexicon.Row(facts, try fields.texts("words"))
  }

  private static func beginnings(_ value: SourceValue) throws(InputError) -> [Lexicon.Beginning] {
    var beginnings: [Lexicon.Beginning] = []
    let entries = try value.entries(
      "a map from facts to words", suchAs: "'left.list: [out of list]'")
    for entry in entries {
      let fact = try SourceValue(.scalar(entry.key), at: entry.location).fact()
      beginnings += try entry.value.texts().map { Lexicon.Beginning(fact, $0) }
    }
    return beginnings
  }
}

extension SourceValue {
  func fact() throws(InputError) -> Fact {
    let name = try text()
    guard let fact = Fact(named: name) else {
      throw unknown("fact", name, known: Fact.all.map(\.name))
    }
    return fact
  }
}
