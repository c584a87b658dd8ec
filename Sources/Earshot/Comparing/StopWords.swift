/// A stop's words; many stops share the reader's words, so only the app's words identify a stop.
struct StopWords {
  let app: String
  private let appBigrams: [UInt16]
  private let readerBigrams: [UInt16]
  let numbers: Set<String>
  let besideNumbers: [String]

  init(_ wording: Stop.Wording, by lexicon: Lexicon) {
    self.init(ComparedParts.parts(of: wording, by: lexicon), by: lexicon)
  }

  init(_ parts: [Part], by lexicon: Lexicon) {
    let words = Self.appWords(parts, lexicon)
    app = words.map(\.key).joined(separator: " ")
    appBigrams = Resemblance.bigrams(app)
    let reader = parts.filter { $0.kind == .role || $0.kind == .state }
      .map { lexicon.folding.key(of: $0.text) }.joined(separator: " ")
    readerBigrams = Resemblance.bigrams(reader)
    numbers = Set(words.map(\.key).filter(Self.isNumber))
    besideNumbers = words.map(\.key).filter { !Self.isNumber($0) }
  }

  static func app(of wording: Stop.Wording, by lexicon: Lexicon) -> String? {
    app(of: ComparedParts.parts(of: wording, by: lexicon), by: lexicon)
  }

  static func app(of parts: [Part], by lexicon: Lexicon) -> String? {
    let app = appWords(parts, lexicon).map(\.key).joined(separator: " ")
    return app.isEmpty ? nil : app
  }

  static func appAndRole(of parts: [Part], by lexicon: Lexicon) -> String? {
    let role = parts.filter { $0.kind == .role }.map { lexicon.folding.key(of: $0.text) }
    return app(of: parts, by: lexicon).map { ([$0] + role).joined(separator: "\n") }
  }

  private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true }

  private static func appWords(_ parts: [Part], _ lexicon: Lexicon) -> [FoldedText.Word] {
    parts.filter(\.kind.isOfApp).flatMap { lexicon.folding.folded($0.text).words }
  }

  func likeness(to other: StopWords) -> Double {
    let reader = Resemblance.ofBigrams(readerBigrams, other.readerBigrams)
    if app.isEmpty || other.app.isEmpty { return reader * 0.8 }
    let app = Resemblance.ofBigrams(appBigrams, other.appBigrams)
    // "Row 7" and "Row 8" look similar, but are different rows.
    if isOtherNumber(than: other) { return app * 0.3 }
    return app * 0.9 + reader * 0.1
  }

  func likeness(to other: StopWords, certainty: Double) -> Double {
    let app = Resemblance.ofBigrams(appBigrams, other.appBigrams)
    let isSameReader = readerBigrams == other.readerBigrams
    let reader = isSameReader ? 1 : Resemblance.ofBigrams(readerBigrams, other.readerBigrams)
    return app * (0.45 + 0.4 * certainty) + reader * 0.1
  }

  func isOtherNumber(than other: StopWords) -> Bool {
    !numbers.isEmpty && !other.numbers.isEmpty && numbers.isDisjoint(with: other.numbers)
  }
}
