/// The share of a reader's words that are translated in a locale.
package struct Coverage: Sendable, Hashable {
  package var locale: String
  package var total: Int
  /// The words without a source in the locale, which the reader says in English.
  package var missing: [Gap]

  package struct Gap: Sendable, Hashable {
    package var key: String
    package var english: String
  }

  /// Compares a locale's words with the English ones.
  ///
  /// - Parameter vocabulary: The locale's words, with English in their gaps.
  package init(of vocabulary: Vocabulary) {
    locale = vocabulary.locale
    total = vocabulary.englishKeys.count
    missing = vocabulary.englishKeys.filter { !vocabulary.isTranslated($0) }
      .map { Gap(key: $0, english: vocabulary.word($0)) }
  }

  package var translated: Int { total - missing.count }
}
