/// Estimates how long a text takes to be spoken, so that transcripts are the same everywhere.
public struct SpeechEstimate: Sendable, Hashable {
  /// The rate of speech in words a minute.
  public var wordsPerMinute: Int

  /// The rate at which speech engines start.
  public static let usualRate = 175

  /// Creates an estimate.
  ///
  /// - Parameter wordsPerMinute: The rate; an English word counts six characters, the space
  ///   behind it among them.
  public init(wordsPerMinute: Int = usualRate) { self.wordsPerMinute = max(1, wordsPerMinute) }

  /// Returns how long a text takes, in milliseconds.
  public func milliseconds(of text: String) -> Int {
    let weight = text.unicodeScalars.reduce(0) { $0 + Self.weight(of: $1) }
    return weight * 60_000 / (wordsPerMinute * 6)
  }

  /// How many letters a character takes as long as.
  private static func weight(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case ",", ";", ":", ".", "!", "?", "、", "。", "，": return 4
    case "0"..."9": return 4
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    // An ideograph is a syllable.
    case .otherLetter where scalar.value >= 0x2E80: return 3
    default: return 1
    }
  }
}
