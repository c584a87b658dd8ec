/// Matches a changing text, such as a date, a price or a name.
///
/// `*` is any text that is not empty, and `#` is a number such as "-1,234.50". Case does not
/// matter. The time is at most proportional to the product of the pattern's and the text's lengths.
package struct TextPattern: Sendable, Hashable {
  package let source: String
  package let example: String

  private enum Piece: Hashable {
    case any, number
    case letter(Character)
  }

  private let pieces: [Piece]

  package var literalCount: Int { pieces.count { $0 != .any && $0 != .number } }

  package init?(_ source: String, example: String? = nil) {
    self.source = source
    pieces = source.lowercased().map { sign in
      switch sign {
      case "*": .any
      case "#": .number
      default: .letter(sign)
      }
    }
    self.example = example ?? String(source.map { $0 == "#" ? "1" : $0 == "*" ? "…" : $0 })
    guard matches(self.example) else { return nil }
  }

  /// Returns whether a text matches; false for texts longer than 1,000 bytes.
  package func matches(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestText else { return false }
    var places: Set<Int> = [0]
    var last: Character?
    for sign in text.lowercased() {
      let maySign = "-−".contains(sign) && last?.isNumber != true
      last = sign
      var next: Set<Int> = []
      for place in places where place < pieces.count {
        switch pieces[place] {
        case .letter(let letter): if letter == sign { next.insert(place + 1) }
        case .any: next.formUnion([place, place + 1])
        case .number:
          if sign.isNumber || maySign || ".,'’ \u{A0}\u{202F}".contains(sign) {
            next.insert(place)
          }
          if sign.isNumber { next.insert(place + 1) }
        }
      }
      places = next
      if places.isEmpty { return false }
    }
    return places.contains(pieces.count)
  }

  private static let longestText = 1_000
}
