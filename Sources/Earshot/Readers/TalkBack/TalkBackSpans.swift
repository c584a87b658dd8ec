// TalkBack adds words for the speech engine in a TtsSpan; the text and the log do not contain them.
extension TalkBackWords {
  /// Returns the text for the speech engine; nil if it equals `text`.
  ///
  /// Emoji are named in a node's text, but not in its content description.
  func aloud(_ text: String, namesEmoji: Bool, countsRuns: Bool = true) -> String? {
    // Versions that do not follow `countedRuns` do not name emoji either.
    guard options.follows(.countedRuns), !vocabulary.isEmpty else { return nil }
    let counts = countsRuns && options.countsRepeatedSymbols && text.hasRun(of: 4)
    let names =
      namesEmoji && options.follows(.emoji) && text.unicodeScalars.contains(where: \.isEmoji)
    guard counts || names else { return nil }
    let heard = replacingRuns(
      of: 4, in: text,
      by: { !counts ? nil : $0.isEmoji ? String($0) : name(of: $0) },
      others: { names ? namingEmoji(in: $0, behind: $1) : String($0) })
    return heard == text ? nil : heard
  }

  private func namingEmoji(in text: Substring, behind before: String) -> String {
    var (named, isApart) = ("", before.last?.isWhitespace ?? true)
    for scalar in text.unicodeScalars {
      guard scalar.isEmoji else {
        named.unicodeScalars.append(scalar)
        isApart = false
        continue
      }
      named += (isApart ? "" : " ") + vocabulary.filled("emoji_name", String(scalar))
      isApart = false
    }
    return named
  }
}

extension Character {
  var isEmoji: Bool { unicodeScalars.first?.isEmoji == true }
}

extension Unicode.Scalar {
  var isEmoji: Bool { (0x1F000...0x1FFFF).contains(value) || (0x2600...0x27BF).contains(value) }
}
