/// Every rule that a part of a TalkBack announcement can carry; the sentences and sources stand in
/// the profile.
enum TalkBackRule: String, Sendable, Hashable, CaseIterable {
  // The tree description.
  case selected = "talkback.selected"
  case disabled = "talkback.disabled"
  case label = "talkback.label"
  case collapsed = "talkback.status.collapsed"
  case expanded = "talkback.status.expanded"
  case checked = "talkback.status.checked"
  case notChecked = "talkback.status.not-checked"
  case error = "talkback.error"
  case hintText = "talkback.hint-text"
  case tooltip = "talkback.tooltip"
  case unlabelled = "talkback.unlabelled"

  // Name, role and state.
  case contentDescription = "talkback.name.content-description"
  case text = "talkback.name.text"
  case elementID = "talkback.name.element-id"
  case password = "talkback.name.password"
  case passwordLength = "talkback.name.password-length"
  case role = "talkback.role"
  case roleDescription = "talkback.role.description"
  case page = "talkback.role.page"
  case heading = "talkback.role.heading"
  case stateDescription = "talkback.state.description"
  case editing = "talkback.state.editing"
  case unlabelledImage = "talkback.state.unlabelled"
  case switchText = "talkback.state.switch-text"
  case switchedOn = "talkback.state.on"
  case switchedOff = "talkback.state.off"
  case percent = "talkback.state.percent"
  case rangeValue = "talkback.state.range"

  // Collections, containers and windows.
  case inCollection = "talkback.collection.in"
  case outOfCollection = "talkback.collection.out"
  case inPager = "talkback.collection.in-pager"
  case outOfPager = "talkback.collection.out-of-pager"
  case outOfGridPager = "talkback.collection.out-of-grid-pager"
  case level = "talkback.collection.level"
  case count = "talkback.collection.count"
  case listPosition = "talkback.item.list-position"
  case gridPosition = "talkback.item.grid-position"
  case rowHeader = "talkback.item.row-header"
  case columnHeader = "talkback.item.column-header"
  case itemHeading = "talkback.item.heading"
  case inContainer = "talkback.container.in"
  case outOfContainer = "talkback.container.out"
  case window = "talkback.window"
  case overlayWindow = "talkback.window.picture-in-picture"

  // Usage hints.
  case clickHint = "talkback.hint.click"
  case clickLabelHint = "talkback.hint.click-label"
  case selectHint = "talkback.hint.select"
  case toggleHint = "talkback.hint.toggle"
  case longClickHint = "talkback.hint.long-click"
  case longClickLabelHint = "talkback.hint.long-click-label"
  case editHint = "talkback.hint.edit"
  case changeHint = "talkback.hint.change"
  case adjustHint = "talkback.hint.adjust"
  case pickerHint = "talkback.hint.number-picker"
  case menuHint = "talkback.hint.menu"
  case readingControlHint = "talkback.hint.reading-control-actions"

  /// The name that parts carry.
  var id: Rule.ID { Rule.ID(rawValue: rawValue) }
}
