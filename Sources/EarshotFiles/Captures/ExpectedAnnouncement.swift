public import Earshot

/// What somebody else's specification or test expects a reader to say at one stop.
public struct ExpectedAnnouncement: Sendable, Hashable {
  /// Something that must be conveyed, in whatever words.
  public struct Assertion: Sendable, Hashable {
    /// How much it matters, in ARIA-AT's words.
    public enum Priority: String, Sendable, Hashable, CaseIterable {
      case must = "MUST"
      case should = "SHOULD"
      case may = "MAY"
    }

    /// How much it matters, nil when the file does not say.
    public var priority: Priority?
    /// What must be conveyed, in the words of the file, such as "Role 'button' is conveyed".
    public var statement: String
    /// Whether it held when the file was recorded, nil when the file does not say.
    public var holds: Bool?

    /// Creates an assertion.
    public init(_ statement: String, priority: Priority? = nil, holds: Bool? = nil) {
      self.statement = statement
      self.priority = priority
      self.holds = holds
    }
  }

  /// Where it stands in the file.
  public var location: SourceLocation
  /// What the file calls the stop or the test.
  public var title: String
  /// The state of the component or screen, where the file tells several apart.
  public var state: String?
  /// The reader, nil where the file means every one.
  public var platform: Platform?
  /// The reader by the file's own name, such as `vo_ios` or `nvda`.
  public var reader: String?
  /// The announcement word for word, nil where the file only has assertions.
  public var text: String?
  /// What must be conveyed.
  public var assertions: [Assertion]
  /// Properties of the element that the file lists, such as `role` = `Role.Button`.
  public var properties: [Property]

  /// A property of an element.
  public struct Property: Sendable, Hashable {
    /// The platform's or the file's own name.
    public var name: String
    /// The value as it was written.
    public var value: String

    /// Creates a property.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an expectation.
  public init(
    _ title: String, text: String? = nil, state: String? = nil, platform: Platform? = nil,
    reader: String? = nil, assertions: [Assertion] = [], properties: [Property] = [],
    at location: SourceLocation
  ) {
    self.location = location
    self.title = title
    self.state = state
    self.platform = platform
    self.reader = reader
    self.text = text
    self.assertions = assertions
    self.properties = properties
  }
}
