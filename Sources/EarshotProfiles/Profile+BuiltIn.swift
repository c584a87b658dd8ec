package import Earshot

extension Profile {
  package func reader(locale: String) -> ScreenReader { BuiltIn.reader(for: self, locale: locale) }

  package func wording(locale: String) -> Wording { BuiltIn.wording(for: self, locale: locale) }

  package func preview(locale: String, wording: Wording? = nil) -> ScreenPreview {
    ScreenPreview(
      reader: reader(locale: locale),
      wording: wording?.with(dates, words) ?? self.wording(locale: locale))
  }

  package func lexicon(beside other: Profile, locale: String) -> Lexicon {
    // English needs no vocabularies, because its lexicon already contains the screen readers'
    // words.
    let isEnglish = locale.lowercased().hasPrefix("en")
    let vocabularies = isEnglish ? [] : [vocabulary, other.vocabulary, "components"]
    return BuiltIn.lexicon(locale: locale, vocabularies: vocabularies)
  }
}
