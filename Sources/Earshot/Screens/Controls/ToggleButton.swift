// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let toggleButton: Self = Self(
    "toggle-button", ControlStyle(traits: .button, widget: "Button", toggle: .selected),
    describedBy: { .toggleButton }
  ) {
    $0.part = "button"
    $0.adaptElement = { button, element, wording in
      let isOn = button.toggle == .on
      switch button.common.toolkits.iOS {
      case .swiftui:
        element.traits = [.button, .switchButton]
        element.value = isOn ? "1" : "0"
      case .reactNative:
        element.traits = .button
        element.value = wording.word(isOn ? "value.checked" : "value.unchecked")
      default: break
      }
    }
    $0.adaptNode = { button, node, _ in node.becomeToggle(button.common.toolkits.android) }
    $0.activate = ControlStyle.flip
  }
}

extension ComponentKind {
  static let toggleButton: Self = Self(
    .toggleButton, "A button that stays on, such as a favourite.",
    synonyms:
      "icon-toggle icon-toggle-button toggle-icon-button favorite favourite favorite-button "
      + "favourite-button like-button bookmark-button mute-button",
    example: ["label: Favourite", "selected: true"],
    keys: [.value, .selected, .checked, .content, .position, .opens(\.opens)],
    natives: { _ in
      [NativeElement(android: ("ToggleButton", "IconToggleButton"))]
    })
}

/// A button that stays on.
public func ToggleButton(_ label: String, isOn: Bool = false) -> Control {
  Control(.toggleButton, label).with { $0.toggle = Fact.CheckedState(isOn) }
}

extension ExposedNode {
  /// Makes a button that stays on: Compose exposes a checkbox, Views and React Native a toggle button,
  /// which TalkBack calls a switch, and Flutter a button that is selected.
  fileprivate mutating func becomeToggle(_ toolkit: Toolkit) {
    guard toolkit != .flutter else { return }
    let isOn = node.selected
    let state = Fact.CheckedState(isOn)
    node.className = "android.widget.\(toolkit == .compose ? "CheckBox" : "ToggleButton")"
    node.selected = false
    node.checkable = true
    // The guidelines know a button that is selected.
    facts.add(.role(.button))
    facts.omit(.role(.checkbox), .role(.switch), .checked(state), .switched(state))
    if isOn { facts.add(.selected) }
  }
}
