package struct Rule: Sendable, Hashable {
  package struct ID: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(stringLiteral value: String) { rawValue = value }
  }

  package var id: ID
  package var sentence: String
  package var source: String

  package init(id: ID, sentence: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.source = source
  }
}
