/// Makes texts equal if they sound the same: "Double-tap, one of three" equals "double tap 1 of 3".
///
/// Case, punctuation, hyphens and spaces are ignored.
package struct Folding: Sendable, Hashable {
  private let numbers: [String: String]

  /// `numbers` contains the words for numbers in order, from zero.
  package init(numbers: [String] = []) {
    var table: [String: String] = [:]
    for (number, word) in numbers.enumerated() { table[word] = String(number) }
    self.numbers = table
  }

  package func folded(_ text: String) -> FoldedText {
    var scanner = WordScanner(text)
    let words = scanner.words().map { word in
      guard let digits = numbers[word.spelling] else { return word }
      var word = word
      word.key = digits
      return word
    }
    return FoldedText(text: text, words: words)
  }

  package func key(of text: String) -> String { folded(text).key }
}

package struct FoldedText: Sendable, Hashable {
  package struct Word: Sendable, Hashable {
    package var key: String
    package var spelling: String
    package var range: Range<String.Index>
    package var startsClause: Bool

    var isNumber: Bool { key.utf8.first?.isDigit == true && key.allSatisfy(\.isNumber) }
  }

  package let text: String
  package let words: [Word]

  package var key: String { Self.key(of: words[...]) }

  /// Joins words without spaces, except for numbers, because "1 2" is not "12".
  package static func key(of words: ArraySlice<Word>) -> String { joined(words, \.key) }

  static func spelling(of words: ArraySlice<Word>) -> String { joined(words, \.spelling) }

  var clauseCount: Int { Self.clauseCount(of: words[...]) }

  static func clauseCount(of words: ArraySlice<Word>) -> Int {
    words.isEmpty ? 0 : 1 + words.dropFirst().count(where: \.startsClause)
  }

  func hasClause(_ clause: ArraySlice<Word>) -> Bool {
    words.indices.contains { start in
      words[start].startsClause && words[start...].map(\.key).starts(with: clause.map(\.key))
    }
  }

  func slice(_ range: Range<Int>) -> String {
    guard let first = words[range].first, let last = words[range].last else { return "" }
    let start = first.range.lowerBound
    var end = last.range.upperBound
    while end < text.endIndex, let opening = Self.openings[text[end]],
      text[start..<end].contains(opening)
    {
      end = text.index(after: end)
    }
    return String(text[start..<end])
  }

  private static let openings: [Character: Character] = [
    "”": "“", "’": "‘", "»": "«", ")": "(", "]": "[", "」": "「",
  ]

  private static func joined(_ words: ArraySlice<Word>, _ form: KeyPath<Word, String>) -> String {
    var key = ""
    for word in words { append(word[keyPath: form], to: &key) }
    return key
  }

  static func append(_ word: String, to key: inout String) {
    if key.utf8.last?.isDigit == true, word.utf8.first?.isDigit == true { key += " " }
    key += word
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
