// What the engine receives beside the text (a TtsSpan): the text itself, and with it the log, stays
// as it is.
extension TalkBackWords {
  /// Returns how a text is heard where the engine is told more than the text.
  ///
  /// - Parameters:
  ///   - text: The text as the engine receives it.
  ///   - namesEmoji: Whether emoji in it are told to be some, as those of a node's text are.
  ///   - countsRuns: Whether symbols that repeat are counted, as in all that is not being typed.
  /// - Returns: Nil where the engine is told no more than the text.
  func aloud(_ text: String, namesEmoji: Bool, countsRuns: Bool = true) -> String? {
    // Both kinds of spans came with the same version.
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

  /// Returns a text with the word for emoji at each code point that is one, so that an emoji of
  /// several code points is told several times.
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
  /// Whether TalkBack takes the character for an emoji.
  var isEmoji: Bool { unicodeScalars.first?.isEmoji == true }
}

extension Unicode.Scalar {
  /// Whether TalkBack takes the code point for an emoji.
  var isEmoji: Bool { (0x1F000...0x1FFFF).contains(value) || (0x2600...0x27BF).contains(value) }
}
