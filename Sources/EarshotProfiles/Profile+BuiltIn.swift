package import Earshot

extension Profile {
  package func reader(locale: String) -> ScreenReader { BuiltIn.reader(for: self, locale: locale) }

  /// Returns the words that components expose for the profile.
  package func wording(locale: String) -> Wording { BuiltIn.wording(for: self, locale: locale) }

  /// Returns a preview in a locale, by default with the profile's words for components.
  package func preview(locale: String, wording: Wording? = nil) -> ScreenPreview {
    ScreenPreview(
      reader: reader(locale: locale),
      wording: wording?.with(dates, words) ?? self.wording(locale: locale))
  }

  /// Returns the words for comparing this profile with another.
  package func lexicon(beside other: Profile, locale: String) -> Lexicon {
    // The English list includes the words of the English readers.
    let isEnglish = locale.lowercased().hasPrefix("en")
    let vocabularies = isEnglish ? [] : [vocabulary, other.vocabulary, "components"]
    return BuiltIn.lexicon(locale: locale, vocabularies: vocabularies)
  }
}
