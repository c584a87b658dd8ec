// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let `switch`: Self = Self(
    "switch",
    ControlStyle(
      // On Android, a switch's state replaces its text, so the name is a contentDescription.
      traits: [.button, .switchButton], widget: "Switch", toggle: .switched, isText: false),
    describedBy: { .switch }
  ) {
    $0.form = .ticked
    $0.arrangeTexts = { _, node, name in
      if !node.children.isEmpty { node.becomeSwitchRow(name) }
    }
    $0.activate = ControlStyle.flip
    $0.asksForState = true
  }
}

extension ComponentKind {
  static let `switch`: Self = Self(
    .switch, "A setting that is on or off.",
    synonyms: "toggle toggle-switch on-off"
      + " ui-switch switch-list-tile",
    example: ["label: Wi-Fi", "checked: true"],
    keys: [.tick, .checked, .content, .links, .position, .opens(\.opens)])
}

/// A switch.
public func Switch(_ label: String, isOn: Bool = false) -> Control {
  Control(.switch, label).with { $0.toggle = Fact.CheckedState(isOn) }
}

extension ExposedNode {
  /// Makes the node a row with texts and a switch; users activate the row as a whole.
  fileprivate mutating func becomeSwitchRow(_ name: String) {
    var control = ExposedNode()
    control.className = node.className
    control.checkable = true
    control.checked = node.checked
    control.stateDescription = node.stateDescription
    node.className = "android.view.View"
    node.checkable = false
    node.stateDescription = nil
    becomeRow(name)
    children.append(control)
  }
}
