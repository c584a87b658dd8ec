/// The words that readers say in a language, by what they tell, with those that mean the same
/// in one row.
///
/// It tells a difference of wording from a difference of meaning, and which word of a plain text
/// is the role and which is a state. Always data.
public struct Lexicon: Sendable, Hashable {
  /// Texts that mean the same.
  public struct Row: Sendable, Hashable {
    /// What the texts tell; the first is what a text of the row is taken for.
    public var facts: [Fact]
    /// The texts; `#` stands for any number.
    public var texts: [String]

    /// Creates a row.
    public init(_ facts: [Fact], _ texts: [String]) {
      self.facts = facts
      self.texts = texts
    }
  }

  /// The beginning of a text whose rest is the app's own, such as "double tap to".
  public struct Beginning: Sendable, Hashable {
    /// What a text that begins so tells.
    public var fact: Fact
    /// How it begins.
    public var text: String

    /// Creates a beginning.
    public init(_ fact: Fact, _ text: String) {
      self.fact = fact
      self.text = text
    }
  }

  /// All that a lexicon is made of, as its file states it.
  public struct Words: Sendable, Hashable {
    /// Texts that mean the same, each row with what it tells.
    public var rows: [Row]
    /// Texts whose rest is the app's own.
    public var beginnings: [Beginning]
    /// The words of the numbers from zero on.
    public var numbers: [String]
    /// Texts that speech recognition takes for one another, in rows.
    public var soundAlikes: [[String]]

    /// Creates the words of a lexicon.
    public init(
      rows: [Row] = [], beginnings: [Beginning] = [], numbers: [String] = [],
      soundAlikes: [[String]] = []
    ) {
      self.rows = rows
      self.beginnings = beginnings
      self.numbers = numbers
      self.soundAlikes = soundAlikes
    }
  }

  /// How texts are folded before they are looked up.
  public let folding: Folding
  private var meanings: [String: [Int]] = [:]
  private let rows: [Row]
  private var beginnings: [String: Fact] = [:]
  private var sounds: [String: Int] = [:]
  /// The most words that a known text has.
  let longest: Int
  /// The most words that a known beginning has.
  let longestBeginning: Int

  /// Creates a lexicon from its words.
  public init(_ words: Words = Words()) {
    rows = words.rows
    folding = Folding(numbers: words.numbers)
    var longest = 0
    for (number, row) in words.rows.enumerated() {
      for text in row.texts {
        let words = Self.pattern(text, folding)
        longest = max(longest, words.count)
        meanings[Self.maskedKey(words[...]), default: []].append(number)
      }
    }
    self.longest = longest
    longestBeginning =
      words.beginnings.map { [folding] in folding.folded($0.text).words.count }.max() ?? 0
    for beginning in words.beginnings {
      beginnings[folding.key(of: beginning.text)] = beginning.fact
    }
    for (number, row) in words.soundAlikes.enumerated() {
      for text in row { sounds[folding.key(of: text)] = number }
    }
  }

  func fact(of words: ArraySlice<FoldedText.Word>) -> Fact? {
    meanings[Self.maskedKey(words)]?.first.flatMap { rows[$0].facts.first }
  }

  /// Returns what a text that begins with these words tells, nil when no beginning is known.
  func fact(ofTextBeginningWith words: ArraySlice<FoldedText.Word>) -> Fact? {
    beginnings[FoldedText.key(of: words)]
  }

  /// What a text with numbers in it means; equal to that of each text that means the same and tells
  /// the same numbers.
  struct NumberedMeaning: Hashable {
    let row: Int
    let numbers: [String]
  }

  func numberedMeanings(of words: ArraySlice<FoldedText.Word>) -> [NumberedMeaning] {
    guard let rows = meanings[Self.maskedKey(words)] else { return [] }
    let numbers = Self.numbers(words)
    return rows.map { NumberedMeaning(row: $0, numbers: numbers) }
  }

  /// Returns the texts that tell a fact, each in its folded form.
  package func keys(telling fact: Fact) -> [String] {
    rows.filter { $0.facts.contains(fact) }.flatMap(\.texts).map(folding.key)
  }

  /// Returns the folded texts that mean the same as a text without numbers.
  func synonyms(of words: ArraySlice<FoldedText.Word>) -> [FoldedText] {
    let key = Self.maskedKey(words)
    return (meanings[key] ?? []).flatMap { rows[$0].texts }.filter { !$0.contains("#") }
      .map(folding.folded).filter { $0.key != key }
  }

  /// Returns whether speech recognition takes two folded texts for one another.
  func soundAlike(_ left: String, _ right: String) -> Bool {
    guard let mine = sounds[left] else { return false }
    return mine == sounds[right]
  }

  /// Returns the numbers of the rows that hold a text with `#` for numbers.
  func rows(with text: String) -> [Int] {
    meanings[Self.maskedKey(Self.pattern(text, folding)[...])] ?? []
  }

  private static func pattern(_ text: String, _ folding: Folding) -> [FoldedText.Word] {
    folding.folded(
      text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: " 0 ")
    ).words
  }

  private static func numbers(_ words: ArraySlice<FoldedText.Word>) -> [String] {
    words.map(\.key).filter(isNumber)
  }

  private static func maskedKey(_ words: ArraySlice<FoldedText.Word>) -> String {
    guard words.contains(where: { isNumber($0.key) }) else { return FoldedText.key(of: words) }
    return words.map { isNumber($0.key) ? "#" : $0.key }.joined()
  }

  private static func isNumber(_ key: String) -> Bool {
    // To ask what a character is takes long, and most words begin with a letter of ASCII.
    if let first = key.utf8.first, first < 0x80, !first.isDigit { return false }
    return key.allSatisfy(\.isNumber)
  }
}
