/// The usage hints, which TalkBack announces after a pause (AccessibilityFocusHint, NodeRoleHint,
/// ClickableHint).
struct TalkBackHints {
  let words: TalkBackWords
  let tree: TalkBackTree
  let index: Int
  let readingControl: TalkBackReadingControl

  private let node: TalkBackNode
  private let role: TalkBackRole

  init(
    words: TalkBackWords, tree: TalkBackTree, index: Int,
    readingControl: TalkBackReadingControl
  ) {
    self.words = words
    self.tree = tree
    self.index = index
    self.readingControl = readingControl
    node = tree[index]
    role = words.role(of: index, in: tree)
  }

  var members: [Phrase.Member] {
    guard words.options.speaksHints, node.enabled, readingControl != .text else { return [] }
    let hints = [pickerHint].compactMap { $0 } + roleHints
    return hints.map { .init(.hint, $0) } + menuHints.map { .init(.actions, $0) }
  }

  private var pickerHint: StopFact? {
    guard let parent = tree.parents[index], tree.survey.roles[parent] == .numberPicker,
      tree[parent].isScrollable
    else { return nil }
    return adjustHint(of: tree[parent], rule: .pickerHint)
  }

  private var roleHints: [StopFact] {
    switch role {
    case .dropDownList:
      return [usage(.change, "template_hint_spinner", from: "className", rule: .changeHint)]
    case .editText:
      let edit = usage(.edit, "template_hint_edit_text", from: "focused", rule: .editHint)
      let isEdited = node.focused || !node.editable
      return [isEdited ? nil : edit, longClickHint, proofreadHint].compactMap { $0 }
    case .seekControl where node.isScrollable: return [adjustHint(of: node, rule: .adjustHint)]
    default: return [clickHint ?? openLinkHint, longClickHint].compactMap { $0 }
    }
  }

  private func adjustHint(of node: TalkBackNode, rule: TalkBackRule) -> StopFact {
    let origin = node.offers(.scrollForward) ? "actions.SCROLL_FORWARD" : "actions.SCROLL_BACKWARD"
    let key: String
    var arguments = swipes
    switch words.options.adjustGestures {
    case .both: key = "template_hint_adjustable_2gesture"
    case .up: key = "template_hint_adjustable_1gesture"
    case .down:
      key = "template_hint_adjustable_1gesture"
      arguments.removeFirst()
    case .none:
      key = "no_adjust_setting_gesture"
      arguments = [words.vocabulary.word("shortcut_selected_setting_next_action").lowercased()]
    }
    return words.filled(.hint(.adjust), key, arguments, from: origin, rule: rule)
  }

  private var proofreadHint: StopFact? {
    guard node.spellingSuggestions > 0 else { return nil }
    let gesture = words.vocabulary.word("title_pref_shortcut_3finger_swipe_right")
    return words.filled(
      .hint(.proofread), "template_hint_edit_text_containing_typo",
      ["\(node.spellingSuggestions)", gesture], from: "spellingSuggestions", rule: .proofreadHint)
  }

  private var swipes: [String] {
    ["title_pref_shortcut_up", "title_pref_shortcut_down"].map(words.vocabulary.word)
  }
}

extension TalkBackHints {
  private var clickHint: StopFact? {
    if let label = node.label(of: .click) {
      return usage(
        .activate, "template_custom_hint_for_actions", label: label, from: "actions.CLICK",
        rule: .clickLabelHint)
    }
    guard words.options.inputMode == .keyboard || (node.isClickable && !isTyped) else {
      return nil
    }
    if isInSingleSelection {
      return usage(
        .select, "template_hint_single_selection_item", from: "collectionInfo.selectionMode",
        rule: .selectHint)
    }
    if node.checkable {
      return usage(.toggle, "template_hint_checkable", from: "checkable", rule: .toggleHint)
    }
    guard node.isClickable else { return nil }
    let origin = node.clickable ? "clickable" : "actions.CLICK"
    return usage(.activate, "template_hint_clickable", from: origin, rule: .clickHint)
  }

  private var openLinkHint: StopFact? {
    guard words.options.follows(.openLinkHint), tree.holdsLinks(index) else { return nil }
    return usage(.open, "template_hint_clickable_link", from: "links", rule: .openLinkHint)
  }

  private var longClickHint: StopFact? {
    let canBeHeld =
      !isInKeyboardWindow || words.options.follows(.heldKeys) && role != .textEntryKey
    guard node.isLongClickable, canBeHeld else { return nil }
    let origin = node.longClickable ? "longClickable" : "actions.LONG_CLICK"
    let hasKeys = words.options.inputMode == .keyboard
    let gesture = hasKeys ? keys(shift: true) : self.gesture(isHeld: true)
    if let label = node.label(of: .longClick) {
      let key =
        hasKeys
        ? "template_custom_hint_for_actions_keyboard"
        : "template_custom_hint_for_long_clickable_actions"
      return words.filled(
        .hint(.longPress), key, [gesture, label], own: label, from: origin,
        rule: .longClickLabelHint)
    }
    let key = hasKeys ? "template_hint_long_clickable_keyboard" : "template_hint_long_clickable"
    return words.filled(.hint(.longPress), key, [gesture], from: origin, rule: .longClickHint)
  }

  private func usage(
    _ hint: Fact.Hint, _ key: String, label: String? = nil, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    let hasKeys = words.options.inputMode == .keyboard
    let gesture = hasKeys ? keys(shift: false) : gesture(isHeld: false)
    return words.filled(
      .hint(hint), hasKeys ? "\(key)_keyboard" : key, [gesture] + (label.map { [$0] } ?? []),
      own: label, from: origin, rule: rule)
  }

  private func gesture(isHeld: Bool) -> String {
    let isTap = words.options.activatesBySingleTap && !isHeld
    let isKeypad = words.options.inputMode == .keypad
    return words.vocabulary.word(
      isKeypad ? "value_press_select" : isTap ? "value_single_tap" : "value_double_tap")
  }

  private func keys(shift: Bool) -> String {
    let isEnhanced = words.options.hasEnhancedKeymap
    let modifier = isEnhanced ? "keycombo_key_modifier_meta" : "keycombo_key_modifier_alt"
    let modifiers = [modifier] + (shift ? ["keycombo_key_modifier_shift"] : [])
    return (modifiers.map(words.vocabulary.word) + [isEnhanced ? "SPACE" : "ENTER"])
      .joined(separator: " + ")
  }

  private var isInSingleSelection: Bool {
    guard let root = TalkBackCollection.root(of: index, in: tree, by: words.options) else {
      return false
    }
    return tree[root].collectionInfo?.selectionMode == .single
  }

  private var isInKeyboardWindow: Bool { tree.window(of: index)?.type == "INPUT_METHOD" }

  private var isTyped: Bool {
    guard isKeyboardKey else { return false }
    return words.options.liftsToType || !isInKeyboardWindow || role == .textEntryKey
  }

  private var isKeyboardKey: Bool {
    role == .textEntryKey || role == .keyboardKey || isInKeyboardWindow
  }
}

extension TalkBackHints {
  var offersActions: Bool {
    actionsOrigin != nil && role != .editText && node.enabled && readingControl != .text
  }

  private var menuHints: [StopFact] {
    guard !isKeyboardKey else { return [] }
    var types: [(key: String, origin: String)] = []
    var hints: [StopFact] = []
    if let id = labellingOrigin { types.append(("title_labeling_controls", id)) }
    if let actions = actionsOrigin {
      if let gesture = words.options.actionsGesture.name {
        hints.append(
          menuHint(
            menuFact, words.vocabulary.word("title_custom_action"), gesture, from: actions,
            rule: .actionsGestureHint))
      } else if readingControl == .actions, role != .editText {
        hints.append(readingControlHint(from: actions))
      } else {
        types.append(("title_custom_action", actions))
      }
    }
    if node.links > 0, words.options.follows(.linksMenu) { types.append(("links", "links")) }
    guard let first = types.first else { return hints }
    let names = types.map { words.vocabulary.word($0.key) }
      .joined(separator: words.options.separator)
    hints.append(
      menuHint(
        menuFact, names, "title_pref_shortcut_3finger_1tap", from: first.origin, rule: .menuHint))
    return hints
  }

  private func menuHint(
    _ fact: Fact, _ names: String, _ gesture: String, from origin: String, rule: TalkBackRule
  ) -> StopFact {
    words.filled(
      fact, "template_hint_menu_type_high_verbosity", [names, words.vocabulary.word(gesture)],
      from: origin, rule: rule)
  }

  private var menuFact: Fact {
    if node.offers(.custom) { return .actions }
    return node.links > 0 && (actionsOrigin ?? "links") == "links" ? .links : .hint(.menu)
  }

  private func readingControlHint(from origin: String) -> StopFact {
    let gesture = Template.filled(words.vocabulary.word("gesture_1_or_2"), swipes).lowercased()
    return words.filled(
      menuFact, "template_hint_for_reading_control_actions_in_high_verbosity",
      [words.vocabulary.word("title_custom_action"), gesture], from: origin,
      rule: .readingControlHint)
  }

  private var labellingOrigin: String? {
    let description = TalkBackDescription(words: words, tree: tree, index: index, occasion: .focus)
    guard description.needsLabel, TalkBackNode.readableID(node.viewIdResourceName) != nil else {
      return nil
    }
    return "viewIdResourceName"
  }

  private var actionsOrigin: String? {
    if let action = node.actions.first(where: \.isInMenu) {
      return "actions.\(action.name.rawValue)"
    }
    if role == .editText {
      let offersEditing =
        words.options.follows(.describedFieldActions)
        || (node.contentDescription ?? "").isEmpty
      if node.focused, offersEditing { return "focused" }
    } else if node.textSelectable, node.text.isSaid {
      return "textSelectable"
    }
    if node.spellingSuggestions > 0 { return "spellingSuggestions" }
    return node.links > 0 && !words.options.follows(.linksMenu) ? "links" : nil
  }
}

extension TalkBackNode {
  fileprivate func label(of name: Action.Name) -> String? {
    actions.first { $0.name == name && $0.label.isSaid }?.label
  }
}

extension TalkBackTree {
  fileprivate func holdsLinks(_ index: Int) -> Bool {
    var pending = [index]
    while let next = pending.popLast() {
      if self[next].links > 0 { return true }
      pending += children[next].filter { !survey.isFocusable[$0] }
    }
    return false
  }
}

extension TalkBackNode.Action {
  fileprivate var isInMenu: Bool {
    switch name {
    case .custom: label.isSaid
    case .expand, .collapse, .dismiss, .dragStart, .dragDrop, .dragCancel: true
    default: false
    }
  }
}
