import Foundation
import Earshot
import EarshotFiles

extension DeclaredStop {
  func composeTree() -> String {
    var lines = [
      "Printing with useUnmergedTree = 'false'",
      "Node #1 at (l=0.0, t=0.0, r=1080.0, b=900.0)px",
      " |-Node #2 at (l=0.0, t=240.0, r=1080.0, b=400.0)px",
    ]
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("   \(name) = '\(value)'") }
    }
    add("Role", role)
    add("Text", list(isField ? inside.compactMap(\.text) : texts { $0.text }))
    add("ContentDescription", list(texts { $0.contentDescription }))
    if isField { add("EditableText", node?.text ?? "") }
    if let checkable {
      if role == "Switch" || role == "Checkbox" || checkable.stateDescription == nil {
        let isOn = checkable.checked == .on
        add("ToggleableState", checkable.checked == .mixed ? "Indeterminate" : isOn ? "On" : "Off")
      } else {
        add("Selected", "\(checkable.checked == .on)")
      }
    }
    if role == "Tab" { add("Selected", "\(isSelected)") }
    add("StateDescription", stateDescription)
    add("Error", node?.error)
    if node?.focused == true { add("Focused", "true") }
    if let range {
      add(
        "ProgressBarRangeInfo",
        "ProgressBarRangeInfo(current=\(range.current), range=0.0..\(range.max), steps=0)")
    }
    if let live = node?.liveRegion, live != .none { add("LiveRegion", live.rawValue.capitalized) }
    if isField { add("IsEditable", "\(node?.editable == true)") }
    let flags = [
      ("Heading", isHeading), ("Disabled", !isEnabled), ("Password", node?.password == true),
    ]
    for (flag, isSet) in flags where isSet { lines.append("   [\(flag)]") }
    lines.append("   Actions = [\(semanticsActions.joined(separator: ", "))]")
    lines.append("   MergeDescendants = 'true'")
    return lines.joined(separator: "\n") + "\n"
  }

  private var nodes: [TalkBackNode] { [node].compactMap(\.self) + inside }
  private var checkable: TalkBackNode? { nodes.first(where: \.checkable) }

  private func texts(_ text: (TalkBackNode) -> String?) -> [String] { nodes.compactMap(text) }

  private func list(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : "[\(texts.joined(separator: ", "))]"
  }

  private var role: String? {
    if let described = nodes.compactMap(\.roleDescription).first {
      if described == wording.toolkitWord("compose.switch_role") { return "Switch" }
      if described == wording.toolkitWord("compose.tab") { return "Tab" }
    }
    return className.flatMap { Self.rolesOfClasses[$0] }
  }

  private static let rolesOfClasses = [
    "Button": "Button", "CheckBox": "Checkbox", "RadioButton": "RadioButton", "ImageView": "Image",
    "Spinner": "DropdownList", "Switch": "Switch", "NumberPicker": "ValuePicker",
  ]

  /// The range of a slider or progress indicator, from which Compose derives the state.
  private var range: (current: Double, max: Double)? {
    guard className == "SeekBar" || className == "ProgressBar" else { return nil }
    let number = node?.stateDescription.flatMap { Double($0.filter { "0"..."9" ~= $0 }) }
    return number.map { ($0, 100) } ?? (0, 0)
  }

  private var stateDescription: String? {
    let words =
      ["selected", "not_selected", "state_on", "state_off", "indeterminate", "in_progress"]
      .map { wording.toolkitWord("compose.\($0)") }
      + [wording.toolkitWord("compose.template_percent", "\(Int(range?.current ?? 0))")]
    return nodes.compactMap(\.stateDescription).first { !words.contains($0) }
  }

  private var semanticsActions: [String] {
    let isChosen = checkable?.checked == .on && role == "RadioButton" || role == "Tab" && isSelected
    var actions: [String] = []
    if node?.clickable == true || isChosen { actions.append("OnClick") }
    if node?.longClickable == true { actions.append("OnLongClick") }
    if isField, node?.editable == true { actions.append("SetText") }
    if className == "SeekBar" { actions.append("SetProgress") }
    let names: [(TalkBackNode.Action.Name, String)] = [
      (.expand, "Expand"), (.collapse, "Collapse"), (.dismiss, "Dismiss"),
    ]
    return actions + names.filter { offers($0.0) }.map(\.1)
  }
}
