/// How strictly, and with what knowledge of the language and the reader, announcements are compared.
public struct ComparisonOptions: Sendable, Hashable {
  /// An order of parts that users of a reader can choose.
  public struct ReaderOrder: Sendable, Hashable {
    /// The setting and its value, as people read it, such as `descriptionOrder=role-name-state`.
    public var setting: String
    /// The kinds in the order that the setting asks for; others keep their places.
    public var kinds: [Part.Kind]

    /// Creates an order.
    public init(setting: String, kinds: [Part.Kind]) {
      self.setting = setting
      self.kinds = kinds
    }
  }

  /// The words of the language, and which mean the same.
  public var lexicon: Lexicon
  /// Whether letter case, punctuation, spaces and the spelling of numbers count.
  public var isStrict: Bool
  /// Whether a speech recognizer wrote down what was heard, so that what sounds alike is a note.
  public var isRecognizedSpeech: Bool
  /// The orders that a setting of the reader allows.
  public var orders: [ReaderOrder]

  /// Creates options.
  public init(
    lexicon: Lexicon = Lexicon(), isStrict: Bool = false, isRecognizedSpeech: Bool = false,
    orders: [ReaderOrder] = []
  ) {
    self.lexicon = lexicon
    self.isStrict = isStrict
    self.isRecognizedSpeech = isRecognizedSpeech
    self.orders = orders
  }
}
