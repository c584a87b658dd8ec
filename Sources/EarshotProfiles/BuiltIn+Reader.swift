public import Earshot

extension BuiltIn {
  /// Returns a profile's screen reader for a locale.
  public static func reader(for profile: Profile, locale: String) -> ScreenReader {
    reader(for: profile, locale: locale, speaking: vocabulary(of: profile, locale: locale))
  }

  static func reader(
    for profile: Profile, locale: String, speaking usual: Vocabulary
  ) -> ScreenReader {
    ScreenReader(profile: profile, language: locale) { language in
      guard let language, language != locale else { return usual }
      return vocabulary(of: profile, locale: language)
    }
  }

  static func reader(
    for profile: Profile, on platform: Platform, locale: String
  ) throws(InputError) -> ScreenReader {
    guard profile.platform == platform else {
      throw InputError(
        "\(profile.shortTitle) is a profile of \(profile.platform.readerName), "
          + "not of \(platform.readerName)")
    }
    return reader(for: profile, locale: locale)
  }

  /// Returns the words that native components expose to a reader, such as the states of a switch.
  ///
  /// The profile defines the date formats, and can replace words.
  public static func wording(for profile: Profile, locale: String) -> Wording {
    wording(locale: locale, dates: profile.dates).with(profile.dates, profile.words)
  }

  package static func wording(locale: String, dates: DateFormats) -> Wording {
    Wording(vocabulary: components(locale: locale), dates: dates)
  }

  package static func components(locale: String) -> Vocabulary {
    (vocabulary("components", locale: locale) ?? Vocabulary(locale: locale, entries: [:]))
      .adding(regionalDates(locale)).adding(toolkitWords(for: "components", locale: locale))
  }

  private static func regionalDates(_ locale: String) -> [String: Vocabulary.Entry] {
    let tag = String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    guard let text = regionText(tag) else { return [:] }
    return Dictionary(
      Records.read(text).map { ($0[0], .text($0[1])) }, uniquingKeysWith: { first, _ in first })
  }
}
