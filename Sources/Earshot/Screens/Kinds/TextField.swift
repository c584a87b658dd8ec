// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let textField: Self = Self(
    "text-field", Blueprint(traits: .textEntry, widget: "EditText", isText: false),
    describedBy: { .textField }
  ) {
    $0.form = .field
    $0.activate = { $0.startEditing() }
    $0.describe = { $1.isField = true }
  }
}

extension ComponentKind {
  static let textField: Self = Self(
    .textField, "A field to type into.",
    synonyms:
      "input textbox text-box text-input textfield field edit-text edittext email phone "
      + "password password-field text-area textarea form-field",
    impliedKeys: ["password": ["secure": "true"], "password-field": ["secure": "true"]],
    example: ["label: Email", "placeholder: name@example.org"],
    keys: [
      .value,
      .text("placeholder", \.placeholder, "What an empty field shows; never the name."),
      .expanded,
      .flag("secure", \.isSecure, "Whether the text of a field is hidden."),
      .flag("editing", \.isEditing, "Whether a field has the keyboard."),
      .content,
      .position,
    ])
}

/// A text field.
public func TextField(
  _ label: String, value: String? = nil, placeholder: String? = nil, isSecure: Bool = false
) -> Control {
  Control(.textField, label).with {
    $0.value = value
    $0.placeholder = placeholder
    $0.isSecure = isSecure
  }
}
