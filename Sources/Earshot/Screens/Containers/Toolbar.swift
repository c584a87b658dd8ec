extension ContainerKind {
  package static let toolbar: Self = Self("toolbar", of: .components, describedBy: { .toolbar }) {
    $0.group = .key("label.toolbar")
    $0.labelStop = nil
  }
}

extension ComponentKind {
  static let toolbar: Self = Self(
    .toolbar, "A bar with buttons; its name is announced when focus enters the bar.",
    synonyms: "tool-bar button-bar bottom-toolbar"
      + " bottom-app-bar floating-toolbar docked-toolbar contextual-bar selection-bar"
      + " ornament action-row button-row"
      + " connected-buttons",
    example: ["components:", "  - {kind: button, label: Share}"],
    keys: [
      .components("The components in it.")
    ],
    check: Container.checkDimming
  )
  .substituting("video-controls player-controls playback-controls")
  // On Android, the bar at the top of a screen is also called a toolbar.
  .becoming("navigation-bar", with: "title navigation-icon back subtitle")
  .asBar()
}
