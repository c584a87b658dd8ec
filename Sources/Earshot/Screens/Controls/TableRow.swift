// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let tableRow: Self = Self(
    "table-row", ControlStyle(traits: .button, toggle: .selected), describedBy: { .tableRow }
  ) {
    $0.opensOnly = true
    $0.arrangeTexts = ControlStyle.row
    $0.describe = { $1.isItem = true }
    $0.activate = ControlStyle.act
  }
}

extension ComponentKind {
  static let tableRow: Self = Self(
    .tableRow, "A row that users can tap.",
    synonyms: "row cell list-item listitem table-cell list-row settings-row"
      + " swipe-row swipeable-row swipeable navigation-link contact-row search-result"
      + " conversation list-tile grid-item grid-cell collection-item",
    example: ["label: Hotel Sol", "value: €142"],
    keys: [.value, .selected, .checked, .expanded, .content, .links, .position, .opens(\.opens)]
  )
  .substituting("menu-item dropdown-menu-item")
  // In Compose and Flutter, `Row` is a layout, not a row of a table.
  .becoming("section", with: "children components", calledAs: "row")
}

/// A row of a table.
public func TableRow(_ label: String, value: String? = nil, opens: Reference? = nil) -> Control {
  Control(.tableRow, label).with {
    $0.value = value
    $0.opens = opens
  }
}
