package struct Coverage: Sendable, Hashable {
  package var locale: String
  package var total: Int
  package var missing: [Gap]

  package struct Gap: Sendable, Hashable {
    package var key: String
    package var english: String
  }

  package init(of vocabulary: Vocabulary) {
    locale = vocabulary.locale
    total = vocabulary.englishKeys.count
    missing = vocabulary.englishKeys.filter { !vocabulary.isTranslated($0) }
      .map { Gap(key: $0, english: vocabulary.word($0)) }
  }

  package var translated: Int { total - missing.count }
}
