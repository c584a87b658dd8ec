internal import Earshot

extension FlutterNode {
  /// The node that Flutter's Android engine exposes (`AccessibilityBridge`).
  var talkBackNode: ExposedNode {
    var exposed = ExposedNode(attributes)
    if isTextField { addFieldFacts(to: &exposed) }
    return exposed
  }

  private var attributes: TalkBackNode {
    var node = TalkBackNode()
    node.id = text("identifier")
    node.viewIdResourceName = node.id
    node.className = className
    node.visible = isVisible
    node.tooltipText = text("tooltip")
    node.focusable = isFocusable
    node.focused = flags.contains("isFocused")
    // Newer engines report a heading only by its level, not by the flag `isHeader`.
    node.heading = flags.contains("isHeader") || text("headingLevel").flatMap { Int($0) } ?? 0 > 0
    node.selected = flags.contains("isSelected")
    node.password = flags.contains("isObscured")
    node.enabled = !flags.contains("hasEnabledState") || flags.contains("isEnabled")
    node.liveRegion = flags.contains("isLiveRegion") ? .polite : .none
    node.checkable = flags.contains("hasCheckedState") || flags.contains("hasToggledState")
    node.checked = Fact.CheckedState(flags.contains("isChecked") || flags.contains("isToggled"))
    node.maxTextLength = text("maxValueLength").flatMap { Int($0) }
    applyTexts(to: &node)
    applyActions(to: &node)
    return node
  }

  private var isTextField: Bool { flags.contains("isTextField") }

  private func applyTexts(to node: inout TalkBackNode) {
    if isTextField {
      node.editable = !flags.contains("isReadOnly")
      node.text = text("value")
      node.hintText = joined(["label", "hint"])
    } else if flags.contains("scopesRoute") {
      node.paneTitle = flags.contains("namesRoute") ? text("label") : nil
    } else {
      node.contentDescription = joined(["value", "label", "hint"]) ?? text("tooltip")
    }
  }

  private func addFieldFacts(to field: inout ExposedNode) {
    guard let name = text("label") else { return }
    field.facts.add(.name, name)
    guard field.text == nil else { return }
    if let hint = text("hint") {
      field.facts.add(.placeholder, hint)
    } else {
      field.facts.omit(.placeholder)
    }
  }

  private func joined(_ names: [String]) -> String? {
    let texts = names.compactMap { text($0) }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var className: String {
    if isTextField, !flags.contains("isReadOnly") { return "android.widget.EditText" }
    if actions.contains("increase") || actions.contains("decrease") {
      return "android.widget.SeekBar"
    }
    if flags.contains("hasToggledState") { return "android.widget.Switch" }
    if flags.contains("hasCheckedState") {
      let isOneOfSeveral = flags.contains("isInMutuallyExclusiveGroup")
      return isOneOfSeveral ? "android.widget.RadioButton" : "android.widget.CheckBox"
    }
    if flags.contains("isButton") { return "android.widget.Button" }
    if flags.contains("isImage") { return "android.widget.ImageView" }
    if flags.contains("hasImplicitScrolling") { return "android.widget.ScrollView" }
    return "android.view.View"
  }

  private func applyActions(to node: inout TalkBackNode) {
    let offered = actions
    node.clickable = offered.contains("tap") && node.enabled
    node.longClickable = offered.contains("longPress") && node.enabled
    // Flutter exposes no expanded state, only the actions to expand and collapse.
    if offered.contains("expand") { node.actions.append(TalkBackNode.Action(.expand)) }
    if offered.contains("collapse") { node.actions.append(TalkBackNode.Action(.collapse)) }
    let forward = offered.intersection(["scrollUp", "scrollLeft", "increase"])
    if !forward.isEmpty { node.actions.append(TalkBackNode.Action(.scrollForward)) }
    let backward = offered.intersection(["scrollDown", "scrollRight", "decrease"])
    if !backward.isEmpty { node.actions.append(TalkBackNode.Action(.scrollBackward)) }
    if offered.contains("dismiss") { node.actions.append(TalkBackNode.Action(.dismiss)) }
    if offered.contains("setSelection") { node.actions.append(TalkBackNode.Action(.setSelection)) }
    for label in customActions { node.actions.append(TalkBackNode.Action(.custom, label: label)) }
  }
}
