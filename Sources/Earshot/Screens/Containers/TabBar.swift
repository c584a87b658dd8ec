// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let tabBar: Self = Self(
    "tab-bar", of: .choices(part: "tab"), describedBy: { .tabBar }
  ) {
    $0.group = .named
    $0.adaptElement = { element, tabs, index in
      element.traits = element.traits.subtracting(.button).union(.tabBarItem)
      element.context = .tabBarItem(index: index + 1, count: tabs.count)
    }
    $0.adaptNode = { node, _, wording in node.becomeTab(wording) }
  }
}

extension ComponentKind {
  static let tabBar: Self = Self(
    .tabBar, "The tabs of a screen.",
    synonyms:
      "tabs bottom-navigation navigation-tabs bottom-nav bottom-bar tabbar bottom-tabs"
      + " navigation-rail rail bottom-navigation-bar primary-tabs secondary-tabs"
      + " tab-strip tab-view",
    example: ["options: [Search, Trips]", "value: Search"],
    keys: [.options, .chosen]
  )
  .becoming("section", with: "components children pages")
}

/// The tabs of a screen.
public func TabBar(_ label: String = "", options: [Choice], selected: String? = nil) -> Container {
  Container(.tabBar, label).with { $0.choices = options.selecting(selected) }
}
