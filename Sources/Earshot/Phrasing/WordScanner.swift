struct WordScanner {
  enum Role {
    case letter
    /// A spoken symbol, or a letter of a script without spaces between words.
    case loneWord
    case space
    case pause
    case silent
    /// A decimal separator between two digits; elsewhere, a pause.
    case decimalPoint
    /// A silent separator between two digits; elsewhere, a pause.
    case groupingMark
  }

  private let text: String
  private var found: [FoldedText.Word] = []
  private var word: [UInt8] = []
  private var start: String.Index
  private var end: String.Index
  private var startsClause = true

  init(_ text: String) {
    self.text = text
    start = text.startIndex
    end = text.startIndex
  }

  mutating func words() -> [FoldedText.Word] {
    let scalars = text.unicodeScalars
    var (index, first) = (scalars.startIndex, scalars.first)
    while let scalar = first {
      let next = scalars.index(after: index)
      first = next < scalars.endIndex ? scalars[next] : nil
      take(scalar, at: index..<next, before: first)
      index = next
    }
    endWord()
    return found
  }

  private mutating func take(
    _ scalar: Unicode.Scalar, at range: Range<String.Index>, before next: Unicode.Scalar?
  ) {
    switch scalar.roleInWords {
    case .letter: append(scalar, range)
    case .loneWord:
      endWord()
      append(scalar, range)
      endWord()
    case .silent: break
    case .space: endWord()
    case .pause: endClause()
    case .decimalPoint where isBetweenDigits(next): append(scalar, range)
    case .groupingMark where isBetweenDigits(next): break
    case .decimalPoint, .groupingMark: endClause()
    }
  }

  private func isBetweenDigits(_ next: Unicode.Scalar?) -> Bool {
    endsWithDigit && next.map { $0.properties.numericType != nil } == true
  }

  private var endsWithDigit: Bool {
    guard word.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: word, as: UTF8.self).last?.isNumber == true
    }
    return word.last?.isDigit == true
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ range: Range<String.Index>) {
    if word.isEmpty { start = range.lowerBound }
    end = range.upperBound
    if scalar.isASCII {
      let isCapital = (0x41...0x5A).contains(scalar.value)
      word.append(UInt8(scalar.value) + (isCapital ? 0x20 : 0))
    } else {
      // Uppercase makes all forms of a letter equal: "ß" equals "SS", and "ς" equals "σ".
      word += scalar.properties.uppercaseMapping.lowercased().utf8
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let key = String(decoding: word, as: UTF8.self)
    found.append(
      FoldedText.Word(key: key, spelling: key, range: start..<end, startsClause: startsClause))
    word.removeAll(keepingCapacity: true)
    startsClause = false
  }

  private mutating func endClause() {
    endWord()
    startsClause = true
  }
}

extension Unicode.Scalar {
  var roleInWords: WordScanner.Role {
    if isASCII { return roleOfASCII }
    if self == "’" || self == "ʼ" { return .silent }
    if isWrittenWithoutSpaces { return .loneWord }
    switch properties.generalCategory {
    case .nonspacingMark where properties.isVariationSelector: return .silent
    case .format, .surrogate, .unassigned: return .silent
    case .initialPunctuation, .finalPunctuation, .dashPunctuation, .connectorPunctuation:
      return .space
    case .openPunctuation, .closePunctuation, .spaceSeparator: return .space
    case .otherPunctuation, .control, .lineSeparator, .paragraphSeparator: return .pause
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .privateUse: return .loneWord
    default: return .letter
    }
  }

  private var roleOfASCII: WordScanner.Role {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": .letter
    case " ", "-", "_", "/", "\"", "\t", "(", ")", "[", "]", "{", "}": .space
    case "'", "`": .silent
    case ".": .decimalPoint
    case ",": .groupingMark
    case "%", "&", "#", "@", "*", "$", "+", "=", "<", ">", "^", "|", "~", "\\": .loneWord
    default: .pause
    }
  }

  private var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F: true
    default: false
    }
  }
}
