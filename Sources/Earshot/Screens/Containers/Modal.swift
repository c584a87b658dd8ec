// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let modal: Self = Self("modal", of: .components, describedBy: { .modal }) {
    $0.presence = .overlay
    $0.hasDismissRegion = true
  }
}

extension ComponentKind {
  static let modal: Self = Self(
    .modal, "A dialog that covers the screen until it is closed.",
    synonyms: "dialog modal-dialog popup pop-up overlay lightbox popover full-screen-dialog"
      + " popover-view inspector",
    example: [
      "label: Fare rules", "components:", "  - {kind: text, label: Changes cost 40 euros.}",
    ],
    keys: [
      .components("The components in it."),
      .close,
      .closes,
      .dismissElement(\.hasDismissElement),
    ],
    check: Container.checkDimming
  )
  .becoming(
    "alert", with: "message body buttons supporting-text text",
    without: "components children content contents slots close closes dismiss"
  )
  .becoming(
    "alert", with: "action actions",
    without: "components children content contents slots close closes dismiss",
    calledAs: "dialog modal-dialog popup pop-up"
  )
  .holdingTexts()
  .holdingActions()
}

/// A modal; set `hasCloseButton` if it has a close button.
public func Modal(
  _ title: String, @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.modal, title).with { $0.components = components() }
}
