/// A text of an app of which a part changes, such as a date, a price or the name of a person.
///
/// `*` stands for any text, but for none, and `#` for digits with what separates them and a sign,
/// as in "-1,234.50". Everything else stands for itself; letter case does not count. There are no other
/// signs, so that a pattern takes no longer than its length times that of a text.
public struct TextPattern: Sendable, Hashable {
  /// The pattern as a designer wrote it.
  public let source: String
  /// A text that it matches, which previews show.
  public let example: String

  private enum Piece: Hashable {
    case any, number
    case letter(Character)
  }

  private let pieces: [Piece]

  /// Creates a pattern; nil where the example does not match it.
  public init?(_ source: String, example: String? = nil) {
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

  /// Returns whether all of a text is as the pattern says.
  public func matches(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestText else { return false }
    // The places in the pattern that the beginning of the text leads to.
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
