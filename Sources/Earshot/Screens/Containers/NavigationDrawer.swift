// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let navigationDrawer: Self = Self(
    "navigation-drawer", of: .choices(part: "navigation-drawer.item"),
    describedBy: { .navigationDrawer }
  ) {
    $0.presence = .overlay
  }
}

extension ComponentKind {
  static let navigationDrawer: Self = Self(
    .navigationDrawer, "The destinations of an app, which come in from the side.",
    synonyms: "drawer side-menu sidebar hamburger hamburger-menu nav-drawer side-nav"
      + " modal-navigation-drawer",
    example: ["label: Sunny Hotels", "options: [Search, Trips]", "value: Search"],
    keys: [.options, .chosen, .close, .closes])
}

/// The destinations of an app, which come in from the side.
public func NavigationDrawer(
  _ title: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.navigationDrawer, title).with { $0.choices = options.selecting(selected) }
}
