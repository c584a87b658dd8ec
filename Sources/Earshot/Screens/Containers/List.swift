// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let list: Self = Self("list", of: .components, describedBy: { .list })
}

extension ComponentKind {
  static let list: Self = Self(
    .list, "A list of components, with a label above them.",
    synonyms: "list-view table table-view feed section-list"
      + " lists-and-tables outline-view column-view lazy-list flat-list virtualized-list"
      + " lazy-column recycler-view results-list message-list timeline settings-list",
    example: ["label: Hotels", "components:", "  - {kind: table-row, label: Hotel Sol}"],
    keys: [
      .components("The components in it.")
    ],
    check: Container.checkDimming
  )
  .holdingTexts()
  .holdingActions()
  .substituting("data-table tree search-suggestions suggestions")
  .containing("checkbox", in: "checklist todo-list to-do-list task-list checkbox-list")
  .containing(
    "text", in: "ordered-list unordered-list bullet-list bulleted-list numbered-list ul ol"
  )
  .containing("switch", in: "switch-list toggle-list")
  .containing("link", in: "link-list")
  .containing("group", in: "definition-list description-list property-list")
}

/// A list of components.
public func List(
  _ label: String = "", @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.list, label).with { $0.components = components() }
}
