internal import Earshot

extension ReactNativeNode {
  /// Returns the element that React Native exposes on iOS (`RCTView`).
  func voiceOverElement(texts inside: [String]) -> VoiceOverElement {
    let text = inside.isEmpty ? nil : inside.joined(separator: " ")
    return VoiceOverElement(
      id: props.text("testID"), label: label ?? (isField ? nil : text), value: voiceOverValue,
      hint: hint, traits: traits, language: props.text("accessibilityLanguage"),
      customActions: actions.filter { !Self.gestures.contains($0.name) }.map { $0.label ?? $0.name }
    )
  }

  /// Actions that VoiceOver does not list, because they have gestures.
  private static let gestures: Set = [
    "activate", "increment", "decrement", "magicTap", "escape", "longpress",
  ]

  private var voiceOverValue: String? {
    if isField {
      return props.text("value") ?? props.text("defaultValue") ?? props.text("placeholder")
    }
    if isSwitch { return isMixed ? "2" : isChecked == true ? "1" : "0" }
    var words: [String] = []
    if let role, let word = Self.wordsOfRoles[role] { words.append(word) }
    if isMixed {
      words.append("mixed")
    } else if let isChecked {
      words.append(isChecked ? "checked" : "not checked")
    }
    if let isExpanded = state("expanded") { words.append(isExpanded ? "expanded" : "collapsed") }
    if state("busy") == true { words.append("busy") }
    if let value { words.append(value) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static let wordsOfRoles = [
    "alert": "alert", "checkbox": "checkbox", "combobox": "combo box", "menu": "menu",
    "menubar": "menu bar", "menuitem": "menu item", "progressbar": "progress bar",
    "radio": "radio button", "radiogroup": "radio group", "scrollbar": "scroll bar",
    "spinbutton": "spin button", "tab": "tab", "tablist": "tab list", "timer": "timer",
    "toolbar": "tool bar",
  ]

  private var traits: Traits {
    var traits: Traits = role.flatMap { Self.traitsOfRoles[$0] } ?? []
    if isText { traits.insert(.staticText) }
    if isField {
      traits.insert(.textEntry)
      if props.flag("secureTextEntry") == true { traits.insert(.secureTextField) }
      if props.flag("multiline") == true { traits.insert(.textArea) }
    }
    if isSwitch { traits.formUnion([.button, .switchButton]) }
    if type.hasSuffix("Image"), role == nil { traits.insert(.image) }
    if state("selected") == true { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  private static let traitsOfRoles: [String: Traits] = [
    "button": .button, "togglebutton": .button, "link": .link, "header": .header,
    "search": .searchField, "image": .image, "imagebutton": [.image, .button],
    "keyboardkey": .keyboardKey, "text": .staticText, "adjustable": .adjustable,
    "summary": .summaryElement, "tabbar": .tabBar,
  ]
}
