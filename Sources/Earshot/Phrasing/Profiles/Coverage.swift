/// The share of a reader's words that are translated in a locale.
public struct Coverage: Sendable, Hashable {
  /// The BCP 47 tag of the locale.
  public var locale: String
  /// The number of English words.
  public var total: Int
  /// The words without a source in the locale, which the reader says in English.
  public var missing: [Gap]

  /// A word without a translation.
  public struct Gap: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The English word.
    public var english: String
  }

  /// Compares a locale's words with the English ones.
  ///
  /// - Parameter vocabulary: The locale's words, with English in their gaps.
  public init(of vocabulary: Vocabulary) {
    locale = vocabulary.locale
    total = vocabulary.englishKeys.count
    missing = vocabulary.englishKeys.filter { !vocabulary.isTranslated($0) }
      .map { Gap(key: $0, english: vocabulary.word($0)) }
  }

  /// The number of translated words.
  public var translated: Int { total - missing.count }
}
