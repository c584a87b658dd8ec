// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let chipGroup: Self = Self(
    "chip-group", of: .choices(part: "chip"), describedBy: { .chipGroup }
  ) {
    $0.group = .named
    $0.adaptElement = { element, chips, index in
      element.context = index == 0 ? .listStart : index == chips.count - 1 ? .listEnd : nil
      if !chips[index].isSelected { element.facts.add(.unselected) }
    }
    $0.adaptNode = { node, chip, _ in
      node.becomeChip(isPicked: chip.isSelected)
    }
    $0.allowsSeveral = true
    $0.wantsLabel = true
  }
}

extension ComponentKind {
  static let chipGroup: Self = Self(
    .chipGroup, "A group of chips; several chips can be selected.",
    synonyms: "chips filters filter-chips chip-set pills"
      + " chip-row multi-select-chips segmented-buttons-multi",
    example: ["label: Filters", "options: [Pool, Parking]", "value: [Pool]"],
    keys: [
      .options,
      .chosen("value", \.choices, "The selected chip, or a list of selected chips.", several: true),
    ])
}

/// A group of chips in which any number can be selected.
public func ChipGroup(_ label: String = "", options: [Choice]) -> Container {
  Container(.chipGroup, label).with { $0.choices = options }
}
