// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let list: Self = Self("list", of: .components, describedBy: { .list })
}

extension ComponentKind {
  static let list: Self = Self(
    .list, "Components below a label.",
    synonyms: "list-view table table-view collection feed grid section-list"
      + " lists-and-tables outline-view split-view column-view scroll-view lazy-list"
      + " lazy-column recycler-view photo-grid results-list message-list timeline settings-list"
      + " form stack-view tab-view",
    example: ["label: Hotels", "components:", "  - {kind: table-row, label: Hotel Sol}"],
    keys: [
      .components("The components in it.")
    ],
    check: Container.checkDimming
  )
  .substituting(
    "data-table tree breadcrumb breadcrumbs path-control search-suggestions suggestions")
}

/// A list of components.
public func List(
  _ label: String = "", @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.list, label).with { $0.components = components() }
}
