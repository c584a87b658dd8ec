/// The words of a stop, told apart by whether they are the app's or the reader's.
///
/// Stops are found again by the app's words: "button, double tap to activate" is everywhere.
struct StopWords {
  /// The words of the app, folded; "" for a stop without a name.
  let app: String
  private let appBigrams: [UInt16]
  private let readerBigrams: [UInt16]
  /// The numbers among the words of the app.
  let numbers: Set<String>
  /// The other words of the app, in their order.
  let besideNumbers: [String]

  init(_ wording: Stop.Wording, by lexicon: Lexicon) {
    let parts = ComparedParts.parts(of: wording, by: lexicon)
    let words = Self.appWords(parts, lexicon)
    app = words.map(\.key).joined(separator: " ")
    appBigrams = Resemblance.bigrams(app)
    let reader = parts.filter { $0.kind == .role || $0.kind == .state }
      .map { lexicon.folding.key(of: $0.text) }.joined(separator: " ")
    readerBigrams = Resemblance.bigrams(reader)
    numbers = Set(words.map(\.key).filter(Self.isNumber))
    besideNumbers = words.map(\.key).filter { !Self.isNumber($0) }
  }

  /// Returns the words of the app in a stop, folded; nil where it has none.
  static func app(of wording: Stop.Wording, by lexicon: Lexicon) -> String? {
    app(of: ComparedParts.parts(of: wording, by: lexicon), by: lexicon)
  }

  /// Returns the words of the app in the parts of a stop, folded; nil where it has none.
  static func app(of parts: [Part], by lexicon: Lexicon) -> String? {
    let app = appWords(parts, lexicon).map(\.key).joined(separator: " ")
    return app.isEmpty ? nil : app
  }

  private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true }

  private static func appWords(_ parts: [Part], _ lexicon: Lexicon) -> [FoldedText.Word] {
    parts.filter(\.kind.isOfApp).flatMap { lexicon.folding.folded($0.text).words }
  }

  /// Returns how likely two stops are the same one, changed; from 0 to 1.
  func likeness(to other: StopWords) -> Double {
    let reader = Resemblance.ofBigrams(readerBigrams, other.readerBigrams)
    if app.isEmpty || other.app.isEmpty { return reader * 0.8 }
    let app = Resemblance.ofBigrams(appBigrams, other.appBigrams)
    // "Row 7" and "Row 8" are two rows, however much they look alike.
    if isOtherNumber(than: other) { return app * 0.3 }
    return app * 0.9 + reader * 0.1
  }

  /// Whether both have numbers in their names, and no number in common.
  func isOtherNumber(than other: StopWords) -> Bool {
    !numbers.isEmpty && !other.numbers.isEmpty && numbers.isDisjoint(with: other.numbers)
  }
}
