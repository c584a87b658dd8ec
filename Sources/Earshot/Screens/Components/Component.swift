/// A control or container of a screen, as a designer means it.
///
/// A component has a state, exposes the elements of each platform's accessibility interface, and
/// answers actions with a new state and events.
public protocol Component: Sendable {
  /// The states that the component can be in, by the names in reports and designs.
  associatedtype State: RawRepresentable<String>, Hashable, Sendable

  /// The kind.
  var kind: ComponentKind { get }

  /// The attributes that every component has.
  var common: CommonAttributes { get set }

  /// The states that the component can be in; the first is the usual one.
  var states: [State] { get }

  /// The current state. Setting it makes only the changes that the state needs.
  var state: State { get set }

  /// The nested components and the choices.
  var contents: ComponentContents { get set }

  /// The properties that screens, checks and reports ask for.
  var traits: ComponentTraits { get }

  /// Returns the elements that UIKit exposes, one for each focus stop, in reading order. The `id` of
  /// an element is the name of its stop (see ``StopID``).
  func voiceOverElements(_ wording: Wording) -> [ExposedElement]

  /// The nodes that Android would expose. A node whose facts have a part is a focus stop, and its `id`
  /// is the name of the stop.
  func talkBackNodes(_ wording: Wording) -> [ExposedNode]

  /// Answers a user's action at one of the stops: changes the state and returns the events that
  /// follow.
  ///
  /// - Parameters:
  ///   - interaction: The action.
  ///   - stop: The stop with focus; nil when focus is elsewhere.
  ///   - platform: The platform, which determines the effect of some actions.
  ///   - wording: The app's words.
  /// - Returns: The events, in order; none if the component does not answer.
  mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event]

  /// Returns what the component shows over the screen; nil while it is closed.
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

  /// The place among others.
  package var position: Position? {
    get { common.position }
    set { common.position = newValue }
  }

  /// The stop that represents the component, so that the component's id alone refers to it.
  package var mainStop: StopID? { traits.mainStop }

  /// Returns whether a stop is one of several of which one can be selected.
  func isChoice(_ stop: StopID) -> Bool { traits.choiceRoles.contains(stop.role) }

  /// The names that the designer wrote for the component's contents, such as options.
  var innerNames: [WrittenName] {
    choices.names(in: common) + traits.names.map { WrittenName($0, at: common.location) }
  }

  /// The visible texts that the designer wrote, except names and placeholder.
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
  /// The nested components, such as those of a list.
  public var components: [any Component]
  /// The choices, such as the options of a dropdown.
  public var choices: [Choice]

  /// Creates contents.
  public init(components: [any Component] = [], choices: [Choice] = []) {
    self.components = components
    self.choices = choices
  }
}

/// A name that a designer wrote, and its location.
package struct WrittenName: Sendable, Hashable {
  /// The name.
  package var text: String
  /// The location of the name.
  package var location: SourceLocation

  init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}

/// A place among others, from 1.
package struct Position: Sendable, Hashable {
  /// The place, from 1.
  package var index: Int
  /// The number of places.
  package var count: Int

  /// Creates a place.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
