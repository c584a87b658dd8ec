/// What is known of a language beside its words; always data, as Unicode CLDR has it.
public struct Language: Sendable, Hashable {
  /// Whether it is written from right to left, so that screens are laid out that way.
  public var isRightToLeft: Bool
  /// Whether names put the word for a role last, as "Save button" does, so that a word in front that
  /// can be a role is more often a verb: "Link your account".
  public var putsRoleLast: Bool
  /// When a number takes a plural category; numbers that fit none take "other".
  public var plurals: [PluralCategory: PluralRule]

  /// Creates a language; without rules for plurals every number is "other".
  public init(
    isRightToLeft: Bool = false, putsRoleLast: Bool = false,
    plurals: [PluralCategory: PluralRule] = [:]
  ) {
    self.isRightToLeft = isRightToLeft
    self.putsRoleLast = putsRoleLast
    self.plurals = plurals
  }

  /// Returns the category that a whole number takes; its sign does not matter.
  public func pluralCategory(of count: Int) -> PluralCategory {
    plurals.first { $0.value.holds(for: count.magnitude) }?.key ?? .other
  }
}

/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// When a number takes a plural category, in the syntax of CLDR: `n % 10 = 2..4 and v = 0`.
public struct PluralRule: Sendable, Hashable {
  /// A comparison, such as `n % 10 != 2..4`.
  private struct Relation {
    var isOfNumber: Bool
    var modulus: UInt
    var isNegated: Bool
    var ranges: [ClosedRange<UInt>]
  }

  private let text: String

  /// Creates a rule; nil when it is not in CLDR's syntax.
  public init?(_ text: String) {
    self.text = text
    guard alternatives.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
  }

  /// Creates a rule from a text that was checked before: few runs of the program count anything.
  package init(checked text: String) { self.text = text }

  // One of the alternatives must hold, with all that it asks for.
  private var alternatives: [[Relation?]] {
    text.split(separator: " ").split("or").map { alternative in
      alternative.split("and").map { Self.relation(Array($0)) }
    }
  }

  /// Returns whether a whole number fits.
  func holds(for number: UInt) -> Bool {
    alternatives.contains { alternative in
      alternative.allSatisfy { relation in
        guard let relation else { return false }
        let value = relation.isOfNumber ? number % relation.modulus : 0
        return relation.ranges.contains { $0.contains(value) } != relation.isNegated
      }
    }
  }

  private static func relation(_ words: [Substring]) -> Relation? {
    guard let operand = words.first, operand.count == 1, "niftvwce".contains(operand),
      words.count == 3 || words.count == 5 && words[1] == "%"
    else { return nil }
    let ranges = words[words.count - 1].split(separator: ",").map { range in
      let bounds = range.split(separator: ".").compactMap { UInt($0) }
      return bounds.count == 1 || range.contains("..") && bounds.count == 2 ? bounds : []
    }
    guard let modulus = words.count == 5 ? UInt(words[2]) : UInt.max, modulus > 0,
      ["=", "!="].contains(words[words.count - 2]),
      ranges.allSatisfy({ !$0.isEmpty && $0[0] <= $0[$0.count - 1] })
    else { return nil }
    // Whole numbers have no digits behind the point and no exponent: all other operands are 0.
    return Relation(
      isOfNumber: operand == "n" || operand == "i", modulus: modulus,
      isNegated: words[words.count - 2] == "!=", ranges: ranges.map { $0[0]...$0[$0.count - 1] })
  }
}

extension Collection where Element: Equatable {
  fileprivate func split(_ separator: Element) -> [SubSequence] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
