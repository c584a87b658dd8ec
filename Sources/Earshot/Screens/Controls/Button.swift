// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let button: Self = Self(
    "button", ControlStyle(traits: .button, widget: "Button"), describedBy: { .button }
  ) {
    $0.opensOnly = true
    $0.activate = ControlStyle.act
  }
}

extension ComponentKind {
  static let button: Self = Self(
    .button, "A control that starts an action.",
    synonyms:
      "cta primary-button secondary-button tertiary-button icon-button fab floating-action-button text-button"
      + " extended-fab floating-button filled-button elevated-button tonal-button"
      + " filled-tonal-button outlined-button link-button image-button destructive-button"
      + " submit-button submit action-button share-button assist-chip action-chip suggestion-chip"
      + " color-well close-box small-fab large-fab",
    example: ["label: Continue"],
    keys: [.value, .selected, .expanded, .content, .links, .position, .opens(\.opens)]
  )
  .substituting(
    "pressable touchable-opacity touchable-highlight ink-well gesture-detector map-pin map-marker pin marker annotation color-picker file-upload file-picker upload-button"
  )
  .becoming("dropdown", with: "options choices")
  .becoming("menu", with: "items menu menu-items")
  .becoming(
    "toggle-button",
    with: "toggled on checked is-on is-toggled is-checked pressed aria-pressed")
}

/// A button, which can open an alert, modal, sheet or toast.
public func Button(_ label: String, opens: Reference? = nil) -> Control {
  Control(.button, label).with { $0.opens = opens }
}
