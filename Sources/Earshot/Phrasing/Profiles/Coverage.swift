/// How much of a reader's English words a locale has in its own language.
public struct Coverage: Sendable, Hashable {
  /// The BCP 47 tag of the locale.
  public var locale: String
  /// How many words English has.
  public var total: Int
  /// The words that are said in English for want of a source, by key.
  public var missing: [Gap]

  /// A word that is said in English.
  public struct Gap: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The English word.
    public var english: String
  }

  /// Compares the words of a locale with the English ones.
  ///
  /// - Parameter vocabulary: The words of the locale, with English in their gaps.
  public init(of vocabulary: Vocabulary) {
    locale = vocabulary.locale
    total = vocabulary.englishKeys.count
    missing = vocabulary.englishKeys.filter { !vocabulary.isTranslated($0) }
      .map { Gap(key: $0, english: vocabulary.word($0)) }
  }

  /// How many words the locale has of its own.
  public var translated: Int { total - missing.count }
}
