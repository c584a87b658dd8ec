import Earshot
import EarshotFiles

extension DeclaredStop {
  func flutterTree() -> String {
    var lines = [
      "SemanticsNode#0", " │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)", " │",
      " └─SemanticsNode#1", "     Rect.fromLTRB(0.0, 0.0, 400.0, 40.0)",
    ]
    func add(_ name: String, _ value: String?, quoted: Bool = true) {
      guard let value, !value.isEmpty else { return }
      if !quoted {
        lines.append("     \(name): \(value)")
      } else if value.contains("\n") {
        lines += ["     \(name):", "       \"\(value.replacing("\n", with: "\n       "))\""]
      } else {
        lines.append("     \(name): \"\(value)\"")
      }
    }
    add("actions", semanticsActions.joined(separator: ", "), quoted: false)
    add("customActions", actions.joined(separator: ", "), quoted: false)
    add("flags", flags.joined(separator: ", "), quoted: false)
    add("label", label)
    add("value", value)
    add("hint", hint)
    add("tooltip", tooltip)
    return (lines + ["     textDirection: ltr", ""]).joined(separator: "\n")
  }

  private var tooltip: String? { node?.tooltipText }

  private var label: String? {
    guard let own = element?.label else {
      if isField { return node?.hintText }
      // If a slider's thumb has no name, Android uses the thumb's value as its description.
      let text = node?.contentDescription ?? node?.text
      return text == value ? nil : text
    }
    return own == tooltip ? nil : own
  }

  private var isToggle: Bool {
    node?.checkable ?? (element?.traits.contains(.switchButton) == true)
  }

  private var value: String? {
    if isField { return node?.text ?? element?.value }
    return isToggle || node?.checkable == true ? nil : element?.value
  }

  private var hint: String? {
    guard platform == .talkBack, let hint = element?.hint,
      let description = node?.contentDescription
    else { return element?.hint }
    return description.hasSuffix(hint) ? hint : nil
  }

  private var flags: [String] {
    var flags: [String] = []
    let traits = element?.traits ?? []
    let isOn = node.map { $0.checked == .on } ?? (element?.value == "1")
    if isField {
      flags.append("isTextField")
      if node?.editable == false { flags.append("isReadOnly") }
      if node?.password ?? traits.contains(.secureTextField) { flags.append("isObscured") }
    }
    switch className {
    case "Switch": flags += ["hasToggledState"] + (isOn ? ["isToggled"] : [])
    case "CheckBox", "RadioButton":
      flags += ["hasCheckedState"] + (isOn ? ["isChecked"] : [])
      if className == "RadioButton" { flags.append("isInMutuallyExclusiveGroup") }
    case nil where node == nil && traits.contains(.switchButton):
      flags += ["hasToggledState"] + (isOn ? ["isToggled"] : [])
    default: break
    }
    if className == "Button" || traits.contains(.button) && !isToggle { flags.append("isButton") }
    if className == "ImageView" || traits.contains(.image) { flags.append("isImage") }
    if traits.contains(.link) { flags.append("isLink") }
    if isHeading { flags.append("isHeader") }
    if isSelected { flags.append("isSelected") }
    if node?.liveRegion == .polite { flags.append("isLiveRegion") }
    if node?.focused == true { flags.append("isFocused") }
    flags += isEnabled ? [] : ["hasEnabledState"]
    if let isExpanded {
      flags += ["hasExpandedState"] + (isExpanded ? ["isExpanded"] : [])
    }
    return flags
  }

  private var semanticsActions: [String] {
    var actions: [String] = []
    if node?.clickable == true { actions.append("tap") }
    if node?.longClickable == true { actions.append("longPress") }
    let adjusts = element?.traits.contains(.adjustable) == true
    if offers(.scrollForward) || node == nil && adjusts { actions.append("increase") }
    if offers(.scrollBackward) || node == nil && adjusts { actions.append("decrease") }
    if offers(.dismiss) { actions.append("dismiss") }
    return actions
  }
}
