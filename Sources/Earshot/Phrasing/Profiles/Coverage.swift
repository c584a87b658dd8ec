/// The share of a reader's words that a locale translates.
package struct Coverage: Sendable, Hashable {
  package var locale: String
  package var total: Int
  /// The words without a source in the locale, for which the reader uses English.
  package var missing: [Gap]

  package struct Gap: Sendable, Hashable {
    package var key: String
    package var english: String
  }

  /// Compares a locale's words with the English words.
  ///
  /// - Parameter vocabulary: The locale's words; its gaps are in English.
  package init(of vocabulary: Vocabulary) {
    locale = vocabulary.locale
    total = vocabulary.englishKeys.count
    missing = vocabulary.englishKeys.filter { !vocabulary.isTranslated($0) }
      .map { Gap(key: $0, english: vocabulary.word($0)) }
  }

  package var translated: Int { total - missing.count }
}
