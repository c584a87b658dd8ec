extension Lexicon {
  /// The minimum similarity of an expected and a misheard text, such as "QWERTY" and "Courty".
  private static let likelyShare = 0.45

  func isLikelyMisheard(_ expected: String, as heard: String) -> Bool {
    let words = folding.folded(heard).words
    // The reader's own words are not treated as misheard: "not checked" sounds like "checked", but
    // speech recognition distinguishes the two.
    guard fact(of: words[...]) == nil else { return false }
    let (left, right) = (folding.key(of: expected), FoldedText.key(of: words[...]))
    return soundAlike(left, right) || Resemblance.share(left, right) >= Self.likelyShare
  }
}
