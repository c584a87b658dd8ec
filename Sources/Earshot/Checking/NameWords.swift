struct NameWords: Sendable, Hashable {
  enum Place: Int, Sendable, Comparable {
    case inside
    case start
    case end
    /// The phrase is the whole name, or punctuation separates the phrase from the other words.
    case apart

    static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  let words: [String]
  private let boundaries: Set<Int>

  init(_ text: String) {
    var splitter = Splitter()
    let text = text.withPlainQuotes.lowercased()
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for byte in text.utf8 { splitter.take(Character(Unicode.Scalar(byte))) }
    } else {
      for character in text { splitter.take(character) }
    }
    splitter.finishWord()
    words = splitter.words
    boundaries = splitter.boundaries.union([words.count])
  }

  private struct Splitter {
    var words: [String] = []
    var boundaries: Set<Int> = [0]
    private var word = ""

    mutating func take(_ character: Character) {
      guard !character.isOfWord else { return word.append(character) }
      finishWord()
      if !character.joinsWords { boundaries.insert(words.count) }
    }

    mutating func finishWord() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
  }

  func place(of phrase: NameWords) -> Place? {
    let count = phrase.words.count
    guard count > 0 else { return nil }
    if phrase.isUnspaced, count == 1 { return placeWithinWord(of: phrase.words[0]) }
    guard count <= words.count else { return nil }
    var best: Place?
    for start in 0...(words.count - count)
    where words[start..<start + count].elementsEqual(phrase.words) {
      best = max(best ?? .inside, place(from: start, to: start + count))
    }
    return best
  }

  private func place(from start: Int, to end: Int) -> Place {
    if boundaries.contains(start), boundaries.contains(end) { return .apart }
    return end == words.count ? .end : start == 0 ? .start : .inside
  }

  private func placeWithinWord(of phrase: String) -> Place? {
    var best: Place?
    for (index, word) in words.enumerated() where word.contains(phrase) {
      let isWhole = word == phrase && place(from: index, to: index + 1) == .apart
      let isLast = index == words.count - 1 && word.hasSuffix(phrase)
      best = max(best ?? .inside, isWhole ? .apart : isLast ? .end : .inside)
    }
    return best
  }

  private var isUnspaced: Bool {
    words.contains { word in word.unicodeScalars.contains(where: \.isOfUnspacedScript) }
  }
}

extension String {
  var withPlainQuotes: String {
    guard unicodeScalars.contains(where: { (0x2018...0x201F).contains($0.value) || $0 == "ʼ" })
    else { return self }
    return String(
      map { character in
        switch character {
        case "‘", "’", "‚", "‛", "ʼ": "'"
        case "“", "”", "„", "‟": "\""
        default: character
        }
      })
  }
}

extension Character {
  fileprivate var isOfWord: Bool {
    guard let byte = asciiValue else { return isLetter || isNumber }
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "'"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  fileprivate var joinsWords: Bool {
    switch self {
    case " ", "-", "‐", "‑", "&", "/": true
    default: isWhitespace
    }
  }
}

extension Unicode.Scalar {
  /// Whether the script has no spaces between words (Thai, Lao, Myanmar, Khmer, kana, Han) or
  /// inside compounds (Hangul).
  fileprivate var isOfUnspacedScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: true
    case 0xAC00...0xD7AF: true
    default: false
    }
  }
}
