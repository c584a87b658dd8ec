/// The words for the traits: the type of the control and its states.
extension VoiceOverFacts {
  var specifiers: [Phrase.Member] { states + controls }

  private var states: [Phrase.Member] {
    var members: [Phrase.Member] = []
    if !isEnabled {
      members.append(
        member(
          .disabled, .state, "trait.not_enabled.description", from: "traits.notEnabled",
          "voiceover.dimmed"))
    }
    members += switchState
    if traits.contains([.textEntry, .isEditing]) {
      members.append(
        member(
          .editing, .state, "trait.text_field_is_editing.description", from: "traits.isEditing",
          "voiceover.editing"))
    }
    if let status = expandedStatus {
      members.append(
        member(
          .expanded, .state, "expanded_status.\(status.rawValue).description",
          from: "expandedStatus", "voiceover.expanded"))
    }
    return members
  }

  /// The status where this version of the reader says it.
  var expandedStatus: VoiceOverElement.ExpandedStatus? {
    behavior.follows(.expandedStatus) ? element.expandedStatus : nil
  }

  /// The state of a switch, which is its value; a value that is no state is said as it is.
  private var switchState: [Phrase.Member] {
    guard traits.contains(.switchButton), let value = element.value else { return [] }
    let text =
      switch value {
      case "1": words.word("trait.switch_button.state_on.description")
      case "0": words.word("trait.switch_button.state_off.description")
      case "2": words.word("trait.switch_button.state_mixed.description")
      default: value
      }
    let part = Part(.state, text, from: "value", rule: "voiceover.switch")
    let keepsJoint = text.isEmpty && behavior.follows(.emptyTextKeepsJoint)
    return [Phrase.Member(.switched, keepsJoint ? .silent(part) : .part(part))]
  }

  private var controls: [Phrase.Member] {
    buttons + tab + textField + Self.plainRoles.filter { traits.contains($0.trait) }.map(role)
  }

  /// A trait that is said as a type of control.
  private struct Role {
    var slot: Slot
    var trait: Traits
    var origin: String
    var key: String
    var rule: Rule.ID
  }

  private func role(_ role: Role) -> Phrase.Member {
    member(role.slot, .role, role.key, from: role.origin, role.rule)
  }

  /// Traits that are said whatever else is there.
  private static let plainRoles = [
    Role(
      slot: .heading, trait: .header, origin: "traits.header", key: "trait.header.description",
      rule: "voiceover.role.heading"),
    Role(
      slot: .link, trait: .link, origin: "traits.link", key: "trait.link.description",
      rule: "voiceover.role.link"),
    Role(
      slot: .adjustable, trait: .adjustable, origin: "traits.adjustable",
      key: "trait.adjustable.description", rule: "voiceover.role.adjustable"),
    Role(
      slot: .image, trait: .image, origin: "traits.image", key: "trait.image.description",
      rule: "voiceover.role.image"),
    Role(
      slot: .searchField, trait: .searchField, origin: "traits.searchField",
      key: "trait.search_field.description", rule: "voiceover.role.search-field"),
  ]

  private static let buttonRoles = [
    Role(
      slot: .role, trait: .button, origin: "traits.button", key: "trait.button.description",
      rule: "voiceover.role.button"),
    Role(
      slot: .role, trait: .backButton, origin: "traits.backButton",
      key: "trait.backbutton.description", rule: "voiceover.role.back-button"),
    Role(
      slot: .role, trait: .switchButton, origin: "traits.switchButton",
      key: "trait.switch_button.description", rule: "voiceover.role.switch-button"),
    Role(
      slot: .role, trait: .popUpButton, origin: "traits.popUpButton",
      key: "trait.popup_button.description", rule: "voiceover.role.pop-up-button"),
    Role(
      slot: .role, trait: .pickerItem, origin: "traits.pickerItem",
      key: "trait.picker_item.description", rule: "voiceover.role.picker-item"),
  ]

  private var buttons: [Phrase.Member] {
    Self.buttonRoles.filter { traits.contains($0.trait) && says($0.trait) }.map(role)
  }

  /// Whether nothing keeps the reader from saying a trait that makes a button.
  private func says(_ trait: Traits) -> Bool {
    switch trait {
    case .button: isPlainButton
    case .switchButton: traits.contains(.button) || behavior.follows(.switchWithoutButton)
    case .popUpButton, .pickerItem: behavior.follows(.pickers)
    default: true
    }
  }

  private var isPlainButton: Bool {
    if case .tab = element.context { return false }
    return traits.isDisjoint(with: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
  }

  private var tab: [Phrase.Member] {
    let origin: String
    switch element.context {
    case _ where traits.contains(.tabBarItem): origin = "traits.tabBarItem"
    case .tab, .tabBarItem: origin = "context"
    default: return []
    }
    return [
      member(.tab, .role, "trait.tab.description", from: origin, "voiceover.role.tab")
    ]
  }

  private var textField: [Phrase.Member] {
    guard isTextField else { return [] }
    return traits.contains(.secureTextField)
      ? [
        member(
          .textField, .role, "trait.secure_text_field.description", from: "traits.secureTextField",
          "voiceover.role.secure-text-field")
      ]
      : [
        member(
          .textField, .role, "trait.text_field.description", from: "traits.textEntry",
          "voiceover.role.text-field")
      ]
  }

  /// Whether the element is said to be a text field.
  private var isTextField: Bool {
    traits.contains(.textEntry)
      && !(behavior.follows(.searchFieldEdits) && traits.contains(.searchField))
  }
}
