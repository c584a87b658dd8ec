/// The properties of a component that screens, checks and reports ask for.
public struct ComponentTraits: Sendable {
  /// When the component is on its screen.
  package var presence = Presence.always
  /// The kind of static content; nil for a component that users can act on.
  public var staticContent: StaticContent?
  /// The stop that represents the component.
  public var mainStop: StopID? {
    didSet { subjects = mainStop.map { [$0] } ?? [] }
  }
  /// The stops to which the hint, actions and overrides of the component apply.
  var subjects: [StopID] = []
  /// The roles of stops of which one can be selected.
  var choiceRoles: [StopID.Role] = [.option]
  /// The group that contains the component's stops and nested components; nil if readers announce
  /// none.
  package var group: StopGroup?
  /// The stops that open something else on the screen when they are activated.
  package var triggers: [Trigger] = []

  /// Whether users enter something, so that they must see the label.
  public var isField = false
  /// Whether users search with the component, so that the app may show results.
  public var isSearch = false
  /// Whether the component waits for results of the app.
  public var awaitsResults = false
  /// Whether the component has an amount that swipes adjust.
  public var holdsAmount = false
  /// Whether the component is a link, which users also find in a list of links without its context.
  public var isLink = false
  /// Whether the value identifies the component, as with the platforms' own wheels and page controls,
  /// which have no name.
  public var isNamedByValue = false
  /// Whether the keyboard can move focus to the component.
  public var isFocusable = true
  /// Whether the component has the keyboard.
  public var isEditing = false
  /// Whether the component can have a place among others.
  public var hasPlace = false
  /// Whether the nested components are pages, each with a place.
  public var holdsPages = false
  /// Whether the component is a group of choices, so that overrides apply to each choice, except the
  /// label.
  public var isOfChoices = false
  /// Whether the choices are actions, so that any number of choices without a role can be selected.
  public var choicesAct = false

  /// The value as the designer wrote it; never the name.
  public var value: String?
  /// The text that an empty field shows; never the name.
  public var placeholder: String?
  /// The meaning of the icon that replaces the visible label.
  public var iconMeaning: String?
  /// The alternative text of an image that is read with the label.
  public var imageText: String?
  /// The names of contents that are not choices, such as the buttons of an alert.
  public var names: [String] = []
  /// The texts that are read in one swipe after the label.
  public var groupedTexts: [String] = []
  /// Other visible texts.
  public var texts: [String] = []

  /// Who announces whether the component is open; nil if it does not open or the design has no choice.
  package var stateTeller: Disclosure.Teller?
  /// The location of the list of ways to close the component.
  public var closingsLocation: SourceLocation?

  /// Creates the traits of a component without a main stop.
  public init(mainStop: StopID? = nil) {
    self.mainStop = mainStop
    subjects = mainStop.map { [$0] } ?? []
  }

  /// Returns whether the hint, actions and overrides of the component apply to a stop; if they apply
  /// to none of its stops, they apply to the first.
  func isSubject(_ stop: StopID) -> Bool {
    isOfChoices ? stop.role == .option : subjects.contains(stop)
  }

  /// Returns the traits with a change.
  public func with(_ change: (inout ComponentTraits) -> Void) -> ComponentTraits {
    var traits = self
    change(&traits)
    return traits
  }
}

/// The time when a component is on its screen.
package enum Presence: Sendable, Hashable {
  /// From the beginning.
  case always
  /// While it is open, over the rest of the screen.
  case overlay
  /// Announced when it appears, without a stop.
  case announcement
}

/// Content that users cannot act on and the reader stops at.
public enum StaticContent: Sendable, Hashable {
  case text, image
}
