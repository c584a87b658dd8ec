/// The reason for a part of an announcement, and its source.
public struct Rule: Sendable, Hashable {
  /// The name of a rule, such as `talkback.status.collapsed`.
  public struct ID: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name in dotted form.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The name of the rule.
  public var id: ID
  /// The rule in one sentence.
  public var sentence: String
  /// The document, resource of the reader or recording that shows the rule.
  public var source: String

  /// Creates a rule.
  public init(id: ID, sentence: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.source = source
  }
}
