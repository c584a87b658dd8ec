struct Segment: Sendable, Hashable {
  enum Meaning: Sendable, Hashable {
    case expected([Int])
    case synonym([Int])
    case cutOff([Int])
    case known(Fact)
    case unknown
  }

  var meaning: Meaning
  var text: String
  var range: Range<Int>
  var startsClause: Bool
  /// The index of the heard part; 0 in a plain text.
  var piece: Int
  var element: Part.Kind?
  var elementFact: Fact?

  var kind: Part.Kind? {
    if case .known(let fact) = meaning { return fact.kind }
    return element
  }

  var fact: Fact? {
    if case .known(let fact) = meaning { return fact }
    return elementFact
  }

  var candidates: [Int] {
    switch meaning {
    case .expected(let parts), .synonym(let parts): parts
    case .cutOff, .known, .unknown: []
    }
  }
}
