/// The reason that a part is in an announcement, and who says so.
public struct Rule: Sendable, Hashable {
  /// The name by which parts refer to a rule, such as `talkback.status.collapsed`.
  public struct ID: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name in dotted form.
    public let rawValue: String

    /// Creates an identifier from its dotted form.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its dotted form.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The name that parts carry.
  public var id: ID
  /// The rule in one sentence.
  public var sentence: String
  /// The document, the reader's resource or the recording that shows it.
  public var source: String

  /// Creates a rule.
  public init(id: ID, sentence: String, source: String) {
    self.id = id
    self.sentence = sentence
    self.source = source
  }
}
