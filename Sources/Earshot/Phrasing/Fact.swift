/// What a focus stop or an event tells, in the field's own terms, in whatever words it is said.
///
/// Readers' rules make facts of what a platform exposes; a profile says them in its order and its
/// vocabulary's words. What a part means is asked of its fact, never of its words.
public enum Fact: Sendable, Hashable {
  /// What the element is called.
  case name
  /// That the text of the field is hidden, or how long it is.
  case secure
  /// What the element holds.
  case value
  /// What an empty field shows.
  case placeholder
  /// The type of the control.
  case role(Role)
  case selected
  case unselected
  /// A checkbox or radio button.
  case checked(CheckedState)
  /// A switch.
  case switched(CheckedState)
  case expanded
  case collapsed
  case disabled
  case enabled
  /// The field has the keyboard.
  case editing
  /// Where in the text of the field the next character goes.
  case insertionPoint
  case required
  /// A state in the app's own words, such as a `stateDescription`, or one that only this reader has.
  case state
  /// That there is no name.
  case unlabelled
  case error
  /// The place among others, from 1.
  case position(index: Int, count: Int)
  /// The row or column of a table or grid, by its number or its header.
  case row
  case column
  /// How many rows or columns a cell spans.
  case span
  /// Focus has entered a container.
  case entered(Container)
  /// Focus has left a container.
  case left(Container)
  /// The element is the first of a container.
  case start(Container)
  /// The element is the last of a container.
  case end(Container)
  /// How many items, rows or columns a container has.
  case count(Container)
  /// How deep a collection stands inside others.
  case level
  /// The level of a heading.
  case headingLevel
  /// A text beside the name in the same stop.
  case content
  /// A header of the table that the cell belongs to.
  case header
  case tooltip
  case hint(Hint)
  /// That there are actions in a menu of the reader.
  case actions
  /// That there are links in the text.
  case links
  /// That there is content that the user can ask for.
  case moreContent
  /// A text that an app, a window or an event says by itself.
  case announcement

  /// The type of a control; the raw value is the name of the fact and the key of its word in the
  /// documented vocabularies.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case button = "role.button"
    case link = "role.link"
    case heading = "role.heading"
    case image = "role.image"
    case checkbox = "role.checkbox"
    case radioButton = "role.radio-button"
    case `switch` = "role.switch"
    case slider = "role.slider"
    case progressBar = "role.progress-bar"
    case editBox = "role.edit-box"
    case textField = "role.text-field"
    case secureTextField = "role.secure-text-field"
    case searchField = "role.search-field"
    case dropdownList = "role.dropdown-list"
    case popUpButton = "role.pop-up-button"
    case pickerItem = "role.picker-item"
    case backButton = "role.back-button"
    case adjustable = "role.adjustable"
    case draggable = "role.draggable"
    case tab = "role.tab"
    case tabBar = "role.tab-bar"
    case list = "role.list"
    case grid = "role.grid"
    case pager = "role.pager"
    case page = "role.page"
    case webView = "role.web-view"
    case menuButton = "role.menu-button"
    case table = "role.table"
    case dialog = "role.dialog"
    case alert = "role.alert"
    case stepper = "role.stepper"
    case key = "role.key"
    /// A role in the app's own words.
    case own = "role.own"
  }

  /// Whether something that can be checked or switched on is.
  public enum CheckedState: String, Sendable, Hashable, CaseIterable { case off, on, mixed }

  /// What holds other stops.
  public enum Container: String, Sendable, Hashable, CaseIterable {
    case list, grid, pager, table, group, alert, landmark, window
    case tabBar = "tab-bar"
  }

  /// What a usage hint tells how to do; the raw value is the name of the fact.
  ///
  /// Two hints are the same fact when they name the same action.
  public enum Hint: String, Sendable, Hashable, CaseIterable {
    case activate = "hint.activate"
    case toggle = "hint.toggle"
    case select = "hint.select"
    case change = "hint.change"
    case edit = "hint.edit"
    case adjust = "hint.adjust"
    case expand = "hint.expand"
    case collapse = "hint.collapse"
    case open = "hint.open"
    case longPress = "hint.long-press"
    case drag = "hint.drag"
    case touchDirectly = "hint.touch-directly"
    case proofread = "hint.proofread"
    /// That the reader's menu has something for the element, beside custom actions and links.
    case menu = "hint.menu"
    /// The author's own hint.
    case own = "hint.own"
  }
}

extension Fact {
  /// The stable name of the fact, as JSON and profiles write it; numbers are left out.
  public var name: String {
    switch self {
    case .name: "name"
    case .secure: "secure"
    case .value: "value"
    case .placeholder: "placeholder"
    case .role(let role): role.rawValue
    case .selected: "selected"
    case .unselected: "unselected"
    case .checked(let state): "checked.\(state.rawValue)"
    case .switched(let state): "switched.\(state.rawValue)"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .disabled: "disabled"
    case .enabled: "enabled"
    case .editing: "editing"
    case .insertionPoint: "insertion-point"
    case .required: "required"
    case .state: "state"
    case .unlabelled: "unlabelled"
    case .error: "error"
    case .position: "position"
    case .row: "row"
    case .column: "column"
    case .span: "span"
    case .entered(let container): "entered.\(container.rawValue)"
    case .left(let container): "left.\(container.rawValue)"
    case .start(let container): "start.\(container.rawValue)"
    case .end(let container): "end.\(container.rawValue)"
    case .count(let container): "count.\(container.rawValue)"
    case .level: "level"
    case .headingLevel: "heading-level"
    case .content: "content"
    case .header: "header"
    case .tooltip: "tooltip"
    case .hint(let hint): hint.rawValue
    case .actions: "actions"
    case .links: "links"
    case .moreContent: "more-content"
    case .announcement: "announcement"
    }
  }

  /// The coarse kind of a part that tells the fact.
  public var kind: Part.Kind {
    switch self {
    case .name, .secure: .name
    case .value, .placeholder: .value
    case .role: .role
    case .selected, .unselected, .checked, .switched, .expanded, .collapsed, .disabled, .enabled,
      .editing, .insertionPoint, .required, .state, .unlabelled:
      .state
    case .error: .error
    case .position, .row, .column, .span, .headingLevel: .position
    case .entered, .left, .start, .end, .count, .level: .container
    case .content, .header, .tooltip: .content
    case .actions, .links, .hint(.menu): .actions
    case .hint, .moreContent: .hint
    case .announcement: .announcement
    }
  }

  /// Whether the fact means the same in whatever words it is said; a name, or a role in the app's own
  /// words, is another one in other words.
  public var isReaders: Bool {
    switch self {
    case .role(.own), .state, .hint(.own), .entered(.group), .left(.group), .row, .column: false
    default: !kind.isOfApp
    }
  }

  /// Whether it is only that a double-tap does something, which a reader says of whatever takes one.
  package var isOfTap: Bool { self == .hint(.activate) || self == .hint(.toggle) }

  /// Every fact, with the numbers of places as 0.
  public static let all: [Fact] =
    [
      .name, .secure, .value, .placeholder, .selected, .unselected, .expanded, .collapsed,
      .disabled, .enabled, .editing, .insertionPoint, .required, .state, .unlabelled, .error,
      .position(index: 0, count: 0), .row, .column, .span, .level, .headingLevel, .content, .header,
      .tooltip, .actions, .links, .moreContent, .announcement,
    ] + Role.allCases.map(Fact.role) + CheckedState.allCases.map(Fact.checked)
    + CheckedState.allCases.map(Fact.switched) + Hint.allCases.map(Fact.hint)
    + Container.allCases.flatMap { [.entered($0), .left($0), .start($0), .end($0), .count($0)] }

  /// Finds a fact by its name; nil when there is none.
  public init?(named name: String) {
    guard let fact = Self.byName[name] else { return nil }
    self = fact
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Fact.CheckedState: ExpressibleByBooleanLiteral {
  /// Creates the state of what is either on or off.
  public init(_ isOn: Bool) { self = isOn ? .on : .off }

  public init(booleanLiteral isOn: Bool) { self.init(isOn) }
}

extension Part.Kind {
  /// Whether the words are the app's own and not the reader's.
  var isOfApp: Bool {
    switch self {
    case .name, .value, .content, .error, .announcement: true
    case .role, .state, .position, .container, .actions, .hint: false
    }
  }

  /// The fact of which no more is known than its kind.
  package var plainFact: Fact {
    switch self {
    case .name: .name
    case .value: .value
    case .role: .role(.own)
    case .state: .state
    case .position: .position(index: 0, count: 0)
    case .container: .entered(.group)
    case .content: .content
    case .error: .error
    case .actions: .actions
    case .hint: .hint(.own)
    case .announcement: .announcement
    }
  }
}
