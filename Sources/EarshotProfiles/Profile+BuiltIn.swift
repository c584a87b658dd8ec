package import Earshot

extension Profile {
  /// Returns the reader that the profile describes, speaking a locale.
  package func reader(locale: String) -> ScreenReader { BuiltIn.reader(for: self, locale: locale) }

  /// Returns the words that components put into what they expose, as the profile has them.
  package func wording(locale: String) -> Wording { BuiltIn.wording(for: self, locale: locale) }

  /// Returns a preview in a locale; the words of components are read where the caller has none.
  package func preview(locale: String, wording: Wording? = nil) -> ScreenPreview {
    ScreenPreview(
      reader: reader(locale: locale),
      wording: wording?.with(dates, words) ?? self.wording(locale: locale))
  }

  /// Returns the words by which what two profiles say is compared.
  package func lexicon(beside other: Profile, locale: String) -> Lexicon {
    // The words of the English readers stand in the English list.
    let isEnglish = locale.lowercased().hasPrefix("en")
    let vocabularies = isEnglish ? [] : [vocabulary, other.vocabulary, "components"]
    return BuiltIn.lexicon(locale: locale, vocabularies: vocabularies)
  }
}
