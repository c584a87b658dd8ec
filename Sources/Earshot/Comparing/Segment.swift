/// A piece of the heard text that is treated as one part.
struct Segment: Sendable, Hashable {
  /// The meaning of a segment's words.
  enum Meaning: Sendable, Hashable {
    /// The words are equal to these expected parts.
    case expected([Int])
    /// The words are synonyms of these expected parts.
    case synonym([Int])
    /// The words are the beginning of these expected parts, cut off at the end of the text.
    case cutOff([Int])
    /// The words are the reader's, but they were not expected.
    case known(Fact)
    /// The words are the app's, and they were not expected.
    case unknown
  }

  /// The meaning of the words.
  var meaning: Meaning
  /// The heard words.
  var text: String
  /// The range among the piece's words.
  var range: Range<Int>
  /// Whether the segment follows punctuation or is the first of its piece.
  var startsClause: Bool
  /// The number of the heard part that contains the segment; 0 in a plain text.
  var piece: Int
  /// The kind of that part; nil in a plain text.
  var element: Part.Kind?
  /// The fact of that part; nil in a plain text.
  var elementFact: Fact?

  /// The kind of the segment; nil if it is unknown.
  var kind: Part.Kind? {
    if case .known(let fact) = meaning { return fact.kind }
    return element
  }

  /// The fact of the segment; nil if it is unknown.
  var fact: Fact? {
    if case .known(let fact) = meaning { return fact }
    return elementFact
  }

  /// The expected parts with the same words or the same meaning.
  var candidates: [Int] {
    switch meaning {
    case .expected(let parts), .synonym(let parts): parts
    case .cutOff, .known, .unknown: []
    }
  }
}
