/// The reason for a part of an announcement, and its source.
package struct Rule: Sendable, Hashable {
  /// The name of a rule, such as `talkback.status.collapsed`.
  package struct ID: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name in dotted form.
    package let rawValue: String

    /// Creates an identifier.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    package init(stringLiteral value: String) { rawValue = value }
  }

  /// The name of the rule.
  package var id: ID
  /// The rule in one sentence.
  package var sentence: String
  /// The document, resource of the reader or recording that shows the rule.
  package var source: String

  /// Creates a rule.
  package init(id: ID, sentence: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.source = source
  }
}
