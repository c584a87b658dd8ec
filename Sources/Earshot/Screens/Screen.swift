/// What a designer writes: a titled list of components and a locale.
public struct Screen: Sendable {
  /// The title.
  public var title: String
  /// The language of the screen, a BCP 47 tag.
  public var locale: String
  /// The components in reading order.
  public var components: [any Component]
  /// The component that focus comes to first; nil for the one that the reader finds.
  public var initialFocus: String?
  /// Where the screen stands.
  public var location: SourceLocation

  /// The keys of a screen.
  public static let keys = [
    DesignKey("screen", .text, "The title of the screen.", isRequired: true),
    DesignKey("locale", .text, "The language of the screen, a BCP 47 tag; en when left out."),
    DesignKey("initial-focus", .text, "The id of the component that focus comes to first."),
    DesignKey(
      "components", .list(.component), "The components in reading order.", isRequired: true),
  ]

  /// The components with those that stand inside them, in reading order.
  public var allComponents: [any Component] { components.flatMap(Self.withNested) }

  /// The component of an id, wherever it stands.
  public func component(_ id: String) -> (any Component)? { allComponents.first { $0.id == id } }

  private static func withNested(_ component: any Component) -> [any Component] {
    [component] + component.nestedComponents.flatMap(withNested)
  }
}
