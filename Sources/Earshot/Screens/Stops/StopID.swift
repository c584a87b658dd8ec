/// The identity of a stop in its component: a role, and a label if several stops have the role.
public struct StopID: Sendable, Hashable {
  /// The role of a stop; custom kinds can add roles.
  public struct Role: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
    /// The name, which must not contain full stops.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a role.
    public init(stringLiteral name: String) { rawValue = name }

    /// The button that opens a dropdown or menu.
    public static let trigger: Role = "trigger"
    /// A choice of a dropdown, radio group, segmented control or tab bar.
    public static let option: Role = "option"
    /// An item of a menu.
    public static let item: Role = "item"
    /// A button of an alert or banner.
    public static let button: Role = "button"
    /// The field of a search field or date picker.
    public static let field: Role = "field"
    /// The button that shows a password.
    public static let reveal: Role = "reveal"
    /// The button that clears a text.
    public static let clear: Role = "clear"
    /// The announcement of results.
    public static let results: Role = "results"
    /// The button next to the field of a date picker.
    public static let open: Role = "open"
    /// The text field of an open date picker.
    public static let input: Role = "input"
    /// The month of a calendar, or a value in a month column.
    public static let month: Role = "month"
    /// A day of a calendar, or a value in a day column.
    public static let day: Role = "day"
    /// A value in a year column.
    public static let year: Role = "year"
    /// The hour of an open time picker.
    public static let hour: Role = "hour"
    /// The minute of an open time picker.
    public static let minute: Role = "minute"
    /// AM or PM in an open time picker.
    public static let period: Role = "period"
    /// A number on a clock face.
    public static let number: Role = "number"
    /// The button that switches between clock face and text fields.
    public static let mode: Role = "mode"
    /// The colon between hour and minute.
    public static let colon: Role = "colon"
    /// A loading indicator.
    public static let loading: Role = "loading"
    /// The announcement that loading is done.
    public static let done: Role = "done"
    /// A row that users can move.
    public static let row: Role = "row"
    /// The handle of a row.
    public static let handle: Role = "handle"
    /// The announcement of a row's movement.
    public static let moved: Role = "moved"
    /// The back button of a navigation bar.
    public static let back: Role = "back"
    /// The message of a banner.
    public static let banner: Role = "banner"
    /// The grabber that resizes a sheet.
    public static let grabber: Role = "grabber"
    /// A picker wheel, or a value of a picker wheel.
    public static let wheel: Role = "wheel"
    /// The button that applies a selection.
    public static let set: Role = "set"
    /// The button that cancels a selection.
    public static let cancel: Role = "cancel"
    /// The visible button that closes an open component.
    public static let close: Role = "close"
    /// The invisible element that closes an open component.
    public static let dismiss: Role = "dismiss"
    /// The title of an open component.
    public static let title: Role = "title"
    /// The heading of a calendar.
    public static let heading: Role = "heading"
    /// An alert's text below its title.
    public static let body: Role = "body"
    /// The label of a list or a group of choices.
    public static let label: Role = "label"
    /// The button that decreases the value of a stepper.
    public static let decrease: Role = "decrease"
    /// The value of a stepper.
    public static let value: Role = "value"
    /// The button that increases the value of a stepper.
    public static let increase: Role = "increase"
    /// A text in a separate view, below a field or next to an image.
    public static let content: Role = "content"
    /// Texts that are announced together.
    public static let group: Role = "group"
    /// A text that is announced although focus cannot reach it.
    public static let toast: Role = "toast"
  }

  /// The role.
  public var role: Role
  /// The name that distinguishes the stop from others with the same role, such as an option's
  /// label.
  public var label: String?

  /// Creates an identity.
  public init(_ role: Role, _ label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// Parses a stop's name, as printed in reports.
  public init(_ name: String) {
    let pieces = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    role = Role(rawValue: String(pieces[0]))
    label = pieces.count == 2 ? String(pieces[1]) : nil
  }
}

extension StopID: CustomStringConvertible {
  /// The name in designs, scripts and reports, such as `trigger` or `option.Record locator`.
  public var description: String { role.rawValue + (label.map { ".\($0)" } ?? "") }
}

extension ExposedElement {
  var stop: StopID? { element.id.map { StopID($0) } }

  init(
    _ role: StopID.Role, _ name: String? = nil, label: String?, value: String? = nil,
    traits: Traits = [], part: String
  ) {
    self.init(
      VoiceOverElement(
        id: StopID(role, name).description, label: label, value: value, traits: traits),
      part: part)
  }

  static func closing(
    _ role: StopID.Role, _ key: String, part: String, _ wording: Wording
  ) -> ExposedElement {
    ExposedElement(role, label: wording.word(key), traits: .button, part: part)
  }

  /// Returns the invisible button that closes a component; the guidelines' profiles do not announce
  /// its role.
  static func dismissRegion(_ key: String, part: String, _ wording: Wording) -> ExposedElement {
    var element = closing(.dismiss, key, part: part, wording)
    element.facts.omit(.role(.button))
    return element
  }
}

extension ExposedNode {
  var stop: StopID? {
    get { node.stop }
    set { node.id = newValue?.description }
  }

  init(of role: StopID.Role, _ name: String? = nil, part: String, className: String) {
    self.init(part: part)
    stop = StopID(role, name)
    node.className = className
  }

  static func text(
    _ text: String, _ role: StopID.Role? = nil, _ name: String? = nil, part: String? = nil
  ) -> ExposedNode {
    var node = ExposedNode(part: part)
    node.stop = role.map { StopID($0, name) }
    node.className = "android.widget.TextView"
    node.text = text
    return node
  }

  static func button(
    _ role: StopID.Role, _ name: String? = nil, part: String, label: String
  ) -> ExposedNode {
    var node = ExposedNode(of: role, name, part: part, className: "android.widget.Button")
    node.text = label
    node.clickable = true
    node.focusable = true
    return node
  }

  static func field(_ role: StopID.Role, part: String) -> ExposedNode {
    var node = ExposedNode(of: role, part: part, className: "android.widget.EditText")
    node.editable = true
    node.focusable = true
    return node
  }
}

extension TalkBackNode {
  var stop: StopID? { id.map { StopID($0) } }
}
