internal import Earshot

extension ReactNativeNode {
  /// Returns the element that React Native exposes on iOS (`RCTViewComponentView`).
  func voiceOverElement(texts inside: [String], _ words: Wording) -> VoiceOverElement {
    let text = inside.isEmpty ? nil : inside.joined(separator: " ")
    return VoiceOverElement(
      id: props.text("testID"), label: label ?? (isField ? nil : text),
      value: voiceOverValue(words),
      hint: hint, traits: traits, language: props.text("accessibilityLanguage"),
      customActions: actions.filter { !Self.gestures.contains($0.name) }.map { $0.label ?? $0.name }
    )
  }

  /// The actions that VoiceOver does not list, because users perform them with gestures.
  private static let gestures: Set = [
    "activate", "increment", "decrement", "magicTap", "escape", "longpress",
  ]

  private func voiceOverValue(_ toolkit: Wording) -> String? {
    if isField {
      let placeholder = props.text("placeholder").flatMap { $0 == label ? nil : $0 }
      return props.text("value") ?? props.text("defaultValue") ?? placeholder
    }
    if isSwitch { return isMixed ? "2" : isChecked == true ? "1" : "0" }
    var keys: [String] = []
    if role == "checkbox" { keys.append("ios_checkbox") }
    if role == "radio" { keys.append("ios_radio_button") }
    if isMixed {
      keys.append("ios_mixed")
    } else if let isChecked {
      keys.append(isChecked ? "ios_checked" : "ios_unchecked")
    }
    // React Native's new architecture has no word for a collapsed element.
    if state("expanded") == true { keys.append("ios_expanded") }
    if isBusy { keys.append("state_busy_description") }
    let words =
      keys.map { toolkit.toolkitWord("react-native.\($0)") }
      + [percentage ?? value].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var percentage: String? {
    guard textValue == nil, let range, range.max > range.min else { return nil }
    let share = (range.current - range.min) / (range.max - range.min)
    return Int(exactly: (share * 100).rounded()).map { "\($0)%" }
  }

  private var traits: Traits {
    var traits: Traits = role.flatMap { Self.traitsOfRoles[$0] } ?? []
    if isText { traits.insert(.staticText) }
    if isField {
      traits.insert(.textEntry)
      if props.flag("secureTextEntry") == true { traits.insert(.secureTextField) }
      if props.flag("multiline") == true { traits.insert(.textArea) }
    }
    if isSwitch { traits.formUnion([.button, .switchButton]) }
    if state("selected") == true { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  private static let traitsOfRoles: [String: Traits] = [
    "button": .button, "togglebutton": .button, "link": .link, "header": .header,
    "search": .searchField, "image": .image, "imagebutton": [.image, .button],
    "keyboardkey": .keyboardKey, "text": .staticText, "adjustable": .adjustable,
    "summary": .summaryElement, "tabbar": .tabBar, "progressbar": .updatesFrequently,
  ]
}
