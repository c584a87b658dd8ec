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
    keys: [
      .options, .chosen,
      .choice(
        "placement", \.placement,
        "The edge of the screen with the tabs. On Android, tabs at the top announce badges differently from "
          + "tabs at another edge."),
    ],
    impliedKeys: TabPlacement.impliedKeys
  )
  .becoming("toolbar", with: "components children", calledAs: "bottom-bar")
  .becoming("section", with: "components children pages")
  // A navigation rail's action becomes a separate button.
  .parted(with: "action actions fab")
}

/// The edge of the screen with Material's tabs (top), navigation bar (bottom) or navigation rail
/// (side).
package enum TabPlacement: String, Sendable, Hashable, CaseIterable {
  case top, bottom, side

  private var names: String {
    switch self {
    case .top: "navigation-tabs primary-tabs secondary-tabs tab-strip"
    case .bottom: "bottom-navigation bottom-nav bottom-bar bottom-tabs bottom-navigation-bar"
    case .side: "navigation-rail rail"
    }
  }

  fileprivate static let impliedKeys: [String: [String: String]] = allCases.reduce(into: [:]) {
    keys, placement in
    for name in placement.names.split(separator: " ") {
      keys[String(name)] = ["placement": placement.rawValue]
    }
  }
}

/// The tabs of a screen.
public func TabBar(_ label: String = "", options: [Choice], selected: String? = nil) -> Container {
  Container(.tabBar, label).with { $0.choices = options.selecting(selected) }
}
