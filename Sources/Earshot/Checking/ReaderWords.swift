/// The words that readers say for roles, states and gestures, and that names need not say.
struct ReaderWords: Sendable {
  /// Words for roles, such as "button".
  private(set) var roles: Set<NameWords> = []
  /// Words for states, such as "dimmed".
  private(set) var states: Set<NameWords> = []
  /// Words for gestures, such as "double tap".
  private(set) var gestures: Set<NameWords> = []
  /// The words that components put into names to tell what is open, such as "opens".
  private(set) var stateWords: Set<NameWords> = []
  /// Words for roles that the guidelines themselves put into names: "Label checkbox".
  private(set) var recommended: Set<NameWords> = []
  /// Whole names that the guidelines use: "Show date picker".
  private(set) var recommendedNames: Set<NameWords> = []

  /// Collects the words of readers in the language of the screen; where a reader has none of its
  /// own in that language, its English words say nothing about a name.
  init(of readers: [DesignChecker.Reader]) {
    var vocabularies: Set<String> = []
    for reader in readers where vocabularies.insert(reader.profile.vocabulary).inserted {
      let words = { (kind: Vocabulary.Kind) in
        reader.vocabulary.words(of: kind).filter(\.isTranslated).map(\.text)
      }
      roles.formUnion(words(.role).flatMap(Self.pieces))
      states.formUnion(words(.state).flatMap(Self.pieces))
      for text in words(.hint) + words(.gesture) {
        // A single word beside a place, such as "to", is no gesture.
        gestures.formUnion(
          Self.pieces(of: text).filter { !text.contains("%") || $0.words.count > 1 })
      }
    }
    guard let wording = readers.first?.wording else { return }
    stateWords = Set(wording.words(of: .stateWord).map { NameWords($0.text) })
    recommendedNames = Set(wording.words(of: .name).map { NameWords($0.text) })
    recommended = Set(wording.words(of: .nameTemplate).flatMap { Self.pieces(of: $0.text) })
  }

  /// The words between the places of a template.
  private static func pieces(of text: String) -> [NameWords] {
    Template.literals(of: text).map(NameWords.init).filter { !$0.words.isEmpty }
  }
}
