/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category that a whole number below a million takes in a language (CLDR 45).
  ///
  /// - Parameters:
  ///   - count: The number that is told; its sign does not matter.
  ///   - locale: A BCP 47 tag; only its language matters.
  /// - Returns: The category by the cardinal rules of the language.
  public static func category(of count: Int, in locale: String) -> PluralCategory {
    let count = Int(count.magnitude % 1_000_000_000)
    switch locale.prefix(while: { $0 != "-" }) {
    case "ja", "ko", "zh": return .other
    case "fr", "hi", "pt": return count <= 1 ? .one : .other
    case "he": return count == 1 ? .one : count == 2 ? .two : .other
    case "ru": return slavic(count, oneEndsIn1: true)
    case "pl": return slavic(count, oneEndsIn1: false)
    case "ar": return arabic(count)
    default: return count == 1 ? .one : .other
    }
  }

  private static func slavic(_ count: Int, oneEndsIn1: Bool) -> PluralCategory {
    let (last, lastTwo) = (count % 10, count % 100)
    if oneEndsIn1 ? last == 1 && lastTwo != 11 : count == 1 { return .one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }

  private static func arabic(_ count: Int) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
