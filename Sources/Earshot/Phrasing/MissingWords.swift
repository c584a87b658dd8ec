/// A language's words that remain English, because no source has a translation.
package struct MissingWords: Sendable {
  private var texts: Set<String> = []
  private var templates: [Missing] = []

  private struct Missing {
    let template: String
    let literals: [String]
    let start: String
    let end: String

    init(_ template: String, _ literals: [String]) {
      (self.template, self.literals) = (template, literals)
      func part(_ literal: String?, _ isThere: (String) -> Bool) -> String {
        literal.flatMap { isThere($0) ? $0 : nil } ?? ""
      }
      start = part(literals.first, template.hasPrefix)
      end = part(literals.last, template.hasSuffix)
    }

    func makes(_ text: String) -> Bool {
      text.hasPrefix(start) && text.hasSuffix(end) && literals.allSatisfy(text.has)
    }
  }

  package init(_ words: [Vocabulary.Word]) {
    // An English word, such as "Tab", counts as translated if another toolkit's translation is the
    // same word.
    let translated = Set(words.lazy.filter(\.isTranslated).map(\.text))
    for word in words where !word.isTranslated && !translated.contains(word.text) {
      let literals = Template.literals(of: word.text)
      guard literals.contains(where: { $0.contains(where: \.isLetter) }) else { continue }
      if literals == [word.text] {
        texts.insert(word.text)
      } else {
        templates.append(Missing(word.text, literals))
      }
    }
  }

  /// Returns the untranslated word or template that produces the text, with "…" for each
  /// placeholder; nil if there is none.
  package func word(in text: String) -> String? {
    if texts.contains(text) { return text }
    return templates.first { $0.makes(text) }.map { Self.readable($0.template) }
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
