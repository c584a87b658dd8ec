/// A screen of an app: a title, a locale and a list of components.
///
/// You can write a screen in Swift or read it from a design file:
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
  /// The BCP 47 tag of the screen's language.
  public var locale: String
  /// The app's name, if it is announced before the screen; nil if the app is already open.
  public var app: String?
  /// The components in reading order.
  public var components: [any Component]
  /// The component with the initial focus; nil if the reader chooses it.
  ///
  /// The reference is a component's id, or `ID/STOP` for one of its stops.
  public var initialFocus: Reference?

  package var wantedFocus: Focus? {
    initialFocus.map { component($0.id) == nil ? Focus($0.id) : Focus(component: $0.id) }
  }

  /// The pronunciations of texts and parts of texts.
  public var readings: [String: String] = [:]
  package var notes: [DesignNote] = []
  /// The locale of the design, if string catalogues translated its texts.
  package private(set) var sourceLocale: String?
  package var metadata = Metadata()
  /// The path relative to the design.
  package var screenshot: String?
  package var screenshotLocation: SourceLocation?
  /// Nil until the file has been read.
  package var screenshotSize: DesignCanvas?
  /// The location of the screen.
  public var location: SourceLocation

  /// Creates a screen; components without an id receive a unique id.
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
    self.components.settleRows()
    for index in self.components.indices { self.components[index].dimContents() }
  }

  /// All components, including nested ones, in reading order.
  public var allComponents: [any Component] { components.flatMap(\.withNested) }

  package var collapsedContents: Set<String> {
    Set(
      allComponents.filter(\.traits.hidesContents).flatMap { $0.withNested.dropFirst() }.map(\.id))
  }

  /// Returns the screen with the derived ids of `other`, the same screen in the design's language.
  package func identified(like other: Screen) -> Screen {
    var screen = self
    screen.sourceLocale = other.locale
    for (index, twin) in zip(components.indices, other.components) {
      screen.components[index].identify(like: twin)
    }
    return screen
  }

  /// Returns `locale`; nil if it is the locale of the design's own texts.
  package func otherLanguage(_ locale: String) -> String? {
    locale == sourceLocale ?? self.locale ? nil : locale
  }

  /// Returns the component, possibly nested, with this id.
  public func component(_ id: String) -> (any Component)? { allComponents.first { $0.id == id } }
}

extension Component {
  /// The component and its nested components, in reading order.
  package var withNested: [any Component] {
    let nested = nestedComponents
    guard !nested.isEmpty else { return [self] }
    return nested.prefix(leadingCount).flatMap(\.withNested) + [self]
      + nested.dropFirst(leadingCount).flatMap(\.withNested)
  }

  fileprivate mutating func settleID(_ taken: inout UniqueNames) {
    if common.ownID == nil { common.settledID = taken.unique(id) }
    changeNested { $0.settleID(&taken) }
  }

  fileprivate mutating func identify(like other: any Component) {
    if common.ownID == nil { common.settledID = other.id }
    var twins = other.nestedComponents.makeIterator()
    changeNested { component in
      if let twin = twins.next() { component.identify(like: twin) }
    }
  }

  /// Changes a copy of the array and assigns it once, because each change in place would copy the
  /// array.
  mutating func changeNested(_ change: (inout any Component) -> Void) {
    var nested = nestedComponents
    guard !nested.isEmpty else { return }
    for index in nested.indices { change(&nested[index]) }
    nestedComponents = nested
  }
}

extension Component {
  fileprivate mutating func dimContents() {
    for index in nestedComponents.indices {
      if common.isDisabled { nestedComponents[index].common.isDisabled = true }
      nestedComponents[index].dimContents()
    }
    if !nestedComponents.isEmpty { common.isDisabled = false }
  }
}

extension [any Component] {
  fileprivate mutating func settlePages() {
    for index in indices {
      self[index].nestedComponents.settlePages()
      if self[index].traits.holdsPages { self[index].nestedComponents.numberPages() }
    }
  }

  /// Gives each reorderable row the labels of all adjacent reorderable rows, and its index among
  /// them.
  fileprivate mutating func settleRows() {
    for index in indices where !self[index].nestedComponents.isEmpty {
      self[index].nestedComponents.settleRows()
    }
    var start = startIndex
    while start < endIndex {
      let run = self[start...].prefix { $0 is ReorderableRow }
      let labels = run.map(\.common.label)
      for index in run.indices {
        guard var row = self[index] as? ReorderableRow else { continue }
        row.settle(at: index - start, among: labels)
        self[index] = row
      }
      start = run.isEmpty ? start + 1 : run.endIndex
    }
  }

  private mutating func numberPages() {
    for index in indices where self[index].traits.hasPlace && self[index].position == nil {
      self[index].position = Position(index: index + 1, count: count)
    }
  }
}

/// Collects a screen's components in Swift code, with the line number of each component.
@resultBuilder public enum ComponentBuilder {
  /// Adds a component.
  public static func buildExpression(
    _ component: any Component, file: String = #fileID, line: Int = #line
  ) -> [any Component] {
    var component = component
    component.common.locate(at: SourceLocation(file: file, line: line, column: 1))
    return [component]
  }

  /// Adds a list of components.
  public static func buildExpression(_ components: [any Component]) -> [any Component] {
    components
  }

  /// Joins components in order.
  public static func buildBlock(_ components: [any Component]...) -> [any Component] {
    components.flatMap(\.self)
  }

  /// Adds the components of an `if` without `else`; adds none if its condition is false.
  public static func buildOptional(_ components: [any Component]?) -> [any Component] {
    components ?? []
  }

  /// Adds the components of the first branch of an `if`.
  public static func buildEither(first components: [any Component]) -> [any Component] {
    components
  }

  /// Adds the components of an `else`.
  public static func buildEither(second components: [any Component]) -> [any Component] {
    components
  }

  /// Adds the components of a loop.
  public static func buildArray(_ components: [[any Component]]) -> [any Component] {
    components.flatMap(\.self)
  }
}
