package struct ComparisonOptions: Sendable, Hashable {
  package struct ReaderOrder: Sendable, Hashable {
    /// The setting and its value, such as `descriptionOrder=role-name-state`.
    package var setting: String
    /// The kinds of parts in the order that the setting defines; other kinds keep their positions.
    package var kinds: [Part.Kind]

    package init(setting: String, kinds: [Part.Kind]) {
      self.setting = setting
      self.kinds = kinds
    }
  }

  package var lexicon: Lexicon
  /// Whether differences in letter case, punctuation, spaces and the spelling of numbers count.
  package var isStrict: Bool
  /// Whether the heard text is from speech recognition; words with a similar sound then cause only
  /// a note.
  package var isRecognizedSpeech: Bool
  package var orders: [ReaderOrder]

  package init(
    lexicon: Lexicon = Lexicon(), isStrict: Bool = false, isRecognizedSpeech: Bool = false,
    orders: [ReaderOrder] = []
  ) {
    self.lexicon = lexicon
    self.isStrict = isStrict
    self.isRecognizedSpeech = isRecognizedSpeech
    self.orders = orders
  }
}
