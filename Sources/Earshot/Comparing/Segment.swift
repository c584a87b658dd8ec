/// A piece of what was heard that is taken for one part.
struct Segment: Sendable, Hashable {
  /// What the words of a segment are known to be.
  enum Meaning: Sendable, Hashable {
    /// The same words as these of the expected parts.
    case expected([Int])
    /// Other words for these of the expected parts.
    case synonym([Int])
    /// The beginning of these of the expected parts, cut off by the end of the text.
    case cutOff([Int])
    /// Words that readers say, but none that was expected.
    case known(Fact)
    /// Words of the app that were not expected.
    case unknown
  }

  /// What the words are known to be.
  var meaning: Meaning
  /// The words as they were heard.
  var text: String
  /// Where they stand among the words of their piece.
  var range: Range<Int>
  /// Whether punctuation stands before them.
  var startsClause: Bool
  /// The number of the part of the heard announcement that they come from; 0 in a plain text.
  var piece: Int
  /// What that part is, by the element that it comes from; nil in a plain text.
  var element: Part.Kind?
  /// The fact that that part tells; nil in a plain text.
  var elementFact: Fact?

  /// What the segment tells, as far as it is known.
  var kind: Part.Kind? {
    if case .known(let fact) = meaning { return fact.kind }
    return element
  }

  /// The fact that the words tell, where readers say them.
  var fact: Fact? {
    if case .known(let fact) = meaning { return fact }
    return elementFact
  }

  /// The expected parts that have the same words or the same meaning.
  var candidates: [Int] {
    switch meaning {
    case .expected(let parts), .synonym(let parts): parts
    case .cutOff, .known, .unknown: []
    }
  }
}
