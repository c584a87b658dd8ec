internal import Earshot

extension ReactNativeNode {
  /// The node that React Native exposes on Android (`ReactAccessibilityDelegate`).
  var talkBackNode: TalkBackNode {
    var node = TalkBackNode()
    node.id = props.text("testID")
    node.viewIdResourceName = node.id
    node.className = className
    node.roleDescription = role.flatMap { Self.descriptionsOfRoles[$0] }
    node.heading = role == "header"
    node.enabled = isEnabled
    node.selected = state("selected") == true
    node.checkable = isChecked != nil
    node.checked = isMixed ? .mixed : Fact.CheckedState(isChecked == true)
    if isMixed { node.stateDescription = "mixed" }
    node.rangeInfo = range
    node.links = links
    // A text inside a pressable element is a stop only if it is `accessible` (`Text.js`).
    node.screenReaderFocusable =
      isText ? props.flag("accessible") == true : isAccessible && !isField
    node.focusable = isAccessible && !isText
    node.clickable =
      isEnabled
      && (props.flag("focusable") == true || props["onClick"] != nil || isField || isSwitch)
    node.liveRegion = liveRegion
    node.importantForAccessibility = importance
    applyTexts(to: &node)
    applyActions(to: &node)
    return node
  }

  /// The description joins the label, "busy", the value and the hint.
  private func applyTexts(to node: inout TalkBackNode) {
    if isField {
      node.editable = props.flag("editable") != false
      node.password = props.flag("secureTextEntry") == true
      node.hintText = props.text("placeholder")
      node.text = props.text("value") ?? props.text("defaultValue") ?? node.hintText
      node.showingHintText = node.text != nil && node.text == node.hintText
      node.maxTextLength = props.integer("maxLength")
    } else if isText, !text.isEmpty {
      node.text = text
    }
    var description = label.map { [$0] } ?? []
    if state("busy") == true { description.append("busy") }
    if node.rangeInfo == nil, let value { description.append(value) }
    if let hint, !description.isEmpty { description.append(hint) }
    node.contentDescription = description.isEmpty ? nil : description.joined(separator: ", ")
  }

  private func applyActions(to node: inout TalkBackNode) {
    if let isExpanded = state("expanded") {
      node.actions.append(TalkBackNode.Action(isExpanded ? .collapse : .expand))
    }
    for action in actions {
      let name = Self.namesOfActions[action.name] ?? .custom
      node.actions.append(
        TalkBackNode.Action(name, label: action.label ?? (name == .custom ? action.name : nil)))
    }
  }

  private static let namesOfActions: [String: TalkBackNode.Action.Name] = [
    "activate": .click, "longpress": .longClick, "increment": .scrollForward,
    "decrement": .scrollBackward, "expand": .expand, "collapse": .collapse, "dismiss": .dismiss,
  ]

  private var liveRegion: TalkBackNode.LiveRegion {
    let region = props.text("aria-live") ?? props.text("accessibilityLiveRegion") ?? "none"
    return TalkBackNode.LiveRegion(rawValue: region) ?? .none
  }

  private var importance: TalkBackNode.Importance {
    switch props.text("importantForAccessibility") {
    case "yes": .yes
    case "no": .no
    case "no-hide-descendants": .noHideDescendants
    default: props.flag("aria-hidden") == true ? .noHideDescendants : .auto
    }
  }

  private var className: String {
    if isField { return "android.widget.EditText" }
    if role == "keyboardkey" { return "android.inputmethodservice.Keyboard$Key" }
    if let role, let name = Self.widgetsOfRoles[role] { return "android.widget.\(name)" }
    if isSwitch { return "android.widget.Switch" }
    if isText { return "android.widget.TextView" }
    return type.hasSuffix("Image") ? "android.widget.ImageView" : "android.view.ViewGroup"
  }

  private static let widgetsOfRoles = [
    "button": "Button", "togglebutton": "ToggleButton", "search": "EditText", "image": "ImageView",
    "imagebutton": "ImageButton", "adjustable": "SeekBar", "checkbox": "CheckBox",
    "radio": "RadioButton", "radiogroup": "RadioGroup", "spinbutton": "Spinner",
    "combobox": "Spinner", "switch": "Switch", "progressbar": "ProgressBar",
  ]

  private static let descriptionsOfRoles = [
    "link": "link", "alert": "alert", "menu": "menu", "menubar": "menu bar",
    "menuitem": "menu item", "scrollbar": "scroll bar", "tab": "tab", "tablist": "tab list",
    "timer": "timer", "toolbar": "tool bar", "summary": "summary",
  ]
}
