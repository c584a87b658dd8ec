// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let toggleButton: Self = Self(
    "toggle-button", ControlStyle(traits: .button, widget: "Button", toggle: .selected),
    describedBy: { .toggleButton }
  ) {
    $0.part = "button"
    $0.activate = ControlStyle.flip
    $0.asksForState = true
  }
}

extension ComponentKind {
  static let toggleButton: Self = Self(
    .toggleButton, "A button that users turn on and off, such as Favourite.",
    synonyms:
      "icon-toggle icon-toggle-button toggle-icon-button favorite favourite favorite-button "
      + "favourite-button like-button bookmark-button mute-button",
    example: ["label: Favourite", "selected: true"],
    keys: [.value, .selected, .checked, .content, .position, .opens(\.opens)],
    natives: { _ in
      [NativeElement(android: ("ToggleButton", "IconToggleButton"))]
    })
}

/// A button that can be on or off.
public func ToggleButton(_ label: String, isOn: Bool = false) -> Control {
  Control(.toggleButton, label).with { $0.toggle = Fact.CheckedState(isOn) }
}
