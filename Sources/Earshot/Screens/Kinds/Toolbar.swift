extension ComponentKind {
  static let toolbar = ComponentKind(
    .toolbar, "Buttons in a bar, whose name is said on entering it.",
    synonyms: "tool-bar button-bar bottom-toolbar",
    example: ["components:", "  - {kind: button, label: Share}"],
    keys: [
      .components("What stands in it.")
    ],
    check: Container.checkDimming)
}
