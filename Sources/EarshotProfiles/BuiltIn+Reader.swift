public import Earshot

extension BuiltIn {
  /// Returns the reader that a profile describes, speaking a locale.
  ///
  /// - Parameters:
  ///   - profile: The profile, built in or a user's own.
  ///   - locale: A BCP 47 tag.
  /// - Returns: The reader.
  public static func reader(for profile: Profile, locale: String) -> ScreenReader {
    let usual = vocabulary(of: profile, locale: locale)
    return ScreenReader(profile: profile, language: locale) { language in
      guard let language, language != locale else { return usual }
      return vocabulary(of: profile, locale: language)
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
