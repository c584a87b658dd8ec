package import Earshot

package enum VocabularyReader {
  package struct File: Sendable {
    package var name: String
    package var base: String?
    package var locale: String
    package var source: String
    package var words: [String: Vocabulary.Entry]
    package var kinds: [Vocabulary.Kind: [String]]
    package var drops: [String]
    /// Maps a word's key to the key of the same word in a toolkit.
    package var translations: [String: String] = [:]
  }

  package static func file(_ value: SourceValue) throws(InputError) -> File {
    let kinds = Vocabulary.Kind.allCases
    let fields = try Fields(
      value, subject: "vocabulary",
      known: [
        "vocabulary", "extends", "locale", "source", "drops", "words", "translations", "evidence",
      ] + kinds.map(\.rawValue))
    var file = File(
      name: try fields.required("vocabulary").text(), base: try fields.text("extends"),
      locale: try fields.required("locale").text(),
      source: try fields.required("source").text(), words: [:], kinds: [:],
      drops: try fields.texts("drops"))
    if let words = fields["words"] {
      guard file.locale != "en" else {
        throw InputError(
          "expected the English words under their kind, not under 'words'; the kinds are "
            + kinds.map(\.rawValue).joined(separator: ", "), at: words.location)
      }
      try read(words, into: &file.words)
    }
    for kind in kinds {
      guard let words = fields[kind.rawValue] else { continue }
      file.kinds[kind] = try read(words, into: &file.words)
    }
    let keys = Array(file.words.keys)
    for entry in try fields["translations"]?.entries(
      "the announced words, each with the key of its string in a toolkit") ?? []
    {
      let key = try SourceValue(.scalar(entry.key), at: entry.location).name("word", among: keys)
      file.translations[key] = try entry.value.text()
    }
    for entry in try fields["evidence"]?.entries("a map from keys of words to sources") ?? [] {
      _ = try SourceValue(.scalar(entry.key), at: entry.location).name("word", among: keys)
      _ = try entry.value.text()
    }
    return file
  }

  package static func words(_ value: SourceValue) throws(InputError) -> [String: Vocabulary.Entry] {
    var words: [String: Vocabulary.Entry] = [:]
    try read(value, into: &words)
    return words
  }

  @discardableResult
  private static func read(
    _ value: SourceValue, into words: inout [String: Vocabulary.Entry]
  ) throws(InputError) -> [String] {
    let entries = try value.entries("words")
    for entry in entries {
      guard words.updateValue(try word(entry.value), forKey: entry.key) == nil else {
        throw InputError("the word '\(entry.key)' is written twice", at: entry.location)
      }
    }
    return entries.map(\.key)
  }

  private static func word(_ value: SourceValue) throws(InputError) -> Vocabulary.Entry {
    guard case .map(let entries) = value.content else { return .text(try value.text()) }
    var forms: [PluralCategory: String] = [:]
    for entry in entries { forms[try entry.pluralCategory()] = try entry.value.text() }
    guard forms[.other] != nil else {
      throw InputError("the plural form 'other' is missing", at: value.location)
    }
    return .plural(forms)
  }
}

extension SourceValue.Entry {
  func pluralCategory() throws(InputError) -> PluralCategory {
    try SourceValue(.scalar(key), at: location).choice(PluralCategory.self, named: "plural form")
  }
}
