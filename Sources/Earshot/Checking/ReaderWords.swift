struct ReaderWords: Sendable {
  private(set) var roles: Set<NameWords> = []
  private(set) var states: Set<NameWords> = []
  private(set) var gestures: Set<NameWords> = []
  /// The words that can describe a state, such as "opens".
  private(set) var stateWords: Set<NameWords> = []
  /// Role words that the guidelines recommend in a name, as in "Label checkbox".
  private(set) var recommended: Set<NameWords> = []
  private(set) var recommendedNames: Set<NameWords> = []

  init(of readers: [DesignChecker.Reader]) {
    var vocabularies: Set<String> = []
    for reader in readers where vocabularies.insert(reader.profile.vocabulary).inserted {
      let words = { (kind: Vocabulary.Kind) in
        reader.vocabulary.words(of: kind).filter(\.isTranslated).map(\.text)
      }
      roles.formUnion(words(.role).flatMap(Self.pieces))
      states.formUnion(words(.state).flatMap(Self.pieces))
      for text in words(.hint) + words(.gesture) {
        // Skips single words next to a placeholder, because they are not gestures.
        gestures.formUnion(
          Self.pieces(of: text).filter { !text.contains("%") || $0.words.count > 1 })
      }
    }
    guard let wording = readers.first?.wording else { return }
    stateWords = Set(wording.words(of: .stateWord).map { NameWords($0.text) })
    recommendedNames = Set(wording.words(of: .name).map { NameWords($0.text) })
    recommended = Set(wording.words(of: .nameTemplate).flatMap { Self.pieces(of: $0.text) })
    roles.subtract(recommended)
  }

  private static func pieces(of text: String) -> [NameWords] {
    Template.literals(of: text).map(NameWords.init).filter { !$0.words.isEmpty }
  }
}
