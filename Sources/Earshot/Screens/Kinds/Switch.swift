// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let `switch`: Self = Self(
    "switch",
    Blueprint(
      // A switch whose text Android announces as its state is named by its description.
      traits: [.button, .switchButton], widget: "Switch", toggle: .switched, isText: false),
    describedBy: { .switch }
  ) {
    $0.form = .ticked
    $0.activate = ControlKind.flip
  }
}

extension ComponentKind {
  static let `switch`: Self = Self(
    .switch, "What is turned on and off.",
    synonyms: "toggle toggle-switch on-off",
    example: ["label: Wi-Fi", "checked: true"],
    keys: [.tick, .checked, .content, .links, .position, .opens(\.opens)])
}

/// A switch.
public func Switch(_ label: String, isOn: Bool = false) -> Control {
  Control(.switch, label).with { $0.toggle = Fact.CheckedState(isOn) }
}
