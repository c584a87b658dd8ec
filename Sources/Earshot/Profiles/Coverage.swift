/// How much of a reader's English words a locale has in its own language.
public struct Coverage: Sendable, Hashable {
  /// The BCP 47 tag of the locale.
  public var locale: String
  /// How many words English has.
  public var total: Int
  /// The words that are said in English for want of a source, by key.
  public var missing: [(key: String, english: String)] {
    keys.map { ($0, english[$0] ?? "") }
  }

  private let keys: [String]
  private let english: [String: String]

  /// Compares the words of a locale with the English ones.
  ///
  /// - Parameter vocabulary: The words of the locale, with English in their gaps.
  public init(of vocabulary: Vocabulary) {
    locale = vocabulary.locale
    total = vocabulary.keys.count
    keys = vocabulary.keys.filter { !vocabulary.isTranslated($0) }
    english = Dictionary(uniqueKeysWithValues: keys.map { ($0, vocabulary.word($0)) })
  }

  /// How many words the locale has of its own.
  public var translated: Int { total - keys.count }
}
