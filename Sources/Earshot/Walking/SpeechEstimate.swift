/// Estimates the duration of speech; the estimate is the same on every machine.
package struct SpeechEstimate: Sendable, Hashable {
  package var wordsPerMinute: Int

  package static let usualRate = 175

  /// The rate assumes that an English word has six characters, including its space.
  package init(wordsPerMinute: Int = usualRate) { self.wordsPerMinute = max(1, wordsPerMinute) }

  package func milliseconds(of text: String) -> Int {
    let weight = text.unicodeScalars.reduce(0) { $0 + Self.weight(of: $1) }
    return weight * 60_000 / (wordsPerMinute * 6)
  }

  private static func weight(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case ",", ";", ":", ".", "!", "?", "、", "。", "，": return 4
    case "0"..."9": return 4
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    // An ideograph is one syllable, which takes as long as three letters.
    case .otherLetter where scalar.value >= 0x2E80: return 3
    default: return 1
    }
  }
}
