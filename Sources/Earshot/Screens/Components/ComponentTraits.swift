/// The properties of a component for screens, checks and reports.
public struct ComponentTraits: Sendable {
  package var presence = Presence.always
  /// The kind of static content; nil if users can act on the component.
  package var staticContent: StaticContent?
  /// The stop that represents the component.
  public var mainStop: StopID? {
    didSet { subjects = mainStop.map { [$0] } ?? [] }
  }
  var subjects: [StopID] = []
  var choiceRoles: [StopID.Role] = [.option]
  package var group: StopGroup?
  package var triggers: [Trigger] = []

  /// Whether users enter a value; the component must then have a visible label.
  public var isField = false
  /// Whether users search with the component.
  public var isSearch = false
  /// Whether the component must wait for results from the app.
  public var awaitsResults = false
  /// Whether swipes can adjust an amount.
  public var holdsAmount = false
  /// Whether the component is a link; readers can also list links, without the texts around them.
  public var isLink = false
  /// Whether the value can replace the name, as in a page control.
  public var isNamedByValue = false
  /// Whether the component can receive keyboard focus.
  public var isFocusable = true
  /// Whether the component is being edited.
  public var isEditing = false
  /// Whether editing shows the on-screen keyboard.
  public var opensKeyboard = true
  /// Whether the component gets a position if its parent contains pages.
  public var hasPlace = false
  /// Whether the nested components are pages with positions.
  public var holdsPages = false
  var columns = 0
  /// Whether the nested components are hidden until the component expands.
  var hidesContents = false
  /// Whether overrides, except overrides of the label, apply to each choice.
  public var isOfChoices = false
  /// Whether the choices are actions.
  ///
  /// If true, choices with the role `radio` exclude each other; several of the other choices can be
  /// selected.
  public var choicesAct = false

  var allowsSeveral = false
  /// Whether the component is a choice or group of choices that needs a group label.
  var wantsGroupLabel = false
  /// Whether the component is a row, card or picker; the platforms' toolkits have no role for
  /// these.
  var isItem = false
  /// Whether the component's on or off state is assumed, because the design does not set it.
  var isStateAssumed = false
  /// Whether the design sets neither `checked` nor `on`; `stateDescription` is then the only state.
  var isStateOpen = false
  var isTypedText = false
  var purposes: [String] = []
  var isTemporary = false

  /// The value in the design; it is a name only if ``isNamedByValue`` is true.
  public var value: String?
  /// The text in an empty field; it does not count as a name.
  public var placeholder: String?
  /// The meaning of the icon that replaces the visible label.
  public var iconMeaning: String?
  /// An image's alternative text, which is read with the label.
  public var imageText: String?
  /// The names of contents that are not choices, such as the buttons of an alert.
  public var names: [String] = []
  /// The texts that follow the label in the same stop.
  public var groupedTexts: [String] = []
  /// The visible texts that no other property contains.
  public var texts: [String] = []

  /// The way to announce the expanded state: by the platform, in the name, or not at all; nil if
  /// the component does not expand, or if designs cannot choose.
  package var stateTeller: Disclosure.Teller?
  /// The location of the key that lists the ways to close the component.
  public var closingsLocation: SourceLocation?

  /// Creates traits.
  public init(mainStop: StopID? = nil) {
    self.mainStop = mainStop
    subjects = mainStop.map { [$0] } ?? []
  }

  /// Returns whether the component's hint, actions and overrides apply to a stop.
  ///
  /// If the hint, actions and overrides apply to no stop, the first stop gets them.
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

package enum Presence: Sendable, Hashable {
  case always
  case overlay
  case announcement
}

package enum StaticContent: Sendable, Hashable {
  case text, image
}
