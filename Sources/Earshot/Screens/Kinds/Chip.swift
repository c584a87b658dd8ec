// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let chip = ComponentKind(
    .chip, "One chip, by itself; several are a chip-group.",
    synonyms: "filter filter-chip pill",
    example: ["label: Near me", "selected: true"],
    keys: [.value, .selected, .checked, .expanded, .content, .links, .position, .opens(\.opens)])
}

/// A chip.
public func Chip(_ label: String, isSelected: Bool = false) -> Control {
  Control(.chip, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}
