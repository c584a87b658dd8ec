// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let tab: Self = Self(
    "tab", Blueprint(traits: .button, toggle: .selected, roleDescription: "role.tab"),
    describedBy: { .tab }
  ) {
    $0.activate = ControlKind.pick
    $0.describe = { $1.choiceRoles = ["tab"] }
  }
}

extension ComponentKind {
  static let tab: Self = Self(
    .tab, "One tab, by itself; several are a tab-bar.",
    synonyms: "tab-item",
    example: ["label: Trips", "selected: true"],
    keys: [.value, .selected, .expanded, .content, .links, .position, .opens(\.opens)])
}

/// A single tab; several that belong together are a ``TabBar(_:options:selected:)``.
public func Tab(_ label: String, isSelected: Bool = false) -> Control {
  Control(.tab, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}
