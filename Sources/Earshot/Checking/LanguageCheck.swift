struct LanguageCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.englishWords]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.readers.compactMap { reader in
      let words = englishWords(of: reader, in: screen)
      guard !words.isEmpty else { return nil }
      return DesignFinding(
        .englishWords,
        "\(reader.profile.id) has no confirmed translation of these words in "
          + "'\(screen.checker.locale)', so they stay English: \(words.joined(separator: "; "))"
          + companion(of: reader, screen.checker), at: screen.screen.location)
    }
  }

  private func companion(of reader: DesignChecker.Reader, _ checker: DesignChecker) -> String {
    guard reader.vocabulary.locale == "en" else { return "" }
    let other = (checker.readers + checker.companions).first {
      $0.profile.platform == reader.profile.platform && $0.vocabulary.locale != "en"
    }
    return other.map { " (the profile \($0.profile.id) has translations for '\(checker.locale)')" }
      ?? ""
  }

  private func englishWords(of reader: DesignChecker.Reader, in screen: CheckedScreen) -> [String] {
    // A component that sets its language is spoken in that language.
    var words: [String] = []
    for component in screen.components where component.common.language == nil {
      let entries = component.entries
      // A loop over the entries would copy each entry.
      for index in entries.indices where entries[index].profile.id == reader.profile.id {
        for word in entries[index].announcement.missingWords where !words.contains(word) {
          words.append(word)
        }
      }
    }
    return words
  }
}

extension DesignFinding.Kind {
  /// Some announced words have no confirmed translation in the screen's language.
  public static let englishWords = Self(
    "english-words", .note,
    means:
      "Some reader words have no confirmed translation in the screen's language, so they are in English.",
    mend: "add the words to your own profile if you know them",
    criterion: "3.1.2 Language of Parts", affects: "screen reader users who do not read English",
    examples: .init(
      "{kind: text-field, label: 規約}", at: 0, locale: "ja"))
}
