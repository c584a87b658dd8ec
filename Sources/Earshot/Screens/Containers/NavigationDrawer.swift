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
    .navigationDrawer, "A panel at the side with the destinations of an app.",
    synonyms: "drawer side-menu sidebar hamburger hamburger-menu nav-drawer side-nav"
      + " modal-navigation-drawer",
    example: ["label: Sunny Hotels", "options: [Search, Trips]", "value: Search"],
    keys: [.options, .chosen, .close, .closes]
  )
  .parted(with: "action actions")
}

/// A drawer with the destinations of an app.
public func NavigationDrawer(
  _ title: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.navigationDrawer, title).with { $0.choices = options.selecting(selected) }
}
