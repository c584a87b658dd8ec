/// The reason for a part of an announcement, and its source.
package struct Rule: Sendable, Hashable {
  /// The name of a rule, such as `talkback.status.collapsed`.
  package struct ID: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(stringLiteral value: String) { rawValue = value }
  }

  package var id: ID
  package var sentence: String
  /// The document, resource of the reader or recording that shows the rule.
  package var source: String

  package init(id: ID, sentence: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.source = source
  }
}
