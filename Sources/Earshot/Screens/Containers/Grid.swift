// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let grid: Self = Self("grid", of: .components, describedBy: { .grid })
}

extension ComponentKind {
  static let grid: Self = Self(
    .grid, "Components in rows and columns.",
    synonyms: "grid-view photo-grid collection collection-view lazy-grid lazy-vertical-grid"
      + " image-grid product-grid masonry",
    example: [
      "label: Photos", "columns: 2", "components:", "  - {kind: image, label: Beach}",
      "  - {kind: image, label: Dog}", "  - {kind: table-row, label: Mountain}",
    ],
    keys: [
      .number("columns", \.columns, in: 0...100, "The number of columns; 0 if it is unknown."),
      .components("The components in it."),
    ],
    check: Container.checkDimming
  )
  .holdingTexts()
  .holdingActions()
}

/// Components in rows and columns.
public func Grid(
  _ label: String = "", columns: Int, @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.grid, label).with {
    $0.columns = columns
    $0.components = components()
  }
}
