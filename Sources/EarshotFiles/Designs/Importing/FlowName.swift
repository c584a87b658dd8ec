internal import Earshot

struct FlowNumbers {
  private var numbers: [String: Int32] = [:]

  var count: Int { numbers.count }

  mutating func number(of text: String) -> Int32 {
    if let number = numbers[text] { return number }
    let number = Int32(numbers.count)
    numbers[text] = number
    return number
  }
}

/// The name of a stop.
///
/// The words are stored as numbers, because each name is compared with many other names.
struct FlowName {
  private let words: [Int32]
  private let wordCount: Int
  private let letters: Int

  init(_ text: String, _ folding: Folding, _ numbers: inout FlowNumbers) {
    let keys = folding.folded(text).words.map(\.key)
    words = Set(keys.map { numbers.number(of: $0) }).sorted()
    wordCount = keys.count
    letters = keys.reduce(0) { $0 + $1.utf8.count }
  }

  /// Returns the share of common letters in percent; 0 if neither name contains all words of the
  /// other.
  func likeness(to title: FlowName) -> Int {
    let (few, many) = wordCount < title.wordCount ? (self, title) : (title, self)
    guard few.wordCount > 0, few.isPart(of: many) else { return 0 }
    return 200 * few.letters / (few.letters + many.letters)
  }

  private func isPart(of other: FlowName) -> Bool {
    var rest = other.words[...]
    return words.allSatisfy { word in
      rest = rest.drop { $0 < word }
      return rest.first == word
    }
  }
}
