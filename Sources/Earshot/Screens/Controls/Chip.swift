// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let chip: Self = Self(
    "chip", ControlStyle(traits: .button, widget: "CheckBox", toggle: .selected),
    describedBy: { .chip }
  ) {
    $0.adaptElement = { chip, element, _ in
      // UIKit has no attribute for an unselected chip; the guidelines announce it.
      if chip.toggle == .off { element.facts.add(.unselected) }
    }
    $0.adaptNode = { chip, node, wording in
      node.becomeChip(isPicked: chip.toggle == .on, chip.common.toolkits.android, wording)
    }
    $0.activate = ControlStyle.flip
  }
}

extension ComponentKind {
  static let chip: Self = Self(
    .chip, "A single chip; several are a chip-group.",
    synonyms: "filter filter-chip pill"
      + " input-chip choice-chip token",
    example: ["label: Near me", "selected: true"],
    keys: [.value, .selected, .checked, .expanded, .content, .links, .position, .opens(\.opens)])
}

/// A chip.
public func Chip(_ label: String, isSelected: Bool = false) -> Control {
  Control(.chip, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}

extension ExposedNode {
  /// Makes the node a chip, which is a button with a state in Compose and a checkbox in Views.
  mutating func becomeChip(isPicked: Bool, _ toolkit: Toolkit, _ wording: Wording) {
    if !isPicked { facts.add(.unselected) }
    guard toolkit == .compose else {
      node.className = "android.widget.CheckBox"
      guard toolkit == .views else { return }
      node.checkable = true
      node.checked = Fact.CheckedState(isPicked)
      node.selected = false
      facts.omit(.checked(node.checked))
      if isPicked { facts.add(.selected) }
      return
    }
    node.className = "android.widget.Button"
    facts.add(.role(.checkbox))
    facts.omit(.role(.button))
    guard let state = wording.ofToolkit(isPicked ? "toolkit.selected" : "toolkit.not-selected")
    else { return }
    node.stateDescription = state
    facts.omit(.state)
    if node.selected { facts.add(.selected) }
    node.selected = false
  }
}
