/// What a designer makes: a titled list of components and a locale.
///
/// A screen is a value that Swift code can write as well as a design file:
///
/// ```swift
/// Screen("Flights") {
///   Heading("Flights")
///   Dropdown("Search by", options: ["Record locator", "Bag tag number"], selected: "Record locator")
/// }
/// ```
public struct Screen: Sendable {
  /// The title.
  public var title: String
  /// The language of the screen, a BCP 47 tag.
  public var locale: String
  /// The name of the app; nil where the reader is in it already.
  public var app: String?
  /// The components in reading order.
  public var components: [any Component]
  /// The component that focus comes to first; nil for the one that the reader finds.
  public var initialFocus: Reference?
  /// How texts and pieces of texts are pronounced; see ``Readings``.
  public var readings: [String: String] = [:]
  /// The remarks about the design, for checks.
  package var notes: [DesignNote] = []
  /// Where the screen stands.
  public var location: SourceLocation

  /// Creates a screen; a component that has no id of its own gets one that no other has.
  public init(
    _ title: String, locale: String = "en", initialFocus: Reference? = nil,
    at location: SourceLocation = .unknown,
    @ComponentBuilder components: () throws -> [any Component]
  ) rethrows {
    self.title = title
    self.locale = locale
    self.initialFocus = initialFocus
    self.location = location
    self.components = try components()
    var taken = UniqueNames(allComponents.compactMap(\.common.ownID))
    for index in self.components.indices { self.components[index].settleID(&taken) }
    self.components.settlePages()
    for index in self.components.indices { self.components[index].dimContents() }
  }

  /// The components with those that stand inside them, in reading order.
  public var allComponents: [any Component] { components.flatMap(\.withNested) }

  /// The component of an id, wherever it stands.
  public func component(_ id: String) -> (any Component)? { allComponents.first { $0.id == id } }
}

extension Component {
  /// The component and all that stand inside it, in reading order.
  package var withNested: [any Component] { [self] + nestedComponents.flatMap(\.withNested) }

  /// Makes the id the only one of its name, where the designer gave none.
  fileprivate mutating func settleID(_ taken: inout UniqueNames) {
    if common.ownID == nil { common.settledID = taken.unique(id) }
    changeNested { $0.settleID(&taken) }
  }

  /// Changes the components that stand inside; to change one in its place would copy all of them.
  mutating func changeNested(_ change: (inout any Component) -> Void) {
    var nested = nestedComponents
    guard !nested.isEmpty else { return }
    for index in nested.indices { change(&nested[index]) }
    nestedComponents = nested
  }
}

extension Component {
  /// What holds components and cannot be used dims all of them; it can still be closed.
  fileprivate mutating func dimContents() {
    for index in nestedComponents.indices {
      if common.isDisabled { nestedComponents[index].common.isDisabled = true }
      nestedComponents[index].dimContents()
    }
    if !nestedComponents.isEmpty { common.isDisabled = false }
  }
}

extension [any Component] {
  /// Numbers the pages of every component that holds pages, if the design does not.
  fileprivate mutating func settlePages() {
    for index in indices {
      self[index].nestedComponents.settlePages()
      if self[index].traits.holdsPages { self[index].nestedComponents.numberPages() }
    }
  }

  private mutating func numberPages() {
    for index in indices where self[index].traits.hasPlace && self[index].position == nil {
      self[index].position = Position(index: index + 1, count: count)
    }
  }
}

/// Collects the components of a screen that is written in Swift, each with the place of its line.
@resultBuilder public enum ComponentBuilder {
  /// Takes a component.
  public static func buildExpression(
    _ component: any Component, file: String = #fileID, line: Int = #line
  ) -> [any Component] {
    var component = component
    component.common.locate(at: SourceLocation(file: file, line: line, column: 1))
    return [component]
  }

  /// Takes components that were made before.
  public static func buildExpression(_ components: [any Component]) -> [any Component] {
    components
  }

  /// Puts components one behind the other.
  public static func buildBlock(_ components: [any Component]...) -> [any Component] {
    components.flatMap(\.self)
  }

  /// Takes the components of an `if`, or none.
  public static func buildOptional(_ components: [any Component]?) -> [any Component] {
    components ?? []
  }

  /// Takes the components of an `if` that holds.
  public static func buildEither(first components: [any Component]) -> [any Component] {
    components
  }

  /// Takes the components of an `else`.
  public static func buildEither(second components: [any Component]) -> [any Component] {
    components
  }

  /// Takes the components of a loop.
  public static func buildArray(_ components: [[any Component]]) -> [any Component] {
    components.flatMap(\.self)
  }
}
