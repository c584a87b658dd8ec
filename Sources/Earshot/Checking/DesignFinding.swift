/// Something that is wrong with a design, or worth knowing, before anyone listens.
public struct DesignFinding: Sendable, Hashable {
  /// How much a finding matters: worth knowing, probably wrong, or wrong.
  public typealias Severity = Finding.Severity

  /// What kind of finding it is.
  public var kind: Kind
  /// How much it matters.
  public var severity: Severity
  /// What was found, and what mends it.
  public var message: String
  /// The place in the design file.
  public var location: SourceLocation

  /// Creates a finding; without a severity it has the usual one of its kind.
  public init(
    _ kind: Kind, as severity: Severity? = nil, _ message: String, at location: SourceLocation
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.message = message
    self.location = location
  }

  /// Creates a finding whose message is what was found, then what mends its kind.
  public init(
    _ kind: Kind, as severity: Severity? = nil, found: String, at location: SourceLocation
  ) {
    self.init(kind, as: severity, "\(found); \(kind.mend)", at: location)
  }
}

extension DesignFinding: CustomStringConvertible {
  /// The form that editors and CI already understand: `file:line:column: severity: [kind] message`.
  public var description: String {
    "\(location): \(severity.rawValue): [\(kind.id)] \(message)"
  }
}

extension DesignFinding {
  /// What kind of finding it is.
  ///
  /// Kinds are the same when their identifiers are. The identifiers are stable: they stand in
  /// reports and in settings of other programs.
  public struct Kind: Sendable {
    /// The identifier, such as `role-in-name`.
    public let id: String
    /// How much it usually matters.
    public let severity: Severity
    /// How much it matters in special cases.
    public let otherSeverities: [Severity]
    /// What is wrong, in one sentence.
    public let meaning: String
    /// What mends it, as the end of a sentence: "leave the word out of the label".
    public let mend: String
    /// Designs in which it is found.
    public let examples: [Example]

    /// Creates a kind; `mend` begins with a small letter, as it ends a message.
    public init(
      _ id: String, _ severity: Severity, or otherSeverities: Severity..., means meaning: String,
      mend: String, examples: Example...
    ) {
      self.id = id
      self.severity = severity
      self.otherSeverities = otherSeverities
      self.meaning = meaning
      self.mend = mend
      self.examples = examples
    }
  }

  /// A design in which something is found, and one in which it is mended.
  public struct Example: Sendable {
    /// The components with the mistake, each a map of YAML in one line.
    public let wrong: [String]
    /// The component that the finding is about, counted from 1; 0 for the screen, and the one behind
    /// the last for its key.
    public let place: Int
    /// A key of the screen behind the components, with its value; "" for none.
    public let screenKey: String
    /// How much it matters; nil for the kind's usual severity.
    public let severity: Severity?
    /// The components in which nothing is found.
    public let right: [String]
    /// The language of the screen.
    public let locale: String

    /// Creates an example.
    public init(
      _ wrong: String..., at place: Int = 1, screen screenKey: String = "",
      as severity: Severity? = nil, locale: String = "en", mended right: String...
    ) {
      self.screenKey = screenKey
      self.wrong = wrong
      self.place = place
      self.severity = severity
      self.right = right
      self.locale = locale
    }
  }
}

extension DesignFinding.Kind: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
