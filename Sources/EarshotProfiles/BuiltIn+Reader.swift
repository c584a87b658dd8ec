public import Earshot

extension BuiltIn {
  /// Returns the reader that a profile describes, speaking a locale.
  public static func reader(for profile: Profile, locale: String) -> ScreenReader {
    let usual = vocabulary(of: profile, locale: locale)
    return ScreenReader(profile: profile, language: locale) { language in
      guard let language, language != locale else { return usual }
      return vocabulary(of: profile, locale: language)
    }
  }

  /// Returns the words that components put into what they expose.
  public static func wording(locale: String, dates: DateFormats) -> Wording {
    let vocabulary =
      vocabulary("components", locale: locale) ?? Vocabulary(locale: locale, entries: [:])
    return Wording(vocabulary: vocabulary, dates: dates)
  }
}
