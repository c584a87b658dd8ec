/// A problem in a design, or a note about it.
public struct DesignFinding: Sendable, Hashable {
  /// The kind.
  public var kind: Kind
  /// The importance.
  public var severity: Finding.Severity
  /// The problem and its fix.
  public var message: String
  /// The location in the design file.
  public var location: SourceLocation
  /// The changes that will fix the finding; empty if a check cannot compute them.
  package private(set) var changes: [Change] = []
  /// The platform with the problem; nil for both platforms.
  package private(set) var platform: Platform?

  /// Creates a finding, with the usual severity of the kind if `severity` is nil.
  public init(
    _ kind: Kind, as severity: Finding.Severity? = nil, _ message: String,
    at location: SourceLocation
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.message = message
    self.location = location
  }

  /// Creates a finding with a message that ends with the fix of the kind.
  public init(
    _ kind: Kind, as severity: Finding.Severity? = nil, found: String, at location: SourceLocation
  ) {
    self.init(kind, as: severity, "\(found); \(kind.mend)", at: location)
  }

  func on(_ platform: Platform) -> DesignFinding {
    var finding = self
    finding.platform = platform
    return finding
  }

  func fixed(by changes: Change...) -> DesignFinding {
    var finding = self
    finding.changes = changes
    return finding
  }
}

extension DesignFinding {
  package enum Change: Sendable, Hashable {
    /// Adds a key with its value, as YAML.
    case key(String)
    case text(String, by: String)
  }
}

extension DesignFinding: CustomStringConvertible {
  /// The form that editors and CI systems expect: `file:line:column: severity: [kind] message`.
  public var description: String {
    "\(location): \(severity.rawValue): [\(kind.id)] \(message)"
  }
}

extension DesignFinding {
  /// A kind of finding, with a stable name.
  public struct Kind: Sendable {
    /// The identifier, such as `role-in-name`.
    public let id: String
    /// The usual severity.
    public let severity: Finding.Severity
    /// The severities in special cases.
    public let otherSeverities: [Finding.Severity]
    /// The problem, in one sentence.
    public let meaning: String
    /// The fix at the end of messages, for example "remove the word from the label".
    public let mend: String
    /// The number and name of the failed WCAG 2.2 success criterion, if any.
    public let criterion: String?
    /// The people who are affected; nil for mistakes in the design file.
    public let affects: String?
    /// Example designs with this finding.
    public let examples: [Example]

    /// Creates a kind; `mend` must begin with a lowercase letter, because it is the end of
    /// messages.
    public init(
      _ id: String, _ severity: Finding.Severity, or otherSeverities: Finding.Severity...,
      means meaning: String,
      mend: String, criterion: String? = nil, affects: String? = nil, examples: Example...
    ) {
      self.id = id
      self.severity = severity
      self.otherSeverities = otherSeverities
      self.meaning = meaning
      self.mend = mend
      self.criterion = criterion
      self.affects = affects
      self.examples = examples
    }
  }

  /// A design with a problem, and the corrected design.
  public struct Example: Sendable {
    /// The components with the problem, each as a line of YAML.
    public let wrong: [String]
    /// The position of the component with the finding, from 1.
    ///
    /// For the screen, 0; for a `screenKey`, the position after the last component.
    public let place: Int
    /// A line of YAML with a key of the screen; "" if the example has none.
    public let screenKey: String
    /// The title of another screen of the app; "" if the example has none.
    public let otherScreen: String
    /// The severity; nil for the usual severity of the kind.
    public let severity: Finding.Severity?
    /// The corrected components; empty if the problem cannot be fixed in the design.
    public let right: [String]
    /// The language of the screen.
    public let locale: String

    /// Creates an example.
    public init(
      _ wrong: String..., at place: Int = 1, screen screenKey: String = "",
      besides otherScreen: String = "", as severity: Finding.Severity? = nil, locale: String = "en",
      mended right: String...
    ) {
      self.otherScreen = otherScreen
      self.screenKey = screenKey
      self.wrong = wrong
      self.place = place
      self.severity = severity
      self.right = right
      self.locale = locale
    }
  }
}

extension DesignFinding.Kind {
  /// The failed criterion, such as "WCAG 2.2, 3.3.3 Error Suggestion"; nil for mistakes in the
  /// file.
  package var standard: String? {
    affects.map { _ in criterion.map { "WCAG 2.2, \($0)" } ?? "Good practice" }
  }
}

extension DesignFinding.Kind: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
