// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let chip: Self = Self(
    "chip", Blueprint(traits: .button, widget: "CheckBox", toggle: .selected),
    describedBy: { .chip }
  ) {
    $0.activate = ControlKind.flip
  }
}

extension ComponentKind {
  static let chip: Self = Self(
    .chip, "One chip, by itself; several are a chip-group.",
    synonyms: "filter filter-chip pill",
    example: ["label: Near me", "selected: true"],
    keys: [.value, .selected, .checked, .expanded, .content, .links, .position, .opens(\.opens)])
}

/// A chip.
public func Chip(_ label: String, isSelected: Bool = false) -> Control {
  Control(.chip, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}
