/// The strictness of a comparison, and the knowledge of the language and the reader that it uses.
public struct ComparisonOptions: Sendable, Hashable {
  /// An order of parts that users of a reader can choose.
  package struct ReaderOrder: Sendable, Hashable {
    /// The setting and its value, such as `descriptionOrder=role-name-state`.
    package var setting: String
    /// The kinds in the order of the setting.
    ///
    /// Other kinds keep their positions.
    package var kinds: [Part.Kind]

    /// Creates an order.
    package init(setting: String, kinds: [Part.Kind]) {
      self.setting = setting
      self.kinds = kinds
    }
  }

  /// The language's words, with their synonyms.
  package var lexicon: Lexicon
  /// Whether letter case, punctuation, spaces and the spelling of numbers count.
  public var isStrict: Bool
  /// Whether the heard text comes from speech recognition.
  ///
  /// Words that sound similar will then be only a note.
  public var isRecognizedSpeech: Bool
  /// The orders that a setting of the reader allows.
  package var orders: [ReaderOrder]

  /// Creates options.
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
