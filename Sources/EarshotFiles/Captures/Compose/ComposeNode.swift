internal import Earshot

struct ComposeNode {
  var tag: String?
  var bounds: TalkBackNode.Bounds?
  var properties: [String: String] = [:]
  var actions: Set<String> = []
  var flags: Set<String> = []
  var texts: [String] = []

  /// Returns the node that AndroidX exposes (`AndroidComposeViewAccessibilityDelegateCompat`).
  func talkBackNode(hasChildren: Bool, _ words: Wording) -> ExposedNode {
    var node = TalkBackNode()
    var part: String?
    node.id = tag
    node.bounds = bounds
    node.className = className
    if mergedTexts.isEmpty {
      node.text = isField ? properties["EditableText"] : list("Text")
      node.contentDescription = isField ? nil : list("ContentDescription")
    }
    node.error = properties["Error"]
    node.paneTitle = properties["PaneTitle"]
    node.maxTextLength = properties["MaxTextLength"].flatMap { Int($0) }
    node.liveRegion = properties["LiveRegion"].flatMap { .init(rawValue: $0.lowercased()) } ?? .none
    node.heading = has("Heading")
    node.enabled = !has("Disabled")
    node.password = has("Password")
    node.editable = isField && properties["IsEditable"] != "false"
    node.visible = !has("InvisibleToUser") && !has("HideFromAccessibility")
    node.focused = properties["Focused"] == "true"
    node.focusable = properties["Focused"] != nil || actions.contains("RequestFocus")
    node.rangeInfo = rangeInfo
    node.screenReaderFocusable =
      has("MergeDescendants") || !hasChildren && (node.text ?? node.contentDescription) != nil
    if let role, let described = Self.describedParts[role] {
      node.roleDescription = words.toolkitWord("compose.\(described.key)")
      part = described.part
    }
    applyState(to: &node, words)
    applyActions(to: &node)
    return ExposedNode(node, part: part)
  }

  var fieldTexts: [String] { [list("Text"), list("ContentDescription")].compactMap(\.self) }

  /// The class of the inner node that Compose adds for a field's role, such as a dropdown; nil if
  /// the field has no role.
  var fieldRole: String? { role.flatMap { Self.widgets[$0] }.map { "android.widget.\($0)" } }

  var mergedTexts: [String] {
    guard has("MergeDescendants"), !isField, let text = list("Text"),
      let description = list("ContentDescription")
    else { return [] }
    return texts.isEmpty ? [description, text] : texts
  }

  private var role: String? { properties["Role"] }

  var isField: Bool { properties["EditableText"] != nil || actions.contains("SetText") }

  func has(_ flag: String) -> Bool {
    flags.contains(flag) || properties[flag] == "true" || properties[flag] == "kotlin.Unit"
  }

  /// Older versions of Compose print lists without brackets.
  func list(_ name: String) -> String? {
    guard let value = properties[name] else { return nil }
    let isList = value.hasPrefix("[") && value.hasSuffix("]")
    let text = isList ? String(value.dropFirst().dropLast()) : value
    return text.isEmpty ? nil : text
  }

  private var className: String? {
    if isField { return "android.widget.EditText" }
    if let role, let name = Self.widgets[role] { return "android.widget.\(name)" }
    if properties["ProgressBarRangeInfo"] != nil {
      return actions.contains("SetProgress")
        ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    }
    return properties["Text"] != nil ? "android.widget.TextView" : "android.view.View"
  }

  private static let describedParts = [
    "Switch": (key: "switch_role", part: "switch"), "Tab": (key: "tab", part: "tab"),
  ]

  private static let widgets = [
    "Button": "Button", "Checkbox": "CheckBox", "RadioButton": "RadioButton",
    "Image": "ImageView", "DropdownList": "Spinner", "ValuePicker": "NumberPicker",
  ]

  private func applyState(to node: inout TalkBackNode, _ words: Wording) {
    node.stateDescription = properties["StateDescription"]
    if let toggled = properties["ToggleableState"] {
      node.checkable = true
      node.checked = toggled == "Indeterminate" ? .mixed : Fact.CheckedState(toggled == "On")
      let key =
        toggled == "Indeterminate"
        ? "indeterminate" : role != "Switch" ? nil : toggled == "On" ? "state_on" : "state_off"
      node.stateDescription =
        node.stateDescription ?? key.map { words.toolkitWord("compose.\($0)") }
    }
    if node.stateDescription == nil, let rangeInfo {
      node.stateDescription =
        rangeInfo.percentOfCompose.map { words.toolkitWord("compose.template_percent", "\($0)") }
        ?? words.toolkitWord("compose.in_progress")
    }
    guard let selected = properties["Selected"].map({ $0 == "true" }) else { return }
    if role == "Tab" {
      node.selected = selected
    } else {
      node.checkable = true
      node.checked = Fact.CheckedState(selected)
      node.stateDescription =
        node.stateDescription ?? words.toolkitWord("compose.\(selected ? "" : "not_")selected")
    }
  }

  private func applyActions(to node: inout TalkBackNode) {
    // Compose offers no click on a selected tab or radio button.
    let isDone = properties["Selected"] == "true" && (role == "Tab" || role == "RadioButton")
    node.clickable = actions.contains("OnClick") && node.enabled && !isDone
    node.longClickable = actions.contains("OnLongClick") && node.enabled
    for (name, action) in Self.talkBackActions where actions.contains(name) {
      node.actions.append(TalkBackNode.Action(action))
    }
    // TalkBack adjusts the value with scroll actions, which Compose adds for `SetProgress`.
    if actions.contains("SetProgress"), node.enabled, let range = rangeInfo {
      if range.current < range.max { node.actions.append(.init(.scrollForward)) }
      if range.current > range.min { node.actions.append(.init(.scrollBackward)) }
    }
  }

  static let actionNames = Set(talkBackActions.map(\.0)).union(["SetText", "RequestFocus"])

  private static let talkBackActions: [(String, TalkBackNode.Action.Name)] = [
    ("Expand", .expand), ("Collapse", .collapse), ("Dismiss", .dismiss),
    ("SetProgress", .setProgress), ("SetSelection", .setSelection),
    ("ScrollBy", .scrollForward), ("PageUp", .pageUp), ("PageDown", .pageDown),
    ("PageLeft", .pageLeft), ("PageRight", .pageRight),
  ]

  /// Parses `ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)`.
  private var rangeInfo: TalkBackNode.RangeInfo? {
    guard let printed = properties["ProgressBarRangeInfo"],
      let current = number(behind: "current=", in: printed),
      let range = printed.range(ofFirst: "range="),
      let dots = printed[range.upperBound...].range(ofFirst: ".."),
      let min = Double(printed[range.upperBound..<dots.lowerBound]),
      let max = Double(printed[dots.upperBound...].prefix { $0 != "," && $0 != ")" })
    else { return nil }
    return TalkBackNode.RangeInfo(.float, min: min, max: max, current: current)
  }

  private func number(behind mark: String, in text: String) -> Double? {
    text.range(ofFirst: mark).flatMap { mark in
      Double(text[mark.upperBound...].prefix { $0 != "," && $0 != ")" })
    }
  }

  static let limits: [FormatLimit] = [
    .actionLabels, .customActions, .collections, .composeRoles, .readOnlyFields,
  ]
  static let varying: Set<FormatLimit> = [.readOnlyFields]

  var lifted: Set<FormatLimit> { properties["IsEditable"] == nil ? [] : [.readOnlyFields] }
}

extension TalkBackNode.RangeInfo {
  /// The percentage as Compose rounds it: 0 or 100 only if the value is exactly the minimum or
  /// maximum.
  fileprivate var percentOfCompose: Int? {
    guard isValid else { return nil }
    let share = (current - min) / (max - min)
    guard let percent = Int(exactly: (share * 100).rounded()) else { return nil }
    return share == 0 || share == 1 ? percent : Swift.min(Swift.max(percent, 1), 99)
  }
}
