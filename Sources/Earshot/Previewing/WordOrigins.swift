package struct WordOrigins: Sendable {
  package struct Entry: Sendable, Hashable {
    package var key: String
    package var forms: [String]
  }

  package let entries: [Entry]
  package let rules: [Rule]

  package init(of word: String, in profile: Profile, vocabulary: Vocabulary) {
    let search = WordSearch(word)
    entries = vocabulary.keys.compactMap { key in
      let forms = vocabulary.entry(key)?.forms ?? []
      return forms.contains(where: search.isFound) ? Entry(key: key, forms: forms) : nil
    }
    let keys = Set(entries.map(\.key))
    let patterns = Self.patternRules(in: profile, saying: keys)
    rules = profile.allRules.filter { rule in
      patterns.contains(rule.id) || search.isFound(in: rule.sentence)
        || Self.names(in: rule.source).contains(where: keys.contains)
    }
  }

  private static func patternRules(in profile: Profile, saying keys: Set<String>) -> Set<Rule.ID> {
    guard case .documented(let style) = profile.style else { return [] }
    let patterns = style.patterns.filter { pattern in
      pattern.words.values.contains { $0.contains(where: keys.contains) }
    }
    return Set(patterns.map(\.ruleID))
  }

  private static func names(in source: String) -> [String] {
    source.split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
  }
}

package struct WordSearch: Sendable {
  private let wanted: [String]

  package init(_ word: String) { wanted = Self.words(of: word) }

  package var isEmpty: Bool { wanted.isEmpty }

  package func isFound(in text: String) -> Bool {
    let words = Self.words(of: text)
    guard !wanted.isEmpty, words.count >= wanted.count else { return false }
    return (0...(words.count - wanted.count)).contains { start in
      words[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func words(of text: String) -> [String] { Folding().folded(text).words.map(\.key) }
}

extension Vocabulary.Entry {
  package var forms: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }
}
