// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let radioButton: Self = Self(
    "radio-button", ControlStyle(traits: .button, widget: "RadioButton", toggle: .selected),
    describedBy: { .radioButton }
  ) {
    $0.form = .picked
    $0.adaptNode = { radio, node, _ in node.become(.radio, isPicked: radio.toggle == .on) }
    $0.activate = ControlStyle.pick
    $0.describe = {
      $1.choiceRoles = ["radio-button"]
      $1.wantsGroupLabel = true
    }
  }
}

extension ComponentKind {
  static let radioButton: Self = Self(
    .radioButton, "A single radio button; use radio-group for several radio buttons.",
    synonyms: "radio radiobutton radio-list-tile",
    example: ["label: By letter", "selected: true"],
    keys: [.value, .selected, .checked, .content, .links, .position, .opens(\.opens)],
    natives: { _ in
      [
        NativeElement(
          android: ("RadioButton", "Row with Modifier.selectable(role = Role.RadioButton)"))
      ]
    }
  )
  .becoming("radio-group", with: "options items choices")
}

/// A single radio button; for several, use ``RadioGroup(_:options:selected:)``.
public func RadioButton(_ label: String, isSelected: Bool = false) -> Control {
  Control(.radioButton, label).with { $0.toggle = Fact.CheckedState(isSelected) }
}
