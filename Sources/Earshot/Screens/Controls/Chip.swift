// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let chip: Self = Self(
    "chip", ControlStyle(traits: .button, widget: "CheckBox", toggle: .selected),
    describedBy: { .chip }
  ) {
    $0.adaptElement = { chip, element, _ in
      // UIKit has no attribute for "unselected"; only the guidelines' announcements contain it.
      if chip.toggle == .off { element.facts.add(.unselected) }
    }
    $0.adaptNode = { chip, node, _ in node.becomeChip(isPicked: chip.toggle == .on) }
    $0.activate = ControlStyle.flip
    $0.asksForState = true
    $0.describe = { $1.wantsGroupLabel = true }
  }
}

extension ComponentKind {
  static let chip: Self = Self(
    .chip, "A single chip; use chip-group for several chips.",
    synonyms: "filter filter-chip pill"
      + " input-chip choice-chip token",
    example: ["label: Near me", "selected: true"],
    keys: [.value, .selected, .checked, .expanded, .content, .links, .position, .opens(\.opens)]
  )
  .becoming("chip-group", with: "options items chips")
}

/// A chip.
public func Chip(_ label: String, isSelected: Bool = false) -> Control {
  Control(.chip, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}

extension ExposedNode {
  /// In the guidelines, a chip is announced as a selected or unselected checkbox.
  mutating func becomeChip(isPicked: Bool) {
    if !isPicked { facts.add(.unselected) }
    node.className = "android.widget.CheckBox"
  }
}
