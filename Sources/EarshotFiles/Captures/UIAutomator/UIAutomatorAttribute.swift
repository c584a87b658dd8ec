internal import Earshot

/// An attribute of a node in a dump of UiAutomator, by its name in the file.
enum UIAutomatorAttribute: String {
  case className = "class"
  case text
  case contentDescription = "content-desc"
  case resourceID = "resource-id"
  case bounds
  case checkable, checked, clickable, enabled, focusable, focused, selected, password
  case longClickable = "long-clickable"
  case displayed
  case hint
  case showingHint = "showing-hint"
  case screenReaderFocusable = "screen-reader-focusable"
  case important = "a11y-important"
  case heading
  case liveRegion = "live-region"
  case maxTextLength = "max-text-length"
  case error
  case contentInvalid = "content-invalid"
  case textEntryKey = "text-entry-key"
  case textHasClickableSpan = "text-has-clickable-span"
  case paneTitle = "pane-title"
  case tooltipText = "tooltip-text"
  case actions
  case extras
  case isCollection = "is-collection"

  func apply(
    _ attribute: XMLDocument.Attribute, of document: XMLDocument, to node: inout TalkBackNode
  ) {
    switch self {
    case .className: node.className = document.text(attribute)
    case .text: node.text = document.text(attribute)
    case .contentDescription: node.contentDescription = document.text(attribute)
    case .resourceID:
      node.viewIdResourceName = document.text(attribute)
      node.id = node.viewIdResourceName
    case .hint: node.hintText = document.text(attribute)
    case .error: node.error = document.text(attribute)
    case .paneTitle: node.paneTitle = document.text(attribute)
    case .tooltipText: node.tooltipText = document.text(attribute)
    case .maxTextLength:
      node.maxTextLength = Int(document.text(attribute)).flatMap { $0 > 0 ? $0 : nil }
    case .liveRegion: node.liveRegion = Self.liveRegion(document.text(attribute))
    case .actions: node.actions = Self.actions(document.text(attribute))
    case .extras: node.roleDescription = Self.roleDescription(in: document.text(attribute))
    case .bounds, .isCollection: break
    default: applyFlag(document.isValue(attribute, "true"), to: &node)
    }
  }

  private func applyFlag(_ flag: Bool, to node: inout TalkBackNode) {
    switch self {
    case .checkable: node.checkable = flag
    case .checked: node.checked = Fact.CheckedState(flag)
    case .clickable: node.clickable = flag
    case .enabled: node.enabled = flag
    case .focusable: node.focusable = flag
    case .focused: node.focused = flag
    case .selected: node.selected = flag
    case .password: node.password = flag
    case .longClickable: node.longClickable = flag
    case .displayed: node.visible = flag
    case .showingHint: node.showingHintText = flag
    case .screenReaderFocusable: node.screenReaderFocusable = flag
    case .important: node.importantForAccessibility = flag ? .auto : .no
    case .heading: node.heading = flag
    case .contentInvalid: node.contentInvalid = flag
    case .textEntryKey: node.textEntryKey = flag
    // The file does not say how many there are.
    case .textHasClickableSpan: node.links = flag ? 1 : 0
    default: break
    }
  }

  private static func liveRegion(_ number: String) -> TalkBackNode.LiveRegion {
    switch number {
    case "1": .polite
    case "2": .assertive
    default: .none
    }
  }

  /// `ACTION_CLICK,ACTION_FOCUS`, as Appium writes them with `includeA11yActionsInPageSource`.
  private static func actions(_ list: String) -> [TalkBackNode.Action] {
    list.split { ", []".contains($0) }.map { word in
      let name = word.hasPrefix("ACTION_") ? word.dropFirst("ACTION_".count) : word
      return TalkBackNode.Action(TalkBackNode.Action.Name(rawValue: name.uppercased()))
    }
  }

  /// `key=value;key=value`; AndroidX keeps the role description among the extras.
  private static func roleDescription(in extras: String) -> String? {
    for entry in extras.split(separator: ";") {
      let sides = entry.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].hasSuffix("roleDescription") else { continue }
      return String(sides[1])
    }
    return nil
  }
}
