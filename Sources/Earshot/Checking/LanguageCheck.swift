struct LanguageCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.englishWords]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.readers.compactMap { reader in
      let words = englishWords(of: reader, in: screen)
      guard !words.isEmpty else { return nil }
      return DesignFinding(
        .englishWords,
        "\(reader.profile.shortTitle) has no confirmed translation of these words in "
          + "'\(screen.checker.locale)', so they stay English: \(list(words, of: reader.profile))"
          + companion(of: reader, screen.checker), at: screen.screen.location)
    }
  }

  private func list(_ words: [String], of profile: Profile) -> String {
    let list = words.prefix(3).map { NearestName.shortened($0, to: 32) }.joined(separator: "; ")
    return words.count > 3
      ? "\(list) and \(words.count - 3) more ('earshot profiles \(profile.id) --coverage' lists all)"
      : list
  }

  private func companion(of reader: DesignChecker.Reader, _ checker: DesignChecker) -> String {
    guard reader.vocabulary.locale == "en" else { return "" }
    let other = (checker.readers + checker.companions).first {
      $0.profile.platform == reader.profile.platform && $0.vocabulary.locale != "en"
    }
    return other.map { " (\($0.profile.shortTitle) has translations for '\(checker.locale)')" }
      ?? ""
  }

  private func englishWords(of reader: DesignChecker.Reader, in screen: CheckedScreen) -> [String] {
    // Skips components with a `language`, because they are spoken in that language.
    var words: [String] = []
    for component in screen.components where component.common.language == nil {
      let entries = component.entries
      // Looping over the entries instead of the indices would copy each entry.
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
