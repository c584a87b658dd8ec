import Earshot

package struct Catalogues: Sendable, Hashable {
  private struct Language: Sendable, Hashable {
    var texts: [String: String] = [:]
    /// The keys of each text, including texts that a later file replaced.
    var keys: [String: [String]] = [:]
  }

  private var languages: [String: Language] = [:]
  var notes: [DesignNote] = []

  package init() {}

  package var isEmpty: Bool { languages.isEmpty }

  mutating func add(_ text: String, for key: String, in language: String) {
    let language = language.lowercased()
    languages[language, default: .init()].texts[key] = text
    languages[language]?.keys[text, default: []].append(key)
  }

  mutating func add(_ other: Catalogues) {
    let notes = notes + other.notes
    defer { self.notes = notes }
    guard !isEmpty else { return self = other }
    for (name, language) in other.languages {
      for (key, text) in language.texts.sorted(by: { $0.key < $1.key }) {
        add(text, for: key, in: name)
      }
    }
  }

  func has(_ language: String) -> Bool { self[language] != nil }

  func text(_ key: String, in language: String) -> String? { self[language]?.texts[key] }

  func keys(of text: String, in language: String) -> [String] {
    guard let language = self[language] else { return [] }
    return (language.keys[text] ?? []).filter { language.texts[$0] == text }
  }

  func isKey(_ key: String) -> Bool { languages.values.contains { $0.texts[key] != nil } }

  var keys: [String] { Set(languages.values.flatMap { $0.texts.keys }).sorted() }

  /// The texts for a language tag or, if there are none, for a tag without the region.
  private subscript(language: String) -> Language? {
    var tag = language.lowercased().split { $0 == "-" || $0 == "_" }
    while !tag.isEmpty {
      if let found = languages[tag.joined(separator: "-")] { return found }
      tag.removeLast()
    }
    return nil
  }
}
