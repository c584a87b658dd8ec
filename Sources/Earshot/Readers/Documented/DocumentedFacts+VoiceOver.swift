extension DocumentedFacts {
  /// Reads the attributes of an iOS element.
  init(_ element: VoiceOverElement) {
    self.init(part: element.part ?? Self.part(of: element))
    fill(.name, element.label, from: "label")
    readRole(of: element)
    readStates(of: element)
    if let hint = element.hint, !hint.isEmpty { fill(.hints, hint, from: "hint") }
    for content in element.customContent where content.importance == .high {
      let text = content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
      facts.insert(ElementFacts(.content))
      fill(.content, text, from: "customContent")
    }
    if !element.customActions.isEmpty { hold(.actions, from: "customActions") }
    readContext(of: element)
  }

  private mutating func readRole(of element: VoiceOverElement) {
    let role = Self.roles.first { element.traits.contains($0.trait) }
    guard let role else {
      if element.traits.contains(.adjustable) {
        fill(.adjustable, key: "role.adjustable", from: "traits.adjustable")
      }
      return
    }
    roleOrigin = "traits.\(role.name)"
    let isSecure = role.trait == .textEntry && element.traits.contains(.secureTextField)
    fill(.role, key: isSecure ? "role.secure-text-field" : role.key, from: "traits.\(role.name)")
    if element.traits.contains(.adjustable) {
      fill(.adjustable, key: "role.adjustable", from: "traits.adjustable")
    }
  }

  /// The traits that name a role, the one that is said first.
  private static let roles: [(trait: Traits, name: String, key: String)] = [
    (.switchButton, "switchButton", "role.switch"),
    (.searchField, "searchField", "role.search-field"),
    (.textEntry, "textEntry", "role.text-field"),
    (.backButton, "backButton", "role.back-button"),
    (.tabBarItem, "tabBarItem", "role.tab"),
    (.pickerItem, "pickerItem", "role.picker-item"),
    (.link, "link", "role.link"),
    (.button, "button", "role.button"),
    (.header, "header", "role.heading"),
    (.image, "image", "role.image"),
  ]

  private mutating func readStates(of element: VoiceOverElement) {
    let traits = element.traits
    if traits.contains(.notEnabled) { hold(.disabled, from: "traits.notEnabled") }
    if traits.contains(.isEditing) { facts.insert(ElementFacts(.editing)) }
    switch element.expandedStatus {
    case .expanded: hold(.expanded, from: "expandedStatus")
    case .collapsed: hold(.collapsed, from: "expandedStatus")
    case nil: break
    }
    if let state = Self.toggleState(of: element) {
      hold(state, from: "value")
    } else if part == "checkbox" {
      readCheckedState(of: element)
    } else {
      readValue(element.value)
      readSelection(of: element)
    }
  }

  private mutating func readSelection(of element: VoiceOverElement) {
    if element.traits.contains(.selected) {
      hold(.selected, from: "traits.selected")
    } else {
      facts.insert(ElementFacts(.unselected))
    }
  }

  private mutating func readValue(_ value: String?) {
    guard let value, !value.isEmpty else { return }
    facts.insert(ElementFacts(.value))
    fill(.value, value, from: "value")
  }

  /// UIKit tells the state of a switch as "1", "0" or "2".
  private static func toggleState(of element: VoiceOverElement) -> ElementFact? {
    guard element.traits.contains(.switchButton) else { return nil }
    switch element.value {
    case "1": return .on
    case "0": return .off
    case "2": return .mixed
    default: return nil
    }
  }

  /// iOS has no checkbox: apps tell its state by a value of their own or by the selected trait.
  private mutating func readCheckedState(of element: VoiceOverElement) {
    switch element.value {
    case "1": hold(.checked, from: "value")
    case "0": hold(.unchecked, from: "value")
    case "2": hold(.mixed, from: "value")
    case let value? where !value.isEmpty: fill(.checked, value, from: "value")
    default:
      let isChecked = element.traits.contains(.selected)
      hold(isChecked ? .checked : .unchecked, from: "traits.selected")
    }
  }

  private mutating func readContext(of element: VoiceOverElement) {
    switch element.context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      place(index, of: count, from: "context")
    default: break
    }
  }

  private static func part(of element: VoiceOverElement) -> String {
    switch element.context {
    case .tab, .tabBarItem: return "tab"
    case .series: return "segment"
    default: break
    }
    return parts.first { element.traits.contains($0.trait) }?.part ?? "text"
  }

  private static let parts: [(trait: Traits, part: String)] = [
    (.switchButton, "switch"), (.searchField, "search-field.field"), (.textEntry, "text-field"),
    (.tabBarItem, "tab"), (.popUpButton, "dropdown.trigger"), (.link, "link"),
    (.button, "button"), (.header, "heading"), (.pickerItem, "date-picker.wheel"),
    (.adjustable, "slider"), (.image, "image"),
  ]
}
