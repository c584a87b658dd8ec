package struct Language: Sendable, Hashable {
  package var isRightToLeft: Bool
  /// Whether the role follows the name, as in "Save button".
  ///
  /// If true, a role word at the beginning of a name is usually a verb, as in "Switch camera".
  package var putsRoleLast: Bool
  /// The rule for each plural category; a number that matches no rule has the category "other".
  package var plurals: [PluralCategory: PluralRule]
  package var pronunciation = Pronunciation()

  package init(
    isRightToLeft: Bool = false, putsRoleLast: Bool = false,
    plurals: [PluralCategory: PluralRule] = [:]
  ) {
    self.isRightToLeft = isRightToLeft
    self.putsRoleLast = putsRoleLast
    self.plurals = plurals
  }

  package func pluralCategory(of count: Int) -> PluralCategory {
    plurals.first { $0.value.holds(for: count.magnitude) }?.key ?? .other
  }
}

package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A rule in CLDR's syntax: `n % 10 = 2..4 and v = 0`.
package struct PluralRule: Sendable, Hashable {
  private struct Relation {
    var isOfNumber: Bool
    var modulus: UInt
    var isNegated: Bool
    var ranges: [ClosedRange<UInt>]
  }

  private let text: String

  package init?(_ text: String) {
    self.text = text
    guard alternatives.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
  }

  /// Creates a rule without the slow check of its syntax.
  package init(checked text: String) { self.text = text }

  private var alternatives: [[Relation?]] {
    text.split(separator: " ").split("or").map { alternative in
      alternative.split("and").map { Self.relation(Array($0)) }
    }
  }

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
    // Numbers have no fraction and no exponent here, so all operands except `n` and `i` are 0.
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
