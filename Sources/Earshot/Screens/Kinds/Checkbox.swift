// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let checkbox: Self = Self(
    "checkbox", Blueprint(traits: .button, widget: "CheckBox", toggle: .checked),
    describedBy: { .checkbox }
  ) {
    $0.form = .ticked
    $0.activate = ControlKind.flip
  }
}

extension ComponentKind {
  static let checkbox: Self = Self(
    .checkbox, "What is ticked.",
    synonyms: "check tickbox tick check-box",
    example: ["label: Send me offers", "checked: true"],
    keys: [
      .tick,
      .checked,
      .content,
      .links,
      .flag(
        "role-in-name", \.hasRoleInName,
        "Whether the name ends with the role, as in \"Label checkbox\"."),
      .position,
      .opens(\.opens),
    ],
    natives: { _ in
      [
        NativeElement(
          android: ("CheckBox", "Row with Modifier.toggleable(role = Role.Checkbox)"))
      ]
    })
}

/// A checkbox.
package func Checkbox(_ label: String, _ checked: Fact.CheckedState = .off) -> Control {
  Control(.checkbox, label).with { $0.toggle = checked }
}
