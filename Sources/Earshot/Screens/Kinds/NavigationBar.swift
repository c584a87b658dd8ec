// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let navigationBar: Self = Self(
    "navigation-bar", of: .components, describedBy: { .navigationBar })
}

extension ComponentKind {
  static let navigationBar: Self = Self(
    .navigationBar, "The bar at the top, with its title and a button that leads back.",
    synonyms: "navbar nav-bar app-bar appbar top-bar top-app-bar action-bar title-bar nav",
    example: ["label: Hotels", "back: true", "components:", "  - {kind: button, label: Filter}"],
    keys: [
      .components("What stands in it."),
      KeyReader(
        "back", .any([.flag, .text]),
        "Whether a button leads back, or what the app calls it."
      ) { value, bar, _ throws(InputError) in
        let text = try value.text()
        bar.hasBackButton = text != "false"
        bar.backName = ["true", "false"].contains(text) ? nil : text
      },
    ])
}

/// The bar at the top of a screen, with a button that leads back.
public func NavigationBar(
  _ title: String = "", @ComponentBuilder components: () -> [any Component] = { [] }
) -> Container {
  Container(.navigationBar, title).with {
    $0.hasBackButton = true
    $0.components = components()
  }
}
