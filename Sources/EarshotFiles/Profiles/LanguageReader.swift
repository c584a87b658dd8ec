package import Earshot

package enum LanguageReader {
  package struct File: Sendable {
    package var tag: String
    package var language: Language
    package var plurals: [PluralCategory: String]
    package var vocabularies: [VocabularyReader.File] = []
  }

  private enum Direction: String, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  private enum RolePlace: String, CaseIterable {
    case first, last
  }

  package static func file(_ value: SourceValue) throws(InputError) -> File {
    let fields = try Fields(
      value, subject: "language",
      known: [
        "language", "source", "direction", "role-in-names", "plurals", "pronunciation",
        "vocabularies",
      ])
    var file = File(tag: try fields.required("language").text(), language: Language(), plurals: [:])
    _ = try fields.required("source").text()
    file.language.isRightToLeft = try fields.choice("direction", Direction.self) == .rightToLeft
    file.language.putsRoleLast = try fields.choice("role-in-names", RolePlace.self) == .last
    let plurals = try fields["plurals"]?.entries(
      "a map from plural forms to rules", suchAs: "'one: i = 1 and v = 0'")
    for entry in plurals ?? [] {
      let (category, text) = (try entry.pluralCategory(), try entry.value.text())
      guard let rule = PluralRule(text) else {
        throw InputError(
          "'\(text)' is not a plural rule; write it as in CLDR, such as 'n % 10 = 2..4 and v = 0'",
          at: entry.value.location)
      }
      file.plurals[category] = text
      file.language.plurals[category] = rule
    }
    if let value = fields["pronunciation"] {
      file.language.pronunciation = try pronunciation(value)
    }
    for entry in try fields["vocabularies"]?.entries("vocabularies") ?? [] {
      let fields = try Fields(entry.value, subject: "vocabulary", known: ["source", "words"])
      file.vocabularies.append(
        VocabularyReader.File(
          name: entry.key, locale: file.tag, source: try fields.required("source").text(),
          words: try VocabularyReader.words(fields.required("words")), kinds: [:], drops: []))
    }
    return file
  }

  private enum Years: String, CaseIterable {
    case inPairs = "in-pairs"
  }

  private static func pronunciation(_ value: SourceValue) throws(InputError) -> Pronunciation {
    let fields = try Fields(
      value, subject: "pronunciation",
      known: ["source", "spellings", "homographs", "correct", "years"])
    _ = try fields.required("source").text()
    var pronunciation = Pronunciation()
    for entry in try fields["spellings"]?.entries("spellings") ?? [] {
      pronunciation.spellings[entry.key] = try entry.value.text()
    }
    pronunciation.homographs =
      try fields["homographs"]?.items { item throws(InputError) in try item.text() } ?? []
    pronunciation.correctPhrases =
      try fields["correct"]?.items { item throws(InputError) in try item.text() } ?? []
    pronunciation.dividesYears = try fields.choice("years", Years.self) == .inPairs
    return pronunciation
  }
}
