import Earshot

extension BuiltIn {
  /// The vocabularies of toolkits, which have keys such as `toolkit.compose.state_on`.
  package static let toolkits = [
    "compose", "material", "appcompat", "framework", "react-native", "flutter", "uikit",
  ]

  /// Returns the words for toolkits' keys, and for keys of `vocabulary` that have the same word in
  /// a toolkit.
  ///
  /// Words are read on demand, because a screen uses few words.
  static func toolkitWords(for vocabulary: String, locale: String) -> Vocabulary.Supplement {
    let tags = LocaleTag.candidates(locale)
    let isEnglish = tags.contains("en")
    var translations: [String: String] = [:]
    if !isEnglish, let text = translationText(vocabulary) {
      for record in Records.read(text) { translations[record[0]] = record[1] }
    }
    return Vocabulary.Supplement(keys: { toolkitKeys }) { [translations] key in
      if let (toolkit, name) = toolkitKey(key) {
        return toolkitWord(name, of: toolkit, in: tags).map { ($0, true) }
          ?? toolkitWord(name, of: toolkit, in: ["en"]).map { ($0, false) }
      }
      guard let (toolkit, name) = translations[key].flatMap(toolkitKey) else { return nil }
      return toolkitWord(name, of: toolkit, in: tags).map { ($0, true) }
    }
  }

  private static var toolkitKeys: [String] {
    toolkits.flatMap { toolkit in
      (vocabularyText(toolkit).map(Records.read) ?? []).map(\.[0]).filter { !$0.isEmpty }
        .map { "toolkit.\(toolkit).\($0)" }
    }
  }

  private static func toolkitKey(_ key: String) -> (toolkit: String, name: String)? {
    let pieces = key.split(separator: ".", maxSplits: 2)
    guard pieces.count == 3, pieces[0] == "toolkit" else { return nil }
    return (String(pieces[1]), String(pieces[2]))
  }

  private static func toolkitWord(
    _ name: String, of toolkit: String, in tags: [String]
  ) -> Vocabulary.Entry? {
    guard let keys = keysText(toolkit) else { return nil }
    for tag in tags {
      if let table = wordsText(tag),
        let fields = WordTable(table).fields(of: name, in: toolkit, keys: keys)
      {
        return VocabularyRecords.entry(fields[...])
      }
    }
    return nil
  }
}
