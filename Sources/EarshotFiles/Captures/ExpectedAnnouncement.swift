package import Earshot

package struct ExpectedAnnouncement: Sendable, Hashable {
  package struct Assertion: Sendable, Hashable {
    package enum Priority: String, Sendable, Hashable, CaseIterable {
      case must = "MUST"
      case should = "SHOULD"
      case may = "MAY"
    }

    package var priority: Priority?
    /// The requirement, such as "Role 'button' is conveyed".
    package var statement: String
    /// Whether the app meets the requirement; nil if unknown.
    package var holds: Bool?

    package init(_ statement: String, priority: Priority? = nil, holds: Bool? = nil) {
      self.statement = statement
      self.priority = priority
      self.holds = holds
    }
  }

  package var location: SourceLocation
  package var title: String
  /// The state of the component or screen, if the file contains several states.
  package var state: String?
  package var platform: Platform?
  /// The reader's name in the file, such as `vo_ios` or `nvda`.
  package var reader: String?
  /// The announcement's exact text, if the file contains it.
  package var text: String?
  package var assertions: [Assertion]
  /// The expected properties, such as `role` with the value `Role.Button`.
  package var properties: [Property]

  package struct Property: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

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
