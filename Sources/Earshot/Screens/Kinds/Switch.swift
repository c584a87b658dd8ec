// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let `switch` = ComponentKind(
    .switch, "What is turned on and off.",
    synonyms: "toggle toggle-switch on-off",
    example: ["label: Wi-Fi", "checked: true"],
    keys: [.tick, .checked, .content, .links, .position, .opens(\.opens)])
}

/// A switch.
public func Switch(_ label: String, isOn: Bool = false) -> Control {
  Control(.switch, label).with { $0.toggle = Fact.CheckedState(isOn) }
}
