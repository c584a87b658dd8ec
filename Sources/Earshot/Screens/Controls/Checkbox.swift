// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let checkbox: Self = Self(
    "checkbox", ControlStyle(traits: .button, widget: "CheckBox", toggle: .checked),
    describedBy: { .checkbox }
  ) {
    $0.form = .ticked
    $0.activate = ControlStyle.flip
  }
}

extension ComponentKind {
  static let checkbox: Self = Self(
    .checkbox, "An option that can be checked.",
    synonyms: "check tickbox tick check-box checkbox-list-tile",
    example: ["label: Send me offers", "checked: true"],
    keys: [
      .tick,
      .checked,
      .content,
      .links,
      KeyReader(
        "role-in-name", .flag, "Whether the name ends with the role, as in \"Label checkbox\"."
      ) { value, checkbox, _ throws(InputError) in
        guard try value.flag() else { return }
        checkbox.type.style.adaptElement = { checkbox, element, wording in
          element.label = wording.filled("name.checkbox", checkbox.common.exposedName(wording))
        }
      },
      .position,
      .opens(\.opens),
    ],
    natives: { _ in
      [
        NativeElement(
          android: ("CheckBox", "Row with Modifier.toggleable(role = Role.Checkbox)"))
      ]
    }
  )
  .substituting("captcha recaptcha")
}

package func Checkbox(_ label: String, _ checked: Fact.CheckedState = .off) -> Control {
  Control(.checkbox, label).with { $0.toggle = checked }
}
