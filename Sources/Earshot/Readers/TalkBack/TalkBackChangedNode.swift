struct TalkBackChangedNode {
  let words: TalkBackWords
  let tree: TalkBackTree
  let index: Int

  private var node: TalkBackNode { tree[index] }
  private var role: TalkBackRole { words.role(of: index, in: tree) }

  /// Returns the new state after a double-tap (EventTypeViewClickedFeedbackRule).
  func clicked() -> [Phrase.Member] {
    // A separate event announces a changed state description.
    guard !words.hasState(node) else { return [] }
    let checked = ([index] + tree.children[index]).lazy.compactMap(checkedPart).first
    return .announced([checked ?? selectedPart ?? expansionPart].compactMap { $0 })
  }

  private func checkedPart(of index: Int) -> StopFact? {
    let (node, role) = (tree[index], words.role(of: index, in: tree))
    guard node.checkable, !words.hasState(node) else { return nil }
    let isOn = node.checked == .on
    return role.isSwitch
      ? words.word(
        .switched(node.checked), isOn ? "value_on" : "value_off", from: "checked", rule: .clicked)
      : words.word(
        .checked(node.checked), isOn ? "value_checked" : "value_not_checked", from: "checked",
        rule: .clicked)
  }

  private var selectedPart: StopFact? {
    guard node.selected else { return nil }
    return words.word(.selected, "value_selected", from: "selected", rule: .clicked)
  }

  private var expansionPart: StopFact? {
    if node.offers(.expand) {
      return words.word(.collapsed, "value_collapsed", from: "actions.EXPAND", rule: .clicked)
    }
    guard node.offers(.collapse) else { return nil }
    return words.word(.expanded, "value_expanded", from: "actions.COLLAPSE", rule: .clicked)
  }

  func selected(text: String?, itemCount: Int?, isFocused: Bool) -> [Phrase.Member] {
    let percent = itemCount.flatMap(percentOfItems).map { [Phrase.Member(.state, $0)] } ?? []
    switch role {
    case .seekControl: return [.init(.tree, .group(.triple, triple + percent))]
    case .progressBar:
      guard isFocused || node.liveRegion != .none else { return [] }
      return eventText(text).map { [$0] } ?? (value + percent)
    default: return [eventText(text)].compactMap { $0 }
    }
  }

  /// If a bar has no range, TalkBack announces 0 percent after each event that contains a number of
  /// items.
  private func percentOfItems(_ itemCount: Int) -> StopFact? {
    guard itemCount > 0, node.rangeInfo == nil, !words.hasState(node) else { return nil }
    return words.filled(
      .value, "template_percent", ["0"], from: "event.itemCount", rule: .percentOfItems)
  }

  private var triple: [Phrase.Member] { TalkBackTriple(of: index, in: description(.event)).members }

  private var value: [Phrase.Member] {
    triple.filter { $0.slot == .state }.map { .init(.announcement, $0.phrase) }
  }

  private func eventText(_ text: String?) -> Phrase.Member? {
    guard let text = text.said else { return nil }
    return .init(
      .announcement, words.text(.announcement, text, from: "event.text", rule: .eventText))
  }

  private func description(_ occasion: TalkBackDescription.Occasion) -> TalkBackDescription {
    TalkBackDescription(words: words, tree: tree, index: index, occasion: occasion)
  }
}

extension TalkBackChangedNode {
  /// Returns the announced change (EventTypeWindowContentChangedFeedbackRule).
  func changed(_ change: TalkBackEvent.ContentChange, isFocused: Bool) -> [Phrase.Member] {
    if node.liveRegion != .none { return [.init(.tree, description(.liveRegion).phrase())] }
    var seen: Set<TalkBackEvent.ContentChange.Kind> = []
    return change.kinds.filter { seen.insert($0).inserted }.flatMap { kind in
      changedAnywhere(kind)
        + (isFocused ? changedWithFocus(kind, change) : changedByTalkBack(kind, change))
    }
  }

  private func changedByTalkBack(
    _ kind: TalkBackEvent.ContentChange.Kind, _ change: TalkBackEvent.ContentChange
  ) -> [Phrase.Member] {
    guard kind == .stateDescription, change.action != nil else { return [] }
    return said(node.stateDescription, .state, from: "stateDescription")
  }

  private func changedAnywhere(_ kind: TalkBackEvent.ContentChange.Kind) -> [Phrase.Member] {
    switch kind {
    case .error, .undefined:
      guard let error = node.error.said else { return [] }
      return .announced([words.error(error, rule: .errorAppeared)])
    case .dragStarted: return drag("drag_started")
    case .dragDropped: return drag("drag_dropped")
    case .dragCancelled: return drag("drag_cancelled")
    default: return []
    }
  }

  private func drag(_ key: String) -> [Phrase.Member] {
    .announced([words.word(.announcement, key, from: "event.contentChangeTypes", rule: .drag)])
  }

  private func changedWithFocus(
    _ kind: TalkBackEvent.ContentChange.Kind, _ change: TalkBackEvent.ContentChange
  ) -> [Phrase.Member] {
    switch kind {
    case .contentDescription:
      change.contentDescription.isSaid
        ? said(change.contentDescription, .name, from: "event.contentDescription")
        : said(node.contentDescription, .name, from: "contentDescription")
    case .text: role == .editText ? [] : said(node.text, .name, from: "text")
    case .stateDescription: changedState(text: change.text)
    case .enabled:
      .announced([
        words.word(
          node.enabled ? .enabled : .disabled, node.enabled ? "value_enabled" : "value_disabled",
          from: "enabled", rule: .enabledChanged)
      ])
    default: []
    }
  }

  private func said(_ text: String?, _ fact: Fact, from origin: String) -> [Phrase.Member] {
    guard let text = text.said else { return [] }
    return .announced([
      node.password
        ? words.text(fact, text, from: origin, rule: .contentChanged)
        : words.aloud(words.text(fact, words.cleaned(text), from: origin, rule: .contentChanged))
    ])
  }

  private func changedState(text: String?) -> [Phrase.Member] {
    if role == .seekControl, !value.isEmpty { return value }
    if let text = eventText(text) { return [text] }
    if role == .progressBar, !value.isEmpty { return value }
    return said(node.stateDescription, .state, from: "stateDescription")
  }
}
