/// The words for the traits: the type of the control and its states.
extension VoiceOverFacts {
  var specifiers: [Phrase.Member] { states + controls }

  private var states: [Phrase.Member] {
    var members: [Phrase.Member] = []
    if !isEnabled {
      members.append(
        member(
          .disabled, .disabled, "trait.not_enabled.description", from: "traits.notEnabled",
          "voiceover.dimmed"))
    }
    members += switchState
    if traits.contains([.textEntry, .isEditing]) {
      members.append(
        member(
          .editing, .editing, "trait.text_field_is_editing.description", from: "traits.isEditing",
          "voiceover.editing"))
    }
    if let status = expandedStatus {
      members.append(
        member(
          .expanded, status.fact, "expanded_status.\(status.rawValue).description",
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
    guard let state = Fact.CheckedState(switchValue: value) else {
      let fact = StopFact(.state, text: value, from: "value", rule: "voiceover.switch")
      let keepsJoint = value.isEmpty && behavior.follows(.emptyTextKeepsJoint)
      return [Phrase.Member(.switched, keepsJoint ? .silent(fact) : .fact(fact))]
    }
    return [
      member(
        .switched, .switched(state), "trait.switch_button.state_\(state.rawValue).description",
        from: "value", "voiceover.switch")
    ]
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
    var fact: Fact.Role
    var trait: Traits
    var origin: String
    var key: String
    var rule: Rule.ID

    /// Creates a role from the names that UIKit, the vocabulary and the rules give the trait.
    init(
      _ slot: Slot, _ fact: Fact.Role, _ trait: Traits, named name: String, word: String,
      rule: String
    ) {
      self.slot = slot
      self.fact = fact
      self.trait = trait
      origin = "traits.\(name)"
      key = "trait.\(word).description"
      self.rule = Rule.ID(rawValue: "voiceover.role.\(rule)")
    }
  }

  private func role(_ role: Role) -> Phrase.Member {
    member(role.slot, .role(role.fact), role.key, from: role.origin, role.rule)
  }

  /// Traits that are said whatever else is there.
  private static let plainRoles = [
    Role(.heading, .heading, .header, named: "header", word: "header", rule: "heading"),
    Role(.link, .link, .link, named: "link", word: "link", rule: "link"),
    Role(
      .adjustable, .adjustable, .adjustable, named: "adjustable", word: "adjustable",
      rule: "adjustable"),
    Role(.image, .image, .image, named: "image", word: "image", rule: "image"),
    Role(
      .searchField, .searchField, .searchField, named: "searchField", word: "search_field",
      rule: "search-field"),
  ]

  /// Traits that make a button, each with a condition of its own.
  private static let buttonRoles = [
    Role(.role, .button, .button, named: "button", word: "button", rule: "button"),
    Role(
      .role, .backButton, .backButton, named: "backButton", word: "backbutton",
      rule: "back-button"),
    Role(
      .role, .switch, .switchButton, named: "switchButton", word: "switch_button",
      rule: "switch-button"),
    Role(
      .role, .popUpButton, .popUpButton, named: "popUpButton", word: "popup_button",
      rule: "pop-up-button"),
    Role(
      .role, .pickerItem, .pickerItem, named: "pickerItem", word: "picker_item",
      rule: "picker-item"),
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
      member(.tab, .role(.tab), "trait.tab.description", from: origin, "voiceover.role.tab")
    ]
  }

  private static let draggable = Role(
    .draggable, .draggable, .draggable, named: "draggable", word: "draggable", rule: "draggable")

  /// Whether the element is said to be draggable.
  var isDraggable: Bool { traits.contains(.draggable) && behavior.follows(.draggable) }

  private static let textField = Role(
    .textField, .textField, .textEntry, named: "textEntry", word: "text_field", rule: "text-field")

  private static let secureTextField = Role(
    .textField, .secureTextField, .secureTextField, named: "secureTextField",
    word: "secure_text_field",
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

extension Fact.CheckedState {
  /// Reads the value that UIKit gives a switch; nil for any other text.
  init?(switchValue: String) {
    switch switchValue {
    case "1": self = .on
    case "0": self = .off
    case "2": self = .mixed
    default: return nil
    }
  }
}

extension VoiceOverElement.ExpandedStatus {
  /// What the status tells.
  var fact: Fact {
    switch self {
    case .expanded: .expanded
    case .collapsed: .collapsed
    }
  }
}
