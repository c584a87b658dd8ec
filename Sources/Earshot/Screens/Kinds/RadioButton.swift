// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let radioButton = ComponentKind(
    .radioButton, "One of several choices, by itself; several are a radio-group.",
    synonyms: "radio radiobutton",
    example: ["label: By letter", "selected: true"],
    keys: [.value, .selected, .checked, .content, .links, .position, .opens(\.opens)],
    natives: { _ in
      [
        NativeElement(
          android: ("RadioButton", "Row with Modifier.selectable(role = Role.RadioButton)"))
      ]
    })
}

/// A radio button that stands by itself; several that belong together are a ``RadioGroup(_:options:selected:)``.
public func RadioButton(_ label: String, isSelected: Bool = false) -> Control {
  Control(.radioButton, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}
