/// A node's name, role and state, in the form that TalkBack uses for the role
/// (RoleDescriptionExtractor).
struct TalkBackTriple {
  private let index: Int
  private let node: TalkBackNode
  private let role: TalkBackRole
  private let words: TalkBackWords
  private let isDescribed: Bool
  private let isFocused: Bool
  private let isPage: Bool
  private let isLabelled: Bool
  private let isNaming: Bool
  private let mergedFact: Fact?
  private let holdsDescribedRole: Bool

  init(of index: Int, in description: TalkBackDescription, isNaming: Bool = false) {
    let tree = description.tree
    self.index = index
    node = tree[index]
    words = description.words
    role = words.role(of: index, in: tree)
    isDescribed = index == description.index
    isFocused = isDescribed && description.occasion == .focus
    isPage = role == .pager || tree.isOnlyPage(index)
    isLabelled = isDescribed && description.labelText != nil
    self.isNaming = isNaming
    holdsDescribedRole =
      node.checkable && tree.children[index].contains { tree[$0].roleDescription.isSaid }
    mergedFact = isDescribed ? nil : tree.mergedTexts[index]?.fact
  }

  var members: [Phrase.Member] {
    // Inside another node, a slider or progress bar is announced only if it is a live region.
    if role.isRange, !isDescribed, node.liveRegion == .none { return [] }
    var members: [Phrase.Member] = []
    let (name, state) = (name, state)
    if !name.isEmpty { members.append(.init(.name, .group(.name, name))) }
    if let roleName { members.append(.init(.role, roleName)) }
    if !state.isEmpty { members.append(.init(.state, .group(.state, state))) }
    return members
  }

  private var name: [Phrase.Member] {
    let parts: [StopFact?]
    switch role {
    case .editText: parts = node.password ? passwordName : [editName]
    case .switchControl, .toggleButton: parts = [switchName]
    case .image, .imageButton, .seekControl, .progressBar: parts = [plainName ?? elementID]
    default: parts = [plainName]
    }
    return parts.compactMap { $0 }.map { .init(.name, $0) }
  }

  private var plainName: StopFact? { descriptionPart ?? textPart ?? customLabelPart }

  private var editName: StopFact? { textPart ?? descriptionPart ?? customLabelPart }

  private var switchName: StopFact? {
    descriptionPart ?? (words.hasState(node) ? textPart : nil) ?? customLabelPart
  }

  private var customLabelPart: StopFact? {
    named(node.customLabel.said.map(words.cleaned), from: "customLabel", rule: .customLabel)
  }

  private var descriptionPart: StopFact? {
    named(spoken(node.contentDescription), from: "contentDescription", rule: .contentDescription)
  }

  private var textPart: StopFact? {
    let text = spoken(node.text)
    guard role == .editText, isDescribed else { return named(text, from: "text", rule: .text) }
    let fact: Fact = node.showingHintText ? .placeholder : .value
    return text.map { aloud(words.text(fact, $0, from: "text", rule: .text)) }
  }

  private var elementID: StopFact? {
    guard words.options.speaksElementIDs else { return nil }
    let id = TalkBackNode.readableID(node.viewIdResourceName)
    return named(id, from: "viewIdResourceName", rule: .elementID)
  }

  private func named(_ text: String?, from origin: String, rule: TalkBackRule) -> StopFact? {
    text.map { aloud(words.text(nameFact, $0, kind: nameKind, from: origin, rule: rule)) }
  }

  private var nameKind: Part.Kind { isDescribed ? .name : mergedFact?.kind ?? .content }

  private var nameFact: Fact {
    guard !isDescribed else { return isLabelled ? .value : .name }
    return mergedFact ?? (isNaming ? .name : .content)
  }

  private var ownState: Fact {
    guard node.checkable else { return .state }
    // A Compose switch has a role description, or contains a node that has one.
    let isSwitch = role.isSwitch || node.roleDescription.isSaid || holdsDescribedRole
    return isSwitch ? .switched(node.checked) : .checked(node.checked)
  }

  private func spoken(_ text: String?) -> String? {
    text.said.map { node.password ? $0 : words.cleaned($0) }
  }

  private func aloud(_ fact: StopFact) -> StopFact { node.password ? fact : words.aloud(fact) }

  private var passwordName: [StopFact?] {
    let name =
      descriptionPart
      ?? words.word(.secure, "value_password", kind: nameKind, from: "password", rule: .password)
    guard let text = node.text, !text.isEmpty else { return [name, customLabelPart] }
    guard node.offers(.setSelection) else { return [name, textPart] }
    let length = words.counted(
      .secure, "template_password_character_count", text.utf16.count, kind: .value, from: "text",
      rule: .passwordLength)
    return [name, length]
  }
}

extension TalkBackTriple {
  var roleName: StopFact? {
    guard words.options.speaksRoles else {
      guard role == .editText, words.options.follows(.editBoxAlways) else { return nil }
      var name = ownOrUsualRole
      name?.rule = TalkBackRule.editBoxAlways.id
      return name
    }
    return ownOrUsualRole
  }

  private var ownOrUsualRole: StopFact? {
    if let description = node.roleDescription.said {
      return words.text(.role(.own), description, from: "roleDescription", rule: .roleDescription)
    }
    if isPage {
      return words.word(.role(.page), "value_pager_page", from: "className", rule: .page)
    }
    if role == .image, node.offers(.select), !isFocused { return nil }
    return role.fact.flatMap { fact in
      Self.roleWords[fact].map { words.word(.role(fact), $0, from: "className", rule: .role) }
    }
  }

  private static let roleWords: [Fact.Role: String] = [
    .image: "value_image", .button: "value_button", .switch: "value_switch",
    .radioButton: "value_radio_button", .checkbox: "value_checkbox", .editBox: "value_edit_box",
    .slider: "value_seek_bar", .progressBar: "value_progress_bar", .webView: "value_webview",
    .tabBar: "value_tabwidget", .pager: "value_pager", .dropdownList: "value_spinner",
    .grid: "value_gridview", .list: "value_listview",
  ]

  private var state: [Phrase.Member] {
    let parts: [StopFact?]
    switch role {
    case .editText: parts = [stateDescription, editing, selectionMode]
    case .image, .imageButton: parts = [stateDescription ?? (name.isEmpty ? unlabelled : nil)]
    case .seekControl, .progressBar: parts = [stateDescription ?? rangeValue]
    case .switchControl, .toggleButton: parts = [stateDescription ?? switchText ?? switchState]
    default: parts = [stateDescription]
    }
    return parts.compactMap { $0 }.map { .init(.state, $0) }
  }

  private var stateDescription: StopFact? {
    let isRequired = words.saysRequired(node)
    let fact = role.isRange ? .value : ownState
    guard let state = node.stateDescription.said else {
      guard isRequired else { return nil }
      return words.word(.required, "required_state", from: "fieldRequired", rule: .required)
    }
    guard isRequired else {
      return words.text(fact, state, from: "stateDescription", rule: .stateDescription)
    }
    return words.filled(
      fact, "required_state_appended", [state], own: state, from: "stateDescription",
      rule: .required)
  }

  private var editing: StopFact? {
    guard node.focused, words.options.isKeyboardUp else { return nil }
    return words.word(.editing, "value_edit_box_editing", from: "focused", rule: .editing)
  }

  private var selectionMode: StopFact? {
    guard words.options.isSelectionModeOn else { return nil }
    return words.word(
      .state, "notification_type_selection_mode_on", from: "settings.selectionModeActive",
      rule: .selectionMode)
  }

  private var unlabelled: StopFact? {
    words.word(.unlabelled, "value_unlabelled", from: "contentDescription", rule: .unlabelledImage)
  }

  private var switchText: StopFact? {
    spoken(node.text).map {
      aloud(words.text(.name, $0, kind: .state, from: "text", rule: .switchText))
    }
  }

  private var switchState: StopFact {
    node.checked == .on
      ? words.word(.switched(.on), "value_on", from: "checked", rule: .switchedOn)
      : words.word(.switched(node.checked), "value_off", from: "checked", rule: .switchedOff)
  }

  private var rangeValue: StopFact? {
    guard let range = node.rangeInfo, range.isValid else { return nil }
    let isPercent = range.kind == .percent
    return words.filled(
      .value, isPercent ? "template_percent" : "template_value",
      [range.kind == .int ? range.wholeCurrent : range.floatCurrent], from: "rangeInfo",
      rule: isPercent ? .percent : .rangeValue)
  }
}

extension TalkBackNode.RangeInfo {
  /// A 32-bit float, as in Android's API.
  fileprivate var floatCurrent: String { Float(current).javaText }

  fileprivate var wholeCurrent: String {
    let bounded = Swift.min(Swift.max(current, -2_147_483_648), 2_147_483_647)
    return "\(Int(bounded))"
  }
}

extension TalkBackTree {
  func isOnlyPage(_ index: Int) -> Bool {
    guard let parent = parents[index], survey.roles[parent] == .pager, self[index].visible else {
      return false
    }
    return survey.visibleChildren[parent] == 1
  }
}
