package import Earshot
package import EarshotOutput
internal import EarshotProfiles

/// A profile file with the words to translate.
package struct WordsToTranslate: Sendable {
  private let profile: Profile
  private let locale: String?

  /// Selects the words without a translation; all words if `locale` is nil or English.
  package init(of profile: Profile, into locale: String?) {
    self.profile = profile
    self.locale = locale == "en" ? nil : locale
  }

  package var document: Document {
    let vocabulary = BuiltIn.vocabulary(of: profile, locale: locale ?? "en")
    let components = BuiltIn.components(locale: locale ?? "en")
    let own = Set(vocabulary.keys)
    let sections =
      sections(vocabulary.englishKeys, of: vocabulary, "words of the reader")
      + sections(
        components.englishKeys.filter { !own.contains($0) }, of: components,
        "names and fixed words of components")
      + sections(
        toolkitKeys.filter { !components.keys.contains($0) }, of: components,
        "words of stock widgets")
    return Document(yaml: (heading + sections).map { $0 + "\n" }.joined())
  }

  private var heading: [String] {
    let language = locale ?? "your own language"
    return [
      "# Words of \(YAMLText.comment(profile.title)) to translate into "
        + "\(YAMLText.comment(language)).",
      "# Keep placeholders such as %1$s, in any order. Then:",
      "#   earshot preview DESIGN --profile-file FILE"
        + (locale.map { " --locale \(YAMLText.comment($0))" } ?? ""),
      "profile: \(YAMLText.scalar("\(profile.id)-\(locale ?? "words")"))",
      "extends: \(profile.id)",
      "title: \(YAMLText.scalar("\(profile.title), in \(locale ?? "other words")"))",
      "words:",
    ]
  }

  private var toolkitKeys: [String] {
    guard profile.family == .device else { return [] }
    let tables = Toolkit.allCases.filter { $0.builds(for: profile.platform) }
      .map { StockTable.of($0, on: profile.platform) }
    return tables.reduce(into: Set()) { $0.formUnion($1.wordKeys) }.sorted()
  }

  private func sections(
    _ keys: [String], of vocabulary: Vocabulary, _ title: String
  ) -> [String] {
    let keys = keys.filter { locale == nil || !vocabulary.isTranslated($0) }
    let kinds: [Vocabulary.Kind?] = Vocabulary.Kind.allCases + [nil]
    return kinds.flatMap { kind -> [String] in
      let own = keys.filter { vocabulary.kind(of: $0) == kind }
      guard !own.isEmpty else { return [] }
      return ["  # \(kind?.rawValue ?? "other"): \(title)"] + own.flatMap { lines($0, vocabulary) }
    }
  }

  private func lines(_ key: String, _ vocabulary: Vocabulary) -> [String] {
    switch vocabulary.entry(key) {
    case .text(let text): return ["  \(key): \(YAMLText.scalar(text))"]
    case .plural(let forms):
      // A plural form that English does not have gets the English text of `other`.
      let own = locale.map { Set(BuiltIn.language($0).plurals.keys) } ?? Set(forms.keys)
      let categories = PluralCategory.allCases.filter { own.contains($0) || $0 == .other }
      return ["  \(key):"]
        + categories.map { category in
          let text = forms[category] ?? forms[.other] ?? ""
          return "    \(category.rawValue): \(YAMLText.scalar(text))"
        }
    case nil: return []
    }
  }
}
