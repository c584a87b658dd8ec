/// Something that the format of what was heard cannot carry, so that its absence is no finding.
public struct FormatLimit: Sendable, Hashable {
  /// What the user is told, in one sentence.
  public var sentence: String
  /// The kinds of parts that the format cannot carry.
  public var hides: Set<Part.Kind>
  /// The words that it cannot carry, in English; empty for every word of these kinds.
  public var words: Set<String>
  /// The roles, in English, at whose side the format cannot carry them; empty for every role.
  public var roles: Set<String>

  /// Creates a limit.
  public init(
    _ sentence: String, hides: Set<Part.Kind> = [], words: Set<String> = [], roles: Set<String> = []
  ) {
    self.sentence = sentence
    self.hides = hides
    self.words = words
    self.roles = roles
  }

  /// Returns whether the absence of a part says nothing about the app.
  ///
  /// - Parameters:
  ///   - finding: The finding of the part.
  ///   - parts: All parts of the stop as they were expected.
  ///   - lexicon: Knows which words mean the same as the English ones.
  /// - Returns: True when the format cannot carry the part.
  func explains(_ finding: Finding, among parts: [Part], by lexicon: Lexicon) -> Bool {
    guard finding.kind == .missingPart, let kind = finding.part, hides.contains(kind) else {
      return false
    }
    let isSaid = words.isEmpty || means(finding.expected ?? "", words, lexicon)
    return isSaid
      && (roles.isEmpty || parts.contains { $0.kind == .role && means($0.text, roles, lexicon) })
  }

  private func means(_ text: String, _ words: Set<String>, _ lexicon: Lexicon) -> Bool {
    let folded = lexicon.folding.folded(text)
    return words.contains { word in
      let other = lexicon.folding.folded(word)
      return other.key == folded.key || lexicon.areSynonyms(other.words[...], folded.words[...])
    }
  }
}
