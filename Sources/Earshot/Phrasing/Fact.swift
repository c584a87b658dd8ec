/// A piece of information that a reader derives from a stop or an event.
///
/// Code must compare facts, never words.
package enum Fact: Sendable, Hashable {
  case name
  /// A hidden text, such as a password; its length can be announced.
  case secure
  case value
  case placeholder
  case role(Role)
  case selected
  case unselected
  case checked(CheckedState)
  case switched(CheckedState)
  case expanded
  case collapsed
  case disabled
  case enabled
  case editing
  case insertionPoint
  case required
  /// A state in the app's own words, or a state that only one reader announces.
  case state
  case unlabelled
  case error
  /// A position; `index` counts from 1.
  case position(index: Int, count: Int)
  case row
  case column
  case span
  case entered(Container)
  case left(Container)
  case start(Container)
  case end(Container)
  case count(Container)
  case level
  case headingLevel
  /// A text that is neither the name nor the value.
  case content
  case header
  case tooltip
  case hint(Hint)
  case actions
  case links
  case moreContent
  case announcement

  /// A role; the raw value is also the key of the role's word in documented vocabularies.
  package enum Role: String, Sendable, Hashable, CaseIterable {
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
    case own = "role.own"
  }

  package enum CheckedState: String, Sendable, Hashable, CaseIterable { case off, on, mixed }

  package enum Container: String, Sendable, Hashable, CaseIterable {
    case list, grid, pager, table, group, alert, landmark, window
    case tabBar = "tab-bar"
  }

  /// A usage hint; hints for the same action are the same fact, even if their words differ.
  package enum Hint: String, Sendable, Hashable, CaseIterable {
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
    /// A menu, except the menus for custom actions and for links.
    case menu = "hint.menu"
    case own = "hint.own"
  }
}

extension Fact {
  package var name: String {
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

  package var kind: Part.Kind {
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

  /// Whether the reader, not the app, chooses the fact's words.
  ///
  /// If the app chooses the words, facts are equal only if their words are equal.
  package var isReaders: Bool {
    switch self {
    case .role(.own), .state, .hint(.own), .entered(.group), .left(.group), .row, .column: false
    default: !kind.isOfApp
    }
  }

  package var isOfTap: Bool { self == .hint(.activate) || self == .hint(.toggle) }

  package static let all: [Fact] =
    [
      .name, .secure, .value, .placeholder, .selected, .unselected, .expanded, .collapsed,
      .disabled, .enabled, .editing, .insertionPoint, .required, .state, .unlabelled, .error,
      .position(index: 0, count: 0), .row, .column, .span, .level, .headingLevel, .content, .header,
      .tooltip, .actions, .links, .moreContent, .announcement,
    ] + Role.allCases.map(Fact.role) + CheckedState.allCases.map(Fact.checked)
    + CheckedState.allCases.map(Fact.switched) + Hint.allCases.map(Fact.hint)
    + Container.allCases.flatMap { [.entered($0), .left($0), .start($0), .end($0), .count($0)] }

  package init?(named name: String) {
    guard let fact = Self.byName[name] else { return nil }
    self = fact
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension Fact.CheckedState: ExpressibleByBooleanLiteral {
  package init(_ isOn: Bool) { self = isOn ? .on : .off }

  package init(booleanLiteral isOn: Bool) { self.init(isOn) }
}

extension Part.Kind {
  var isOfApp: Bool {
    switch self {
    case .name, .value, .content, .error, .announcement: true
    case .role, .state, .position, .container, .actions, .hint: false
    }
  }

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
