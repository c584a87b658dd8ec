struct LanguageCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.englishWords]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.readers.compactMap { reader in
      let words = englishWords(of: reader, in: screen)
      guard !words.isEmpty else { return nil }
      return DesignFinding(
        .englishWords,
        "\(reader.profile.id) has no source for these words in '\(screen.checker.locale)', so they "
          + "stay English: \(words.joined(separator: "; "))"
          + companion(of: reader, screen.checker), at: screen.screen.location)
    }
  }

  private func companion(of reader: DesignChecker.Reader, _ checker: DesignChecker) -> String {
    guard reader.vocabulary.locale == "en" else { return "" }
    let other = (checker.readers + checker.companions).first {
      $0.profile.platform == reader.profile.platform && $0.vocabulary.locale != "en"
    }
    return other.map { " (\($0.profile.id) has words in '\(checker.locale)')" } ?? ""
  }

  private func englishWords(of reader: DesignChecker.Reader, in screen: CheckedScreen) -> [String] {
    let own = UntranslatedWords(reader.vocabulary.words)
    let app = UntranslatedWords(reader.wording.words)
    var words: [String] = []
    // Components in another language are not checked.
    let components = screen.components.filter { $0.common.language == nil }
    for entry in components.flatMap(\.entries) where entry.profile.id == reader.profile.id {
      for part in entry.announcement.parts {
        // A part can mix an app's text with the reader's words, and either can be untranslated.
        let word =
          part.ownText == part.text
          ? app.word(in: part.text) : own.word(in: part.text) ?? part.ownText.flatMap(app.word)
        if let word, !words.contains(word) { words.append(word) }
      }
    }
    return words
  }
}

private struct UntranslatedWords {
  private var texts: Set<String> = []
  private var templates: [String] = []

  init(_ words: [Vocabulary.Word]) {
    for word in words where !word.isTranslated {
      let literals = Template.literals(of: word.text)
      guard literals.contains(where: { $0.contains(where: \.isLetter) }) else { continue }
      if literals == [word.text] { texts.insert(word.text) } else { templates.append(word.text) }
    }
  }

  func word(in text: String) -> String? {
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

  private static func readable(_ template: String) -> String {
    Template.filled(template, Array(repeating: "…", count: 9))
  }
}

extension DesignFinding.Kind {
  /// Words stay English because they have no source in the screen's language.
  public static let englishWords = Self(
    "english-words", .note,
    means:
      "Some words of the reader have no source in the language of the screen, so they are in English.",
    mend: "add the words to your own profile if you know them",
    criterion: "3.1.2 Language of Parts", affects: "screen reader users who do not read English",
    examples: .init(
      "{kind: link, label: 規約}", at: 0, locale: "ja", mended: "{kind: text, label: 規約}"))
}
