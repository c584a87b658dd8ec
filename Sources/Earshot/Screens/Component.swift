/// A control or container of a screen, as a designer means it.
///
/// A component owns its state, exposes the elements that each platform's accessibility interface
/// would show for it, and lists the states that it can be in.
public protocol Component: Sendable {
  /// The states that it can be in, by the names that reports and designs give them.
  associatedtype State: RawRepresentable<String>, Hashable, Sendable

  /// The name of its kind, such as `dropdown`.
  var kind: String { get }

  /// What every component has.
  var common: CommonAttributes { get set }

  /// The states that the component can be in; the first is the usual one.
  var states: [State] { get }

  /// The state that the design puts it in.
  var state: State { get }

  /// Returns the component in one of its states, one change away from the design's.
  func inState(_ state: State) -> Self

  /// Pairs of states that must not sound alike.
  static var opposites: [(State, State)] { get }

  /// The elements that UIKit would expose, one for each focus stop, in reading order. The `id` of
  /// an element is the name of its stop (see ``StopID``).
  func voiceOverElements(_ wording: Wording) -> [ExposedElement]

  /// The nodes that Android would expose. A node whose facts have a part is a focus stop, and its `id`
  /// is the name of the stop.
  func talkBackNodes(_ wording: Wording) -> [ExposedNode]

  /// The stop that is the component itself, so that the component's name is enough to tell it.
  var mainStop: StopID? { get }

  /// Returns whether a stop is the component itself, so that hint, actions and overrides are for it;
  /// where none is, they are for the first.
  func isSubject(_ stop: StopID) -> Bool

  /// Whether it is a group of choices, so that overrides are for each of them but for the label.
  var isOfChoices: Bool { get }

  /// Whether what stands in it are pages, each of which has a place.
  var holdsPages: Bool { get }

  /// Whether it is a link, which is also heard in a list of links without what is around it.
  var isLink: Bool { get }

  /// Whether it holds an amount that swipes adjust.
  var holdsAmount: Bool { get }

  /// Whether its value says what it is, as with the platform's own wheels and page controls, which have
  /// no name.
  var isNamedByValue: Bool { get }

  /// Returns whether a stop is one of several of which one is picked.
  func isChoice(_ stop: StopID) -> Bool

  /// Returns whether `preview` shows a stop, as one of those that stand for many alike.
  func isExemplary(_ stop: StopID) -> Bool

  /// The components that stand inside this one.
  var nestedComponents: [any Component] { get set }

  /// Its place among others, where the design tells one.
  var position: Position? { get set }

  /// The group that its stops and the components inside it stand in; nil where readers say none.
  var group: StopGroup? { get }

  /// When it is on the screen.
  var presence: Presence { get }

  /// Whether people put something in, so that they must see what is wanted.
  var isField: Bool { get }

  /// Whether the focus of a keyboard can come to it.
  var isFocusable: Bool { get }

  /// Whether people search with it, so that the app may show results.
  var isSearch: Bool { get }

  /// What it is where nobody acts on it.
  var staticContent: StaticContent? { get }

  /// The texts that it reads in one swipe, besides its label.
  var groupedTexts: [String] { get }

  /// The alternative text of an image that is read with its label.
  var imageText: String? { get }

  /// What users pick from inside it, such as options.
  var choices: [Choice] { get set }

  /// Returns what is announced by itself without moving focus; nil for nothing.
  func announcedText(_ wording: Wording) -> String?

  /// The names that the designer wrote for what stands inside it, such as options.
  var innerNames: [WrittenName] { get }

  /// The texts that the designer wrote for what is seen in it, besides names and placeholder.
  var writtenTexts: [WrittenName] { get }

  /// The meaning of the icon that is seen in the place of the label.
  var iconMeaning: String? { get }

  /// What an empty field shows; never the name.
  var placeholder: String? { get }

  /// The value as the designer wrote it; never the name.
  var writtenValue: String? { get }

  /// Answers what a user does at one of its stops: takes on its new state and tells what follows.
  ///
  /// - Parameters:
  ///   - interaction: What the user does.
  ///   - stop: The stop that has focus; nil where focus is elsewhere.
  ///   - platform: The platform, whose guidelines say what happens.
  /// - Returns: What follows, in order; nothing when the component does not answer.
  mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform
  ) -> [Event]

  /// Answers as ``perform(_:at:on:)`` does, where the answer needs the app's own words, such as a
  /// date that is typed; without one of its own the component answers as there.
  mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event]

  /// Returns whether a stop is said when it comes up, and focus cannot come to it.
  func isAnnouncement(_ stop: StopID, on platform: Platform) -> Bool

  /// What it shows over the screen now; nil while it is closed.
  func opening(on platform: Platform, _ wording: Wording) -> Opening?

  /// Who tells whether it is open; nil where it does not open, or its kind leaves no choice.
  var stateTeller: Disclosure.Teller? { get }

  /// The ways to close it that the design lists; nil where it leaves them to the platform.
  var closings: [Closing]? { get }

  /// Where the ways to close it stand.
  var closingsLocation: SourceLocation? { get }

  /// Whether it has the keyboard.
  var isEditing: Bool { get }

  /// The stops that open something else of the screen when they are activated.
  var triggers: [Trigger] { get }
}

extension Component {
  public static var opposites: [(State, State)] { [] }
  public var mainStop: StopID? { nil }
  public func isSubject(_ stop: StopID) -> Bool { stop == mainStop }
  public func isExemplary(_ stop: StopID) -> Bool { true }
  public func isChoice(_ stop: StopID) -> Bool { stop.role == .option }
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform
  ) -> [Event] { [] }
  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] { perform(interaction, at: stop, on: platform) }
  public func isAnnouncement(_ stop: StopID, on platform: Platform) -> Bool { false }
  public var nestedComponents: [any Component] {
    get { [] }
    set {}
  }
  public var presence: Presence { .always }
  public var group: StopGroup? { nil }
  public var position: Position? {
    get { nil }
    set {}
  }
  public var isOfChoices: Bool { false }
  public var holdsPages: Bool { false }
  public var isLink: Bool { false }
  public var holdsAmount: Bool { false }

  public var isNamedByValue: Bool { false }
  public var isField: Bool { false }
  public var isFocusable: Bool { true }
  public var isSearch: Bool { false }
  public var staticContent: StaticContent? { nil }
  public var groupedTexts: [String] { [] }
  public var imageText: String? { nil }
  public var iconMeaning: String? { nil }
  public var stateTeller: Disclosure.Teller? { nil }
  public var closings: [Closing]? { nil }
  public var closingsLocation: SourceLocation? { nil }
  public var choices: [Choice] {
    get { [] }
    set {}
  }
  public func announcedText(_ wording: Wording) -> String? { nil }
  public var innerNames: [WrittenName] { choices.names(in: common) }
  public var writtenTexts: [WrittenName] {
    groupedTexts.map { WrittenName($0, at: common.location) }
      + choices.compactMap { choice in
        choice.content.map { WrittenName($0, at: choice.location ?? common.location) }
      }
  }
  public var placeholder: String? { nil }
  public var writtenValue: String? { nil }
  public func opening(on platform: Platform, _ wording: Wording) -> Opening? { nil }
  public var isEditing: Bool { false }
  public var triggers: [Trigger] { [] }

  /// The name of the component on its screen.
  public var id: String {
    common.ownID ?? common.settledID
      ?? CommonAttributes.slug(of: common.label.isEmpty ? kind : common.label)
  }

  /// Returns the component with something changed.
  public func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}

/// When a component is on its screen.
public enum Presence: Sendable, Hashable {
  /// From the beginning.
  case always
  /// From when something opens it until it is closed; it stands over the rest of the screen.
  case overlay
  /// It is said when it comes, and is no stop.
  case announcement
}

/// What nobody acts on, and the reader stops at.
public enum StaticContent: Sendable, Hashable {
  case text, image
}

/// A name that a designer wrote, and where.
public struct WrittenName: Sendable, Hashable {
  /// The name.
  public var text: String
  /// Where it stands.
  public var location: SourceLocation

  /// Creates a name.
  public init(_ text: String, at location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
