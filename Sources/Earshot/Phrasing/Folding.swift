/// How texts are brought into the form in which they are compared.
///
/// Letter case, punctuation, hyphens, spaces between words and the spelling of numbers carry no
/// meaning in speech: "Double-tap, one of three" and "double tap 1 of 3" sound the same.
public struct Folding: Sendable, Hashable {
  /// The digits that stand for a written number, such as "3" for "three".
  private let numbers: [String: String]

  /// Creates a folding.
  ///
  /// - Parameter numbers: The words of the numbers from zero on, in the language of the texts.
  public init(numbers: [String] = []) {
    var table: [String: String] = [:]
    for (number, word) in numbers.enumerated() { table[word] = String(number) }
    self.numbers = table
  }

  /// Returns the words of a text, folded.
  public func folded(_ text: String) -> FoldedText {
    var scanner = WordScanner(text)
    let words = scanner.words().map { word in
      guard let digits = numbers[word.spelling] else { return word }
      var word = word
      word.key = digits
      return word
    }
    return FoldedText(text: text, words: words)
  }

  /// Returns the folded form of a text without its words.
  public func key(of text: String) -> String { folded(text).key }
}

/// A text and its words in the form in which they are compared.
public struct FoldedText: Sendable, Hashable {
  /// One word.
  public struct Word: Sendable, Hashable {
    /// The word without case and punctuation, numbers in digits.
    public var key: String
    /// The word without case and punctuation, numbers as they are spelled.
    public var spelling: String
    /// Where it stands in the text.
    public var range: Range<String.Index>
    /// Whether punctuation that is heard as a pause stands before it, or nothing.
    public var startsClause: Bool

    /// Whether the word is a number.
    var isNumber: Bool { key.utf8.first?.isDigit == true && key.allSatisfy(\.isNumber) }
  }

  /// The text as it is.
  public let text: String
  /// Its words in order.
  public let words: [Word]

  /// All words without the spaces between them, so that "check box" and "checkbox" are the same.
  public var key: String { Self.key(of: words[...]) }

  /// Returns the folded form of some of the words.
  ///
  /// Two numbers keep a space between them, as "1 2" is not "12".
  public static func key(of words: ArraySlice<Word>) -> String { joined(words, \.key) }

  /// Returns the folded form of some of the words, numbers as they are spelled.
  static func spelling(of words: ArraySlice<Word>) -> String { joined(words, \.spelling) }

  /// Returns the piece of the text from the first to the last of some of the words.
  func slice(_ range: Range<Int>) -> String {
    guard let first = words[range].first, let last = words[range].last else { return "" }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  private static func joined(_ words: ArraySlice<Word>, _ form: KeyPath<Word, String>) -> String {
    var key = ""
    for word in words { append(word[keyPath: form], to: &key) }
    return key
  }

  /// Adds a word to a folded form.
  static func append(_ word: String, to key: inout String) {
    if key.utf8.last?.isDigit == true, word.utf8.first?.isDigit == true { key += " " }
    key += word
  }
}

extension UInt8 {
  /// Whether the byte is a digit in ASCII.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}
