public import Earshot

/// The announcement that another specification or test expects at a stop.
public struct ExpectedAnnouncement: Sendable, Hashable {
  /// A requirement for an announcement, independent of its wording.
  package struct Assertion: Sendable, Hashable {
    /// ARIA-AT's priorities.
    package enum Priority: String, Sendable, Hashable, CaseIterable {
      case must = "MUST"
      case should = "SHOULD"
      case may = "MAY"
    }

    /// The priority; nil if the file does not contain it.
    package var priority: Priority?
    /// The requirement as written in the file, such as "Role 'button' is conveyed".
    package var statement: String
    /// Whether a recorded announcement met the requirement; nil if the file does not contain it.
    package var holds: Bool?

    /// Creates an assertion.
    package init(_ statement: String, priority: Priority? = nil, holds: Bool? = nil) {
      self.statement = statement
      self.priority = priority
      self.holds = holds
    }
  }

  /// The location in the file.
  public var location: SourceLocation
  /// The file's name for the stop or test.
  public var title: String
  /// The state of the component or screen, in files with several states.
  public var state: String?
  /// The platform of the reader; nil for all.
  public var platform: Platform?
  /// The file's name for the reader, such as `vo_ios` or `nvda`.
  public var reader: String?
  /// The exact announcement; nil if the file has only assertions.
  public var text: String?
  /// The requirements for the announcement.
  package var assertions: [Assertion]
  /// The properties of the element in the file, such as `role` = `Role.Button`.
  package var properties: [Property]

  /// A property of an element.
  package struct Property: Sendable, Hashable {
    /// The name, as defined by the platform or the file.
    package var name: String
    /// The value as written in the file.
    package var value: String

    /// Creates a property.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an expectation.
  package init(
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
