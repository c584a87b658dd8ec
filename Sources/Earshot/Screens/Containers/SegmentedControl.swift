// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let segmentedControl: Self = Self(
    "segmented-control", of: .choices(part: "segmented-control.segment"),
    describedBy: { .segmentedControl }
  ) {
    $0.group = .named
    $0.adaptElement = { element, segments, index in
      element.context = .series(index: index + 1, count: segments.count)
    }
    $0.adaptNode = { node, _, wording in node.becomeTab(wording) }
    $0.wantsLabel = true
  }
}

extension ComponentKind {
  static let segmentedControl: Self = Self(
    .segmentedControl, "A row of segments; one or several can be selected.",
    synonyms:
      "segmented segments segmented-buttons segmented-button toggle-group"
      + " connected-button-group toggle-button-group single-choice-segmented-button-row"
      + " multi-choice-segmented-button-row segmented-button-row",
    example: ["label: Sort by", "options: [Price, Stars]", "value: Price"],
    keys: [
      .options,
      .chosen(
        "value", \.choices, "The selected segment, or a list of selected segments.", several: true),
      .flag("multiple", \.type.allowsSeveral, "Whether several segments can be chosen."),
    ],
    impliedKeys: ["multi-choice-segmented-button-row": ["multiple": "true"]],
    check: { control, _ in
      if control.choices.count(where: \.isSelected) > 1 { control.type.allowsSeveral = true }
    })
}

/// A series of segments; only one segment can be selected.
public func SegmentedControl(
  _ label: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.segmentedControl, label).with { $0.choices = options.selecting(selected) }
}
