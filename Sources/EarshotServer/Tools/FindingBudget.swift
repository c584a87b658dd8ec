import Earshot
import EarshotFiles

/// Shortens findings, because tokens cost money.
enum FindingBudget {
  /// The largest size of a finding as JSON: 120 tokens of 3.6 characters.
  static let size = 432
  private static let longestID = 60
  private static let shortestText = 24
  private static let texts = ["message", "expected", "heard", "fix"]

  /// Returns an id of limited length; keeps the part from the last `/`, unless this part is too
  /// long.
  static func shortened(id: String) -> String {
    guard id.unicodeScalars.count > longestID else { return id }
    let end = id.lastIndex(of: "/") ?? id.endIndex
    return String(id[..<end]).cut(to: longestID, at: "-")
      + (id[end...].unicodeScalars.count > longestID ? "" : id[end...])
  }

  static func shortened(id: String, followedBy number: Substring) -> String {
    guard id.unicodeScalars.count + number.count > longestID else { return id + number }
    return id.cut(to: longestID - number.count, at: "-") + number
  }

  /// Shortens the id and then the longest texts, until the finding is small enough; keeps the
  /// number of stops with the same difference.
  static func fit(_ members: [(key: String, text: String?)]) -> [(key: String, text: String?)] {
    var members = members
    for index in members.indices where members[index].key == "id" {
      members[index].text = members[index].text.map(shortened)
    }
    guard size(of: members) > size else { return members }
    guard let index = members.firstIndex(where: { $0.key == "message" }),
      let message = members[index].text
    else { return shortened(members, to: size) }
    let (problem, others) = Comparison.parts(ofJoined: message)
    members[index].text = withShortQuotes(problem)
    members = shortened(members, to: size - length(of: others))
    members[index].text? += others
    return members
  }

  private static func shortened(
    _ members: [(key: String, text: String?)], to size: Int
  ) -> [(key: String, text: String?)] {
    var members = members
    // Each step below measures all texts, so long texts are first cut to save time.
    for index in members.indices where texts.contains(members[index].key) {
      members[index].text = members[index].text?.cut(to: size)
    }
    while true {
      let excess = self.size(of: members) - size
      let longest = members.indices.filter { texts.contains(members[$0].key) }
        .max { length(of: members[$0].text) < length(of: members[$1].text) }
      guard excess > 0, let longest, let text = members[longest].text else { return members }
      guard length(of: text) > shortestText else {
        return members.map { $0.key == "place" ? ($0.key, $0.text?.end(shorterBy: excess)) : $0 }
      }
      let ratio = Double(text.unicodeScalars.count) / Double(length(of: text))
      let kept = Double(max(shortestText, length(of: text) - min(excess, 40)))
      members[longest].text = text.cut(to: Int(kept * ratio))
    }
  }

  private static func length(of text: String?) -> Int {
    var writer = JSONWriter()
    writer.string(text ?? "")
    return String(decoding: writer.bytes, as: UTF8.self).unicodeScalars.count - 2
  }

  private static func size(of members: [(key: String, text: String?)]) -> Int {
    var writer = JSONWriter()
    writer.value(JSONValue(members))
    return String(decoding: writer.bytes, as: UTF8.self).unicodeScalars.count
  }

  /// Shortens the quoted texts, because the finding also contains them as announcements.
  private static func withShortQuotes(_ message: String) -> String {
    message.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      index.isMultiple(of: 2) ? String(part) : String(part).cut(to: shortestText)
    }.joined(separator: "\"")
  }
}

extension String {
  /// Shortens a text with more than `length` code points to at most this length, including an
  /// ellipsis; splits a word only if necessary.
  func cut(to length: Int, at separator: Character = " ") -> String {
    guard unicodeScalars.count > length else { return self }
    let whole = hasSuffix("…") ? dropLast() : self[...]
    var room = length - 1
    let start = whole.prefix { character in
      room -= character.unicodeScalars.count
      return room >= 0
    }
    let isBetweenWords = whole.dropFirst(start.count).first == separator
    let end = isBetweenWords ? start.endIndex : start.lastIndex(of: separator) ?? start.endIndex
    let words = start[..<end]
    return (words.count < length / 2 ? start : words) + "…"
  }

  fileprivate func end(shorterBy excess: Int) -> String {
    "…" + String(unicodeScalars.dropFirst(excess + 1))
  }
}
