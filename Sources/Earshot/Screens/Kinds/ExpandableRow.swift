// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let expandableRow: Self = Self(
    "expandable-row", Blueprint(traits: .button), describedBy: { .expandableRow })
}

extension ComponentKind {
  static let expandableRow: Self = Self(
    .expandableRow, "A row that opens and closes.",
    synonyms:
      "accordion disclosure collapsible expander expandable expansion-panel "
      + "disclosure-group details",
    example: ["label: Amenities", "value: 2 selected"],
    keys: [.value, .selected, .expanded, .content, .links, .position, .opens(\.opens)])
}

/// A row that opens and closes.
public func ExpandableRow(_ label: String, isExpanded: Bool = false) -> Control {
  Control(.expandableRow, label).with { $0.isExpanded = isExpanded }
}
