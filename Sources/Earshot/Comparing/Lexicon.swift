/// A reader's words in one language, grouped by meaning.
///
/// It separates differences in wording from differences in meaning, and finds roles and states in
/// plain text.
package struct Lexicon: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// The facts that the texts can express, most likely first.
    package var facts: [Fact]
    /// The texts, in which `#` matches any number.
    package var texts: [String]

    package init(_ facts: [Fact], _ texts: [String]) {
      self.facts = facts
      self.texts = texts
    }
  }

  package struct Beginning: Sendable, Hashable {
    package var fact: Fact
    package var text: String

    package init(_ fact: Fact, _ text: String) {
      self.fact = fact
      self.text = text
    }
  }

  package struct Words: Sendable, Hashable {
    package var rows: [Row]
    package var beginnings: [Beginning]
    package var numbers: [String]
    package var soundAlikes: [[String]]

    package init(
      rows: [Row] = [], beginnings: [Beginning] = [], numbers: [String] = [],
      soundAlikes: [[String]] = []
    ) {
      self.rows = rows
      self.beginnings = beginnings
      self.numbers = numbers
      self.soundAlikes = soundAlikes
    }
  }

  package let folding: Folding
  private var meanings: [String: [Int]] = [:]
  private let rows: [Row]
  private var beginnings: [String: Fact] = [:]
  private var sounds: [String: Int] = [:]
  let longest: Int
  let longestBeginning: Int

  package init(_ words: Words = Words()) {
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

  func fact(ofTextBeginningWith words: ArraySlice<FoldedText.Word>) -> Fact? {
    beginnings[FoldedText.key(of: words)]
  }

  struct NumberedMeaning: Hashable {
    let row: Int
    let numbers: [String]
  }

  func numberedMeanings(of words: ArraySlice<FoldedText.Word>) -> [NumberedMeaning] {
    guard let rows = meanings[Self.maskedKey(words)] else { return [] }
    let numbers = Self.numbers(words)
    return rows.map { NumberedMeaning(row: $0, numbers: numbers) }
  }

  package func keys(telling fact: Fact) -> [String] {
    rows.filter { $0.facts.contains(fact) }.flatMap(\.texts).map(folding.key)
  }

  func synonyms(of words: ArraySlice<FoldedText.Word>) -> [FoldedText] {
    let key = Self.maskedKey(words)
    return (meanings[key] ?? []).flatMap { rows[$0].texts }.filter { !$0.contains("#") }
      .map(folding.folded).filter { $0.key != key }
  }

  func soundAlike(_ left: String, _ right: String) -> Bool {
    guard let mine = sounds[left] else { return false }
    return mine == sounds[right]
  }

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
    if let first = key.utf8.first, first < 0x80, !first.isDigit { return false }
    return key.allSatisfy(\.isNumber)
  }
}
