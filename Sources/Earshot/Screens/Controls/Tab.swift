// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let tab: Self = Self(
    "tab", ControlStyle(traits: .button, toggle: .selected, roleDescription: "role.tab"),
    describedBy: { .tab }
  ) {
    $0.place = { .tab(index: $0, count: $1) }
    $0.adaptNode = { _, node, wording in node.becomeTab(wording) }
    $0.elementLikeness = { $0.isTab ? 100 : nil }
    $0.activate = ControlStyle.pick
    $0.describe = { $1.choiceRoles = ["tab"] }
  }
}

extension ComponentKind {
  static let tab: Self = Self(
    .tab, "A single tab; use tab-bar for several tabs.",
    synonyms: "tab-item",
    example: ["label: Trips", "selected: true"],
    keys: [.value, .selected, .expanded, .content, .links, .position, .opens(\.opens)]
  )
  .becoming("tab-bar", with: "options items tabs")
}

/// A single tab; for several, use ``TabBar(_:options:selected:)``.
public func Tab(_ label: String, isSelected: Bool = false) -> Control {
  Control(.tab, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}

extension ExposedNode {
  mutating func becomeTab(_ wording: Wording) {
    node.className = "android.view.View"
    node.roleDescription = wording.word("role.tab")
    facts.add(.role(.own), wording.word("role.tab"))
    if node.selected { node.clickable = false }
  }
}

extension VoiceOverElement {
  fileprivate var isTab: Bool {
    switch context {
    case .tab, .tabBarItem: true
    default: traits.contains(.tabBarItem)
    }
  }
}
