// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let section: Self = Self(
    "section", of: .components, describedBy: { .section })
}

extension ComponentKind {
  static let section: Self = Self(
    .section, "Components that belong together and are not the items of a list.",
    synonyms: "form fieldset scroll-view split-view stack-view card-group form-section"
      + " checkbox-group settings-section list-section hstack vstack zstack lazy-hstack"
      + " lazy-vstack column view linear-layout constraint-layout frame-layout relative-layout"
      + " flow-row flow-column scaffold safe-area-view button-list navigation-stack"
      + " navigation-view navigation-split-view",
    example: ["label: Payment", "components:", "  - {kind: checkbox, label: Save this card}"],
    keys: [.components("The components in it.")],
    check: Container.checkDimming
  )
  .holdingTexts()
  .holdingActions()
  .substituting("breadcrumb breadcrumbs path-control")
  .containing("checkbox", in: "checkbox-group")
  .containing("expandable-row", in: "accordion accordions", asSynonyms: false)
  .containing("button", in: "quick-actions action-buttons button-group")
  .containing("text", in: "legend", asSynonyms: false)
  .containing("link", in: "breadcrumb breadcrumbs path-control breadcrumb-trail")
  // In Material, only connected buttons select an option.
  .becoming(
    "segmented-control",
    with:
      "selected value selection selected-index selection-mode multiple options choices segments",
    calledAs: "button-group")
}

/// Components that belong together.
public func Section(
  _ label: String = "", @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.section, label).with { $0.components = components() }
}
