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
    var roles = buttons + tab + textField
    for plain in Self.plainRoles where traits.contains(plain.trait) { roles.append(role(plain)) }
    if isDraggable { roles.append(role(Self.draggable)) }
    return roles
  }

  /// A trait that is said as a type of control.
  private struct Role {
    var slot: Slot
    var trait: Traits
    var origin: String
    var key: String
    var rule: Rule.ID

    /// Creates a role from the names that UIKit, the vocabulary and the rules give the trait.
    init(_ slot: Slot, _ trait: Traits, named name: String, word: String, rule: String) {
      self.slot = slot
      self.trait = trait
      origin = "traits.\(name)"
      key = "trait.\(word).description"
      self.rule = Rule.ID(rawValue: "voiceover.role.\(rule)")
    }
  }

  private func role(_ role: Role) -> Phrase.Member {
    member(role.slot, .role, role.key, from: role.origin, role.rule)
  }

  /// Traits that are said whatever else is there.
  private static let plainRoles = [
    Role(.heading, .header, named: "header", word: "header", rule: "heading"),
    Role(.link, .link, named: "link", word: "link", rule: "link"),
    Role(.adjustable, .adjustable, named: "adjustable", word: "adjustable", rule: "adjustable"),
    Role(.image, .image, named: "image", word: "image", rule: "image"),
    Role(
      .searchField, .searchField, named: "searchField", word: "search_field",
      rule: "search-field"),
  ]

  /// Traits that make a button, each with a condition of its own.
  private static let buttonRoles = [
    Role(.role, .button, named: "button", word: "button", rule: "button"),
    Role(.role, .backButton, named: "backButton", word: "backbutton", rule: "back-button"),
    Role(
      .role, .switchButton, named: "switchButton", word: "switch_button", rule: "switch-button"),
    Role(.role, .popUpButton, named: "popUpButton", word: "popup_button", rule: "pop-up-button"),
    Role(.role, .pickerItem, named: "pickerItem", word: "picker_item", rule: "picker-item"),
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

  private static let draggable = Role(
    .draggable, .draggable, named: "draggable", word: "draggable", rule: "draggable")

  /// Whether the element is said to be draggable.
  var isDraggable: Bool { traits.contains(.draggable) && behavior.follows(.draggable) }

  private static let textField = Role(
    .textField, .textEntry, named: "textEntry", word: "text_field", rule: "text-field")

  private static let secureTextField = Role(
    .textField, .secureTextField, named: "secureTextField", word: "secure_text_field",
    rule: "secure-text-field")

  private var textField: [Phrase.Member] {
    guard isTextField else { return [] }
    return [role(traits.contains(.secureTextField) ? Self.secureTextField : Self.textField)]
  }

  /// Whether the element is said to be a text field.
  private var isTextField: Bool {
    traits.contains(.textEntry)
      && !(behavior.follows(.searchFieldEdits) && traits.contains(.searchField))
  }
}
