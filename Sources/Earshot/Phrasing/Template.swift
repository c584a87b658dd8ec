/// A localized text with numbered placeholders: "%1$s for %2$s".
package struct Template: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case text(String)
    /// A placeholder, numbered from 1.
    case place(Int)
  }

  package let pieces: [Piece]
  package var rule: Rule.ID

  /// `%1$s` and `%1$d` are placeholders, `%%` is a percent sign, and other `%` are text.
  package init(_ text: String, rule: Rule.ID) {
    pieces = Self.pieces(of: text)
    self.rule = rule
  }

  package static func filled(_ text: String, _ arguments: [String]) -> String {
    filled(text) { arguments.indices.contains($0 - 1) ? arguments[$0 - 1] : "" }
  }

  static func filled(_ text: String, argument: (Int) -> String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = ""
    for piece in pieces(of: text) {
      switch piece {
      case .text(let words): result += words
      case .place(let number): result += argument(number)
      }
    }
    return result
  }

  static func literals(of text: String) -> [String] {
    pieces(of: text).compactMap { piece in if case .text(let words) = piece { words } else { nil } }
  }

  /// Returns the phrases' parts, with the template's texts as separators before them.
  ///
  /// The text at the end of the template becomes the separator before an empty part.
  func flattened(with phrases: [[Part]]) -> [Part] {
    var result: [Part] = []
    var pending = ""
    for piece in pieces {
      switch piece {
      case .text(let words): pending += words
      case .place(let number):
        guard phrases.indices.contains(number - 1) else { continue }
        var parts = phrases[number - 1]
        guard !parts.isEmpty else { continue }
        parts[0].joint = pending + parts[0].joint
        pending = ""
        result += parts
      }
    }
    if !pending.isEmpty, let last = result.last {
      result.append(
        Part(
          last.fact, "", kind: last.kind, joint: pending, utterance: last.utterance, from: "",
          rule: rule, isDocumented: last.isDocumented))
    }
    return result
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      words += Substring(rest[..<percent])
      rest = rest[percent...].dropFirst()
      if let place = Self.place(in: rest) {
        if !words.isEmpty { pieces.append(.text(words)) }
        words = ""
        pieces.append(.place(place.number))
        rest = place.rest
      } else {
        words += "%"
        if rest.first == UInt8(ascii: "%") { rest = rest.dropFirst() }
      }
    }
    words += Substring(rest)
    if !words.isEmpty { pieces.append(.text(words)) }
    return pieces
  }

  private static func place(
    in text: Substring.UTF8View
  ) -> (number: Int, rest: Substring.UTF8View)? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let behind = text[digits.endIndex...]
    guard let number = Int(Substring(digits)), number > 0, behind.first == UInt8(ascii: "$"),
      let letter = behind.dropFirst().first,
      letter == UInt8(ascii: "s") || letter == UInt8(ascii: "d")
    else { return nil }
    return (number, behind.dropFirst(2))
  }
}
