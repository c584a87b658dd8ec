/// Which focus stop of a component is meant: the role that the stop has there, and which of several
/// of the role it is.
public struct StopID: Sendable, Hashable {
  /// What a stop does in its component; a kind of one's own may have roles of its own.
  public struct Role: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name; it has no full stop.
    public let rawValue: String

    /// Creates a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a role of a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The button that opens a dropdown or menu.
    public static let trigger: Role = "trigger"
    /// One of the choices of a dropdown, radio group, segmented control or tab bar.
    public static let option: Role = "option"
    /// An item of a menu.
    public static let item: Role = "item"
    /// A button of an alert.
    public static let button: Role = "button"
    /// The field of a search field or date picker.
    public static let field: Role = "field"
    /// The announcement of results.
    public static let results: Role = "results"
    /// The button beside the field of a date picker.
    public static let open: Role = "open"
    /// The field of an open date picker that a date is typed into.
    public static let input: Role = "input"
    /// The month of a calendar, or a value of the column of months.
    public static let month: Role = "month"
    /// A day of a calendar, or a value of the column of days.
    public static let day: Role = "day"
    /// A value of the column of years.
    public static let year: Role = "year"
    /// The hour that an open time picker shows.
    public static let hour: Role = "hour"
    /// The minute that an open time picker shows.
    public static let minute: Role = "minute"
    /// The half of the day that an open time picker shows.
    public static let period: Role = "period"
    /// A number on the face of a clock.
    public static let number: Role = "number"
    /// The button between the face of a clock and fields to type into.
    public static let mode: Role = "mode"
    /// The colon between hour and minute.
    public static let colon: Role = "colon"
    /// What is waited for.
    public static let loading: Role = "loading"
    /// The announcement that something is done.
    public static let done: Role = "done"
    /// A row that can be put at another place.
    public static let row: Role = "row"
    /// What a row is put at another place by.
    public static let handle: Role = "handle"
    /// The announcement of what has happened to a row.
    public static let moved: Role = "moved"
    /// The button of a navigation bar that leads back.
    public static let back: Role = "back"
    /// What a banner says.
    public static let banner: Role = "banner"
    /// What a sheet is made larger and smaller by.
    public static let grabber: Role = "grabber"
    /// A picker wheel, or a value of one.
    public static let wheel: Role = "wheel"
    /// The button that keeps what has been picked.
    public static let set: Role = "set"
    /// The button that leaves everything as it was.
    public static let cancel: Role = "cancel"
    /// The button that can be seen and closes what is open.
    public static let close: Role = "close"
    /// The element that cannot be seen and closes what is open.
    public static let dismiss: Role = "dismiss"
    /// The title of what is open.
    public static let title: Role = "title"
    /// The heading of a calendar.
    public static let heading: Role = "heading"
    /// The text of an alert below its title.
    public static let body: Role = "body"
    /// The label of a group of choices or of a list.
    public static let label: Role = "label"
    /// The button of a stepper that makes its value less.
    public static let decrease: Role = "decrease"
    /// The value of a stepper.
    public static let value: Role = "value"
    /// The button of a stepper that makes its value more.
    public static let increase: Role = "increase"
    /// Texts that are read in one swipe.
    public static let group: Role = "group"
    /// A text that is said without a stop.
    public static let toast: Role = "toast"
  }

  /// What the stop does.
  public var role: Role
  /// Which of several of the role it is, such as the label of an option; nil for the only one.
  public var label: String?

  /// Creates the identity of a stop.
  public init(_ role: Role, _ label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// Reads a stop as it is printed.
  public init(_ name: String) {
    let pieces = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    role = Role(rawValue: String(pieces[0]))
    label = pieces.count == 2 ? String(pieces[1]) : nil
  }
}

extension StopID: CustomStringConvertible {
  /// The name by which designs, scripts and reports know the stop: `trigger`,
  /// `option.Record locator`, `day.2026-03-18`.
  public var description: String { role.rawValue + (label.map { ".\($0)" } ?? "") }
}

extension ExposedElement {
  /// The stop that the element is; its name is the id of the element.
  var stop: StopID? { element.id.map { StopID($0) } }

  /// Creates the element of a stop.
  init(
    _ role: StopID.Role, _ name: String? = nil, label: String?, value: String? = nil,
    traits: Traits = [], part: String
  ) {
    self.init(
      VoiceOverElement(
        id: StopID(role, name).description, label: label, value: value, traits: traits),
      part: part)
  }

  /// What closes something, which is called by a word of the wording.
  static func closing(
    _ role: StopID.Role, _ key: String, part: String, _ wording: Wording
  ) -> ExposedElement {
    ExposedElement(role, label: wording.word(key), traits: .button, part: part)
  }

  /// What cannot be seen and closes what is open: a button, which the guidelines do not call one.
  static func dismissRegion(_ key: String, part: String, _ wording: Wording) -> ExposedElement {
    var element = closing(.dismiss, key, part: part, wording)
    element.facts.omit(.role(.button))
    return element
  }
}

extension ExposedNode {
  /// The stop that the node is; its name is the id of the node.
  var stop: StopID? {
    get { node.stop }
    set { node.id = newValue?.description }
  }

  /// Creates the node of a stop.
  init(of role: StopID.Role, _ name: String? = nil, part: String, className: String) {
    self.init(part: part)
    stop = StopID(role, name)
    node.className = className
  }

  /// A text; one without a stop is read with what it stands in.
  static func text(_ text: String, _ role: StopID.Role? = nil, part: String? = nil) -> ExposedNode {
    var node = ExposedNode(part: part)
    node.stop = role.map { StopID($0) }
    node.className = "android.widget.TextView"
    node.text = text
    return node
  }

  /// A plain button.
  static func button(
    _ role: StopID.Role, _ name: String? = nil, part: String, label: String
  ) -> ExposedNode {
    var node = ExposedNode(of: role, name, part: part, className: "android.widget.Button")
    node.text = label
    node.clickable = true
    node.focusable = true
    return node
  }

  /// A field, which is named and filled as its toolkit does.
  static func field(_ role: StopID.Role, part: String) -> ExposedNode {
    var node = ExposedNode(of: role, part: part, className: "android.widget.EditText")
    node.editable = true
    node.focusable = true
    return node
  }
}

extension TalkBackNode {
  /// The stop that the node is; its name is the id of the node.
  var stop: StopID? { id.map { StopID($0) } }
}
