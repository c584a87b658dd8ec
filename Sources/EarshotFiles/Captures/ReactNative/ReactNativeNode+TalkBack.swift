internal import Earshot

extension ReactNativeNode {
  /// The node that React Native exposes on Android (`ReactAccessibilityDelegate`).
  func talkBackNode(_ words: Wording) -> TalkBackNode {
    var node = TalkBackNode()
    node.id = props.text("testID")
    node.viewIdResourceName = node.id
    node.className = className
    node.roleDescription = role.flatMap { Self.wordsOfRoles[$0] }
      .map { words.toolkitWord("react-native.\($0)_description") }
    node.heading = role == "header"
    node.enabled = isEnabled
    node.selected = state("selected") == true
    node.checkable = isChecked != nil && !isMixed
    node.checked = isMixed ? .mixed : Fact.CheckedState(isChecked == true)
    node.rangeInfo = range
    node.links = links
    // A text inside a pressable element is a stop only if it is `accessible` (`Text.js`).
    node.screenReaderFocusable =
      isText ? props.flag("accessible") == true : isAccessible && !isField
    node.focusable = isAccessible && !isText
    node.clickable =
      isEnabled
      && (props.flag("focusable") == true || props["onClick"] != nil || isField || isSwitch)
    node.longClickable = isField
    node.liveRegion = liveRegion
    node.importantForAccessibility = importance
    node.tooltipText = hint
    applyTexts(to: &node, words)
    applyActions(to: &node)
    return node
  }

  /// Sets the description: the label, "mixed", "busy" and the value, joined in this order.
  private func applyTexts(to node: inout TalkBackNode, _ words: Wording) {
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
    if isMixed { description.append(words.toolkitWord("react-native.state_mixed_description")) }
    if isBusy { description.append(words.toolkitWord("react-native.state_busy_description")) }
    if node.rangeInfo == nil, let value { description.append(value) }
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
    if let role, role == "header" || Self.wordsOfRoles[role] != nil { return "android.view.View" }
    if isSwitch { return "android.widget.Switch" }
    if isText { return "android.widget.TextView" }
    if isSpinner { return "android.widget.ProgressBar" }
    return type.hasSuffix("Image") ? "android.widget.ImageView" : "android.view.ViewGroup"
  }

  private static let widgetsOfRoles = [
    "button": "Button", "togglebutton": "ToggleButton", "search": "EditText", "image": "ImageView",
    "imagebutton": "ImageButton", "adjustable": "SeekBar", "checkbox": "CheckBox",
    "radio": "RadioButton", "spinbutton": "SpinButton", "dropdownlist": "Spinner",
    "switch": "Switch", "text": "TextView",
  ]

  private static let wordsOfRoles = [
    "alert": "alert", "combobox": "combobox", "image": "image", "imagebutton": "imagebutton",
    "link": "link", "menu": "menu", "menubar": "menubar", "menuitem": "menuitem",
    "progressbar": "progressbar",
    "radiogroup": "radiogroup", "scrollbar": "scrollbar", "spinbutton": "spinbutton",
    "summary": "summary", "tab": "rn_tab", "tablist": "tablist", "timer": "timer",
    "toolbar": "toolbar",
  ]
}
