/// Something that the format of what was heard cannot carry, so that its absence is no finding.
public struct FormatLimit: Sendable, Hashable {
  /// What the user is told, in one sentence.
  public var sentence: String
  /// The kinds of parts that the format cannot carry.
  public var hides: Set<Part.Kind>
  /// The words that it cannot carry; empty for every word of these kinds.
  public var words: Set<String>

  /// Creates a limit.
  public init(_ sentence: String, hides: Set<Part.Kind>, words: Set<String> = []) {
    self.sentence = sentence
    self.hides = hides
    self.words = words
  }

  /// Returns whether the absence of a part says nothing about the app.
  func explains(_ finding: Finding, by folding: Folding) -> Bool {
    guard finding.kind == .missingPart, let part = finding.part, hides.contains(part) else {
      return false
    }
    guard !words.isEmpty, let expected = finding.expected else { return true }
    let key = folding.key(of: expected)
    return words.contains { folding.key(of: $0) == key }
  }
}
