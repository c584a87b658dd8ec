// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let radioGroup: Self = Self(
    "radio-group", of: .choices(part: "radio-button"), describedBy: { .radioGroup }
  ) {
    $0.isColumn = true
    $0.adaptNode = { node, choice, _ in
      node.become(.radio, isPicked: choice.isSelected)
    }
    $0.wantsLabel = true
  }
}

extension ComponentKind {
  static let radioGroup: Self = Self(
    .radioGroup, "A group of choices; one can be selected.",
    synonyms: "radios radio-buttons radio-list single-choice"
      + " radio-button-group",
    example: ["label: Payment", "options: [Card, Voucher]", "value: Card"],
    keys: [.options, .chosen])
}

/// A group of radio buttons; only one button can be selected.
public func RadioGroup(
  _ label: String = "", options: [Choice], selected: String? = nil
) -> Container {
  Container(.radioGroup, label).with { $0.choices = options.selecting(selected) }
}
