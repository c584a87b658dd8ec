// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let navigationBar: Self = Self(
    "navigation-bar", of: .components, describedBy: { .navigationBar }
  ) {
    $0.labelStop = .title
  }
}

extension ComponentKind {
  static let navigationBar: Self = Self(
    .navigationBar, "The bar at the top, with a title and a back button.",
    synonyms: "navbar nav-bar app-bar appbar top-bar top-app-bar action-bar title-bar nav"
      + " search-app-bar center-aligned-top-app-bar small-top-app-bar medium-top-app-bar"
      + " large-top-app-bar toolbar-top page-header screen-header modal-header sheet-header"
      + " dialog-header",
    example: ["label: Hotels", "back: true", "components:", "  - {kind: button, label: Filter}"],
    keys: [
      KeyReader(
        "leading-items", .list(.component), "The components before the title, such as Cancel."
      ) { _, bar, _ in bar.leadingCount = bar.components.count },
      .components("The components in it, after the title."),
      KeyReader(
        "back", .any([.flag, .text]),
        "Whether the bar has a back button. If the value is a text, it is the app's name for the button."
      ) { value, bar, _ throws(InputError) in
        let text = try value.text()
        bar.hasBackButton = text != "false"
        bar.backName = ["true", "false"].contains(text) ? nil : text
      },
      .close,
    ], likeness: Likeness(nameKey: "back", voiceOver: { $0.isPlainBackButton ? 300 : 0 })
  )
  .holdingTexts(of: ["subtitle", "supporting-text", "description", "step"])
  // In Material, a navigation bar is a tab bar at the bottom.
  .becoming(
    "tab-bar", with: "destinations tabs options selected active selection",
    implying: ["placement": "bottom"]
  )
  .asBar()
}

/// The bar at the top of a screen, with a back button.
public func NavigationBar(
  _ title: String = "", @ComponentBuilder components: () -> [any Component] = { [] }
) -> Container {
  Container(.navigationBar, title).with {
    $0.hasBackButton = true
    $0.components = components()
  }
}

extension VoiceOverElement {
  fileprivate var isPlainBackButton: Bool {
    self == VoiceOverElement(id: id, label: label, traits: [.button, .backButton])
      && !(label ?? "").allSatisfy(\.isWhitespace)
  }
}
