package struct Pronunciation: Sendable, Hashable {
  /// The spellings of words that the engine misreads, such as "Wednesday" for "Wed".
  package var spellings: [String: String] = [:]
  package var homographs: [String] = []
  package var correctPhrases: [String] = []
  /// Whether 2026 is read as "twenty twenty-six".
  package var dividesYears = false

  package init() {}

  /// Returns the spelling for the engine; nil if the text stays the same.
  ///
  /// A spelling replaces a whole text or, in a text with numbers, a single word. Years are split
  /// into two numbers in dates and next to days or months.
  package func spelling(of text: String, isOfDate: Bool) -> String? {
    if let whole = spellings[text] { return whole }
    guard !spellings.isEmpty || dividesYears, text.contains(where: \.isNumber) else { return nil }
    let chunks = text.chunks
    let names = Set(spellings.values)
    let isOfDate =
      isOfDate || chunks.contains { spellings[$0] != nil || names.contains($0) }
    let spelled = chunks.map { chunk in
      spellings[chunk] ?? (isOfDate && dividesYears ? Self.dividedYear(chunk) : nil) ?? chunk
    }
    let result = spelled.joined()
    return result == text ? nil : result
  }

  private static func dividedYear(_ digits: String) -> String? {
    guard digits.utf8.count == 4, let year = Int(digits), (1100..<2100).contains(year),
      year % 100 >= 10
    else { return nil }
    return "\(year / 100) \(year % 100)"
  }

  package func homographs(in text: String) -> [String] {
    guard !homographs.isEmpty, spellings[text] == nil else { return [] }
    let text = correctPhrases.reduce(text.lowercased()) { text, phrase in
      text.replacing(phrase.lowercased(), with: " ")
    }
    let words = Set(text.chunks)
    return homographs.filter { words.contains($0.lowercased()) }
  }
}

extension String {
  fileprivate var chunks: [String] {
    var chunks: [String] = []
    var last: Int?
    for character in self {
      let kind = character.isLetter ? 0 : character.isNumber ? 1 : 2
      if kind == last {
        chunks[chunks.count - 1].append(character)
      } else {
        chunks.append(String(character))
      }
      last = kind
    }
    return chunks
  }
}

extension Announcement {
  /// Applies the spellings, unless a part already has spoken words.
  package func pronounced(by pronunciation: Pronunciation, isOfDate: Bool) -> Announcement {
    Announcement(
      parts: parts.map { part in
        guard part.aloud == nil else { return part }
        var part = part
        part.aloud = pronunciation.spelling(of: part.text, isOfDate: isOfDate)
        return part
      })
  }
}
