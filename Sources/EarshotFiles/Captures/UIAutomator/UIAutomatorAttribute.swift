internal import Earshot

enum UIAutomatorAttribute {
  typealias Apply = @Sendable (inout TalkBackNode, XMLDocument, XMLDocument.Attribute) -> Void

  static let table: [String: Apply] = [
    "class": { $0.className = $1.text($2) }, "text": { $0.text = $1.text($2) },
    "content-desc": { $0.contentDescription = $1.text($2) },
    "resource-id": {
      $0.viewIdResourceName = $1.text($2)
      $0.id = $0.viewIdResourceName
    },
    "hint": { $0.hintText = $1.text($2) },
    "error": { $0.error = $1.text($2) },
    "pane-title": { $0.paneTitle = $1.text($2) },
    "tooltip-text": { $0.tooltipText = $1.text($2) },
    "max-text-length": { $0.maxTextLength = Int($1.text($2)).flatMap { $0 > 0 ? $0 : nil } },
    "live-region": { $0.liveRegion = liveRegions[$1.text($2)] ?? .none },
    "actions": { $0.actions = actions($1.text($2)) },
    "extras": { $0.roleDescription = roleDescription(in: $1.text($2)) },
    "checkable": { $0.checkable = $1.isTrue($2) },
    "checked": { $0.checked = Fact.CheckedState($1.isTrue($2)) },
    "clickable": { $0.clickable = $1.isTrue($2) },
    "enabled": { $0.enabled = $1.isTrue($2) },
    "focusable": { $0.focusable = $1.isTrue($2) },
    "focused": { $0.focused = $1.isTrue($2) },
    "scrollable": { $0.scrollable = $1.isTrue($2) },
    "selected": { $0.selected = $1.isTrue($2) },
    "password": { $0.password = $1.isTrue($2) },
    "long-clickable": { $0.longClickable = $1.isTrue($2) },
    "displayed": { $0.visible = $1.isTrue($2) },
    "showing-hint": { $0.showingHintText = $1.isTrue($2) },
    "screen-reader-focusable": { $0.screenReaderFocusable = $1.isTrue($2) },
    "a11y-important": { $0.importantForAccessibility = $1.isTrue($2) ? .yes : .no },
    "heading": { $0.heading = $1.isTrue($2) },
    "content-invalid": { $0.contentInvalid = $1.isTrue($2) },
    "text-entry-key": { $0.textEntryKey = $1.isTrue($2) },
    // A dump does not contain the number of links, so one link is assumed.
    "text-has-clickable-span": { $0.links = $1.isTrue($2) ? 1 : 0 },
  ]

  private static let liveRegions: [String: TalkBackNode.LiveRegion] = [
    "1": .polite, "2": .assertive,
  ]

  /// Parses actions such as `ACTION_CLICK,ACTION_FOCUS` (Appium's setting
  /// `includeA11yActionsInPageSource`).
  private static func actions(_ list: String) -> [TalkBackNode.Action] {
    list.split { ", []".contains($0) }.map { word in
      let name = word.hasPrefix("ACTION_") ? word.dropFirst("ACTION_".count) : word
      return TalkBackNode.Action(TalkBackNode.Action.Name(rawValue: name.uppercased()))
    }
  }

  /// Returns the role description; AndroidX writes extras as `key=value;key=value`.
  private static func roleDescription(in extras: String) -> String? {
    for entry in extras.split(separator: ";") {
      let sides = entry.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].hasSuffix("roleDescription") else { continue }
      return String(sides[1])
    }
    return nil
  }
}
