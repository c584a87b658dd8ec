extension VoiceOverFacts {
  var specifiers: [Phrase.Member] {
    var members: [Phrase.Member] = []
    members.reserveCapacity(3)
    addSpecifiers(to: &members)
    return members
  }

  func addSpecifiers(to members: inout [Phrase.Member]) {
    if !isEnabled {
      members.add(
        .disabled, .disabled, "trait.not_enabled.description", from: "traits.notEnabled",
        "voiceover.dimmed")
    }
    addSwitchState(to: &members)
    if traits.contains([.textEntry, .isEditing]) {
      members.add(
        .editing, .editing, "trait.text_field_is_editing.description", from: "traits.isEditing",
        "voiceover.editing")
      addInsertionPoint(to: &members)
    }
    addExpanded(to: &members)
    addControls(to: &members)
  }

  var expandedStatus: VoiceOverElement.ExpandedStatus? {
    element.expandedStatus.flatMap { behavior.follows(.expandedStatus) ? $0 : nil }
  }

  private func addInsertionPoint(to members: inout [Phrase.Member]) {
    guard behavior.follows(.insertionPoint) else { return }
    if behavior.movesByCharacters {
      members.add(
        .editing, .editing, "rotor.characters.description", from: "settings.characterMode",
        "voiceover.character-mode")
    }
    guard let point = element.insertionPoint else { return }
    members.add(
      .editing, .insertionPoint, "insertion_point.\(point.rawValue).description",
      from: "insertionPoint", "voiceover.insertion-point")
  }

  private func addExpanded(to members: inout [Phrase.Member]) {
    guard let status = expandedStatus else { return }
    let key = "expanded_status.\(status.rawValue).description"
    members.add(
      .expanded, status == .expanded ? .expanded : .collapsed, key, from: "expandedStatus",
      "voiceover.expanded")
  }

  private func addSwitchState(to members: inout [Phrase.Member]) {
    guard traits.contains(.switchButton), let value = element.value else { return }
    if let state = Fact.CheckedState(switchValue: value) {
      return members.add(
        .switched, .switched(state), "trait.switch_button.state_\(state.rawValue).description",
        from: "value", "voiceover.switch")
    }
    let fact = StopFact(.state, text: value, from: "value", rule: "voiceover.switch")
    let keepsJoint = value.isEmpty && behavior.follows(.emptyTextKeepsJoint)
    members.append(Phrase.Member(.switched, keepsJoint ? .silent(fact) : .fact(fact)))
  }

  private struct Role {
    let slot: Slot
    let fact: Fact.Role
    let trait: Traits
    let key: String
    let origin: String
    let rule: Rule.ID

    init(_ slot: Slot, _ fact: Fact.Role, _ trait: Traits, word: String, rule: Rule.ID? = nil) {
      (self.slot, self.fact, self.trait) = (slot, fact, trait)
      key = "trait.\(word).description"
      origin = "traits.\(trait.names.joined())"
      self.rule = rule ?? Rule.ID(rawValue: "voiceover.\(fact.rawValue)")
    }
  }

  private static let roles = [
    Role(.role, .button, .button, word: "button"),
    Role(.role, .backButton, .backButton, word: "backbutton"),
    Role(
      .role, .switch, .switchButton, word: "switch_button", rule: "voiceover.role.switch-button"),
    Role(.role, .popUpButton, .popUpButton, word: "popup_button"),
    Role(.role, .pickerItem, .pickerItem, word: "picker_item"),
    Role(.tab, .tab, .tabBarItem, word: "tab"),
    Role(.textField, .secureTextField, .secureTextField, word: "secure_text_field"),
    Role(.textField, .textField, .textEntry, word: "text_field"),
    Role(.heading, .heading, .header, word: "header"), Role(.link, .link, .link, word: "link"),
    Role(.adjustable, .adjustable, .adjustable, word: "adjustable"),
    Role(.image, .image, .image, word: "image"),
    Role(.searchField, .searchField, .searchField, word: "search_field"),
    Role(.draggable, .draggable, .draggable, word: "draggable"),
  ]

  private static let roleTraits = Traits(roles.map(\.trait))

  private func addControls(to members: inout [Phrase.Member]) {
    let isTab = isTabByContext
    guard isTab || !traits.isDisjoint(with: Self.roleTraits) else { return }
    for role in Self.roles {
      if role.trait == .tabBarItem, isTab {
        members.add(.tab, .role(.tab), role.key, from: "context", role.rule)
      } else if traits.contains(role.trait), says(role.trait) {
        members.add(role.slot, .role(role.fact), role.key, from: role.origin, role.rule)
      }
    }
  }

  private var isTabByContext: Bool {
    switch element.context {
    case .tab, .tabBarItem: !traits.contains(.tabBarItem)
    default: false
    }
  }

  private func says(_ trait: Traits) -> Bool {
    switch trait {
    case .button: isPlainButton
    case .switchButton: traits.contains(.button) || behavior.follows(.switchWithoutButton)
    case .popUpButton, .pickerItem: behavior.follows(.pickers)
    case .secureTextField: isTextField
    case .textEntry: isTextField && !traits.contains(.secureTextField)
    case .draggable: isDraggable
    default: true
    }
  }

  private var isPlainButton: Bool {
    if case .tab = element.context { return false }
    return traits.isDisjoint(with: [.keyboardKey, .switchButton, .tabBarItem, .backButton])
  }

  var isDraggable: Bool { traits.contains(.draggable) && behavior.follows(.draggable) }

  private var isTextField: Bool {
    traits.contains(.textEntry)
      && !(traits.contains(.searchField) && behavior.follows(.searchFieldEdits))
  }
}

extension Fact.CheckedState {
  init?(switchValue: String) {
    switch switchValue {
    case "1": self = .on
    case "0": self = .off
    case "2": self = .mixed
    default: return nil
    }
  }
}
