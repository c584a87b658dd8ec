/// The words of a language that remain English, because they have no source.
package struct MissingWords: Sendable {
  private var texts: Set<String> = []
  private var templates: [String] = []

  package init(_ words: [Vocabulary.Word]) {
    // An English word such as "Tab" is not missing if another toolkit translates it with the same
    // English word.
    let translated = Set(words.lazy.filter(\.isTranslated).map(\.text))
    for word in words where !word.isTranslated && !translated.contains(word.text) {
      let literals = Template.literals(of: word.text)
      guard literals.contains(where: { $0.contains(where: \.isLetter) }) else { continue }
      if literals == [word.text] { texts.insert(word.text) } else { templates.append(word.text) }
    }
  }

  /// Returns the missing word or template behind the text, with "…" for each placeholder.
  package func word(in text: String) -> String? {
    if texts.contains(text) { return text }
    return templates.first { Self.isMade(text, of: $0) }.map(Self.readable)
  }

  private static func isMade(_ text: String, of template: String) -> Bool {
    let literals = Template.literals(of: template)
    guard let first = literals.first, let last = literals.last else { return false }
    return literals.allSatisfy(text.contains)
      && (!template.hasPrefix(first) || text.hasPrefix(first))
      && (!template.hasSuffix(last) || text.hasSuffix(last))
  }

  static func readable(_ template: String) -> String {
    Template.filled(template, Array(repeating: "…", count: 9))
  }
}

extension Vocabulary {
  var canLackWords: Bool { locale != "en" || isEmptyInLocale }

  var missingWords: MissingWords {
    guard canLackWords else { return MissingWords([]) }
    return MissingWords((keys + suppliedKeys).map(word(at:)))
  }

  func missingWord(in words: StopFact.Words) -> String? {
    guard canLackWords else { return nil }
    let key: String
    switch words {
    case .own: return nil
    case .word(let name), .template(let name, _), .counted(let name, _, _): key = name
    }
    guard isMissing(key) else { return nil }
    let word = MissingWords.readable(word(key))
    return word.contains(where: \.isLetter) ? word : nil
  }
}

extension Announcement {
  func markingMissing(
    _ words: MissingWords, except designed: @autoclosure () -> Set<String>
  ) -> Announcement {
    var marked = self
    var texts: Set<String>?
    for index in marked.parts.indices {
      guard let text = marked.parts[index].ownText, let word = words.word(in: text) else {
        continue
      }
      texts = texts ?? designed()
      guard texts?.contains(text) == false else { continue }
      marked.parts[index].missing = word
    }
    return marked
  }

  package var missingWords: [String] {
    var words: [String] = []
    for index in parts.indices {
      if let word = parts[index].missing { words.append(word) }
    }
    return words
  }
}
