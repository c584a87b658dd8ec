/// What a speech recognizer makes of words, such as "Enlist" of "in list".
enum Mishearing {
  /// From here on two texts sound alike; "Courty" has half of its letters from "QWERTY".
  private static let likelyShare = 0.45

  /// Returns whether one text is likely what a recognizer made of the other.
  static func isLikely(_ expected: String, _ heard: String, _ lexicon: Lexicon) -> Bool {
    let words = lexicon.folding.folded(heard).words
    // "Not checked" sounds like "checked", but a recognizer knows both.
    guard lexicon.fact(of: words[...]) == nil else { return false }
    let (left, right) = (lexicon.folding.key(of: expected), FoldedText.key(of: words[...]))
    return lexicon.soundAlike(left, right) || Resemblance.share(left, right) >= likelyShare
  }
}
