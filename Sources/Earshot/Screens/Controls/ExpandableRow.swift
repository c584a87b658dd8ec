// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let expandableRow: Self = Self(
    "expandable-row", ControlStyle(traits: .button), describedBy: { .expandableRow }
  ) {
    $0.expands = true
    $0.arrangeTexts = ControlStyle.row
    $0.nodeLikeness = { $0.offers(.expand) || $0.offers(.collapse) ? nil : 0 }
  }
}

extension ComponentKind {
  static let expandableRow: Self = Self(
    .expandableRow, "A row that opens and closes.",
    synonyms:
      "accordion disclosure collapsible expander expandable expansion-panel "
      + "disclosure-group details"
      + " disclosure-control accordion-item"
      + " collapsible-section expansion-tile",
    example: ["label: Amenities", "value: 2 selected"],
    keys: [
      .value, .selected, .expanded, .content, .links, .position, .opens(\.opens),
      .components("The components below the row; they exist only while the row is expanded."),
    ]
  )
  .containing("table-row", in: "expandable-row tree-row tree-item outline-row")
  .becoming("section", with: "items entries panels sections", calledAs: "accordion accordions")
}

/// A row that expands and collapses.
public func ExpandableRow(_ label: String, isExpanded: Bool = false) -> Control {
  Control(.expandableRow, label).with { $0.isExpanded = isExpanded }
}
