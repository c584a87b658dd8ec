public import Earshot

extension BuiltIn {
  /// Returns the reader that a profile describes, speaking a locale.
  ///
  /// - Parameters:
  ///   - profile: The profile, built in or a user's own.
  ///   - locale: A BCP 47 tag.
  ///   - words: Words of the user's own, which win over those that are built in.
  /// - Returns: The reader.
  public static func reader(
    for profile: Profile, locale: String, words: [String: Vocabulary.Entry] = [:]
  ) -> ScreenReader {
    let name = profile.vocabulary
    let load = { @Sendable (tag: String) -> Vocabulary in
      let vocabulary = vocabulary(name, locale: tag) ?? Vocabulary(locale: tag, entries: [:])
      return words.isEmpty ? vocabulary : vocabulary.adding(words)
    }
    let usual = load(locale)
    return ScreenReader(profile: profile, language: locale) { language in
      guard let language, language != locale else { return usual }
      return load(language)
    }
  }

  /// Returns the words that components put into what they expose.
  ///
  /// - Parameters:
  ///   - locale: The language of the screen, a BCP 47 tag.
  ///   - dates: Which form of a date the profile speaks where.
  /// - Returns: The words.
  public static func wording(locale: String, dates: DateFormats) -> Wording {
    let vocabulary =
      vocabulary("components", locale: locale) ?? Vocabulary(locale: locale, entries: [:])
    return Wording(vocabulary: vocabulary, dates: dates)
  }
}
