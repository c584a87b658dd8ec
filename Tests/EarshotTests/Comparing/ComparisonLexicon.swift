import Earshot
import EarshotProfiles

extension Lexicon {
  static let english = BuiltIn.lexicon(locale: "en", vocabularies: [])
}

/// Parses a row such as `name:Search|role:button`.
func announcement(_ row: String) -> Announcement {
  var parts: [Part] = []
  for piece in row.split(separator: "|") {
    let fields = piece.split(separator: ":", maxSplits: 1)
    guard fields.count == 2, let kind = Part.Kind(rawValue: String(fields[0])) else { continue }
    parts.append(
      Part(
        kind.plainFact, String(fields[1]), joint: parts.isEmpty ? "" : ", ", from: "fixture",
        rule: "fixture"))
  }
  return Announcement(parts: parts)
}
