/// A control or container of a screen, as designed.
///
/// A component has a state, and exposes accessibility elements on each platform. Interactions
/// change the state and cause events.
public protocol Component: Sendable {
  /// The states; raw values are the names in reports and designs.
  associatedtype State: RawRepresentable<String>, Hashable, Sendable

  /// The kind of component.
  var kind: ComponentKind { get }

  /// The attributes that every component has.
  var common: CommonAttributes { get set }

  /// The states that the component can have; the first is the default.
  var states: [State] { get }

  /// The current state; setting a state changes as few attributes as possible.
  var state: State { get set }

  /// The nested components and the choices.
  var contents: ComponentContents { get set }

  /// The properties that screens, checks and reports use.
  var traits: ComponentTraits { get }

  /// Returns the elements that UIKit exposes, one for each focus stop, in reading order.
  ///
  /// An element's `id` is the name of its stop (see ``StopID``).
  func voiceOverElements(_ wording: Wording) -> [ExposedElement]

  /// Returns the nodes that Android exposes.
  ///
  /// A node is a focus stop if `facts.part` is set; its `id` is then the name of the stop.
  func talkBackNodes(_ wording: Wording) -> [ExposedNode]

  /// Changes the state in response to an interaction; returns the events in order, if any.
  ///
  /// `stop` is the stop with focus; nil if focus is elsewhere.
  mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event]

  /// Returns the component with defaults from the app's language, such as a 24-hour clock.
  ///
  /// Values in the design override these defaults.
  func adapted(to wording: Wording) -> Self

  /// Returns the contents that the component shows over the screen; nil while it is closed.
  func opening(on platform: Platform, _ wording: Wording) -> Opening?
}

extension Component {
  public var contents: ComponentContents {
    get { ComponentContents() }
    set {}
  }
  public var traits: ComponentTraits { ComponentTraits() }
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] { [] }
  public func opening(on platform: Platform, _ wording: Wording) -> Opening? { nil }
  public func adapted(to wording: Wording) -> Self { self }
}

extension Component {
  /// The id of the component on its screen.
  public var id: String {
    common.ownID ?? common.settledID
      ?? CommonAttributes.slug(of: common.label.isEmpty ? kind.name : common.label)
  }

  /// Returns the component with a change.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  /// Returns the component in one of its states.
  public func inState(_ state: State) -> Self { with { $0.state = state } }

  /// The nested components.
  public var nestedComponents: [any Component] {
    get { contents.components }
    set { contents.components = newValue }
  }

  /// The choices, such as options.
  public var choices: [Choice] {
    get { contents.choices }
    set { contents.choices = newValue }
  }

  package var position: Position? {
    get { common.position }
    set { common.position = newValue }
  }

  package var mainStop: StopID? { traits.mainStop }

  /// The number of nested components that precede the component's own stops.
  var leadingCount: Int { (self as? Container)?.leadingCount ?? 0 }

  func isChoice(_ stop: StopID) -> Bool { traits.choiceRoles.contains(stop.role) }

  var innerNames: [WrittenName] {
    choices.names(in: common) + traits.names.map { WrittenName($0, at: common.location) }
  }

  var designedTexts: Set<String> {
    Set(
      (innerNames + writtenTexts).map(\.text)
        + [common.label, common.hint, common.error, traits.value, traits.placeholder]
        .compactMap(\.self))
  }

  var writtenTexts: [WrittenName] {
    let traits = traits
    return (traits.groupedTexts + traits.texts).map { WrittenName($0, at: common.location) }
      + choices.compactMap { choice in
        choice.content.map { WrittenName($0, at: choice.location ?? common.location) }
      }
  }
}

/// The contents of a component.
public struct ComponentContents: Sendable {
  /// The nested components, such as the items of a list.
  public var components: [any Component]
  /// The choices, such as the options of a dropdown.
  public var choices: [Choice]

  /// Creates contents.
  public init(components: [any Component] = [], choices: [Choice] = []) {
    self.components = components
    self.choices = choices
  }
}

package struct WrittenName: Sendable, Hashable {
  package var text: String
  package var location: SourceLocation

  init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

package struct Position: Sendable, Hashable {
  /// The position, from 1.
  package var index: Int
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Returns the position after some steps, limited to 1 through `count`.
  func moved(by steps: Int) -> Position {
    let (next, isTooLarge) = index.addingReportingOverflow(steps)
    return Position(index: isTooLarge ? index : min(max(next, 1), count), count: count)
  }
}
