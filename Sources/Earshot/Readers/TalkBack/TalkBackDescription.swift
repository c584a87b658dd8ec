/// The tree description: what a node and the nodes merged into it say (TreeNodesDescription).
struct TalkBackDescription {
  /// What the node is described for.
  enum Occasion {
    /// Accessibility focus has come to it.
    case focus
    /// Something in it changed, and it is a live region: nodes that could have focus themselves
    /// are merged too.
    case liveRegion
    /// An event asks for its value.
    case event
  }

  let words: TalkBackWords
  let tree: TalkBackTree
  let index: TalkBackTree.Index
  let occasion: Occasion

  /// Returns selected, the body and disabled; the profile says in which order.
  func phrase() -> Phrase {
    let body = Phrase.Member(.body, labelled(.group(.body, mergedMembers())))
    return .group(.tree, selected + [body] + disabled + readOnly)
  }

  /// Every fact of the node and of those merged into it.
  var facts: [StopFact] {
    // A merged node stands twice among the members: before those inside it and behind them.
    let merged = mergedMembers().filter(\.isOpening)
    var facts: [StopFact] = []
    for member in selected + merged + disabled { member.phrase.appendFacts(to: &facts) }
    if let label { facts.append(label) }
    return facts
  }

  private var selected: [Phrase.Member] {
    guard tree[index].selected else { return [] }
    let said = words.word(.selected, "value_selected", from: "selected", rule: .selected)
    return [.init(.selected, said)]
  }

  private var disabled: [Phrase.Member] {
    guard saysDisabled(tree[index]) else { return [] }
    let said = words.word(.disabled, "value_disabled", from: "enabled", rule: .disabled)
    return [.init(.disabled, said)]
  }

  private var readOnly: [Phrase.Member] {
    let node = tree[index]
    guard words.options.follows(.readOnlyFields), words.role(of: index, in: tree) == .editText,
      node.enabled, !node.editable
    else { return [] }
    return [
      .init(.disabled, words.word(.state, "value_read_only", from: "editable", rule: .readOnly))
    ]
  }

  /// Whether a node is told to be disabled: headings never are, and in some versions only what can
  /// be operated and web content is.
  private func saysDisabled(_ node: TalkBackNode) -> Bool {
    guard !node.enabled, !node.heading || words.options.isComplete else { return false }
    return words.options.follows(.disabledOfEverything) || node.canBeOperated
      || tree.survey.roles[index] == .webView
  }

  /// The name that other nodes give this one.
  private var label: StopFact? {
    labelText.map { words.text(.name, $0, from: "labeledBy", rule: .label) }
  }

  /// Returns the body with the text of the nodes that label it.
  private func labelled(_ body: Phrase) -> Phrase {
    guard let label else { return body }
    let template = Template(
      words.vocabulary.word("template_labeled_item"), rule: TalkBackRule.label.id)
    return .template(template, [body, .fact(label)])
  }

  /// The text of the nodes that label this one, repeats left out; nil when there is none.
  var labelText: String? {
    let labels = tree[index].labels
    guard labels.count > 1, words.options.follows(.severalLabels) else {
      return labels.first.flatMap(labelText)
    }
    var texts: [String] = []
    for text in labels.compactMap(labelText) where !texts.contains(text) { texts.append(text) }
    return texts.isEmpty ? nil : texts.joined(separator: words.options.separator)
  }

  private func labelText(_ label: TalkBackNode.LabeledBy) -> String? {
    switch label {
    case .node(let label): labelText(label)
    case .id(let id): tree.index(ofID: id).flatMap { labelText(tree[$0]) }
    }
  }

  private func labelText(_ label: TalkBackNode) -> String? {
    if let name = label.ownName ?? label.customLabel.said { return words.cleaned(name) }
    return words.options.speaksElementIDs ? TalkBackNode.readableID(label.viewIdResourceName) : nil
  }
}

extension TalkBackDescription {
  /// A node whose children are being merged.
  private struct Open {
    var index: TalkBackTree.Index
    /// What the node itself says.
    var own: [Phrase.Member]
    /// Where what it says before its children stands among all members.
    var place: Int
    /// The children that have not been looked at.
    var rest: ArraySlice<TalkBackTree.Index>
    /// Whether the node or one merged into it has a name, a role or a state to say.
    var speaks: Bool
  }

  /// Returns what the node says, and in its midst what the nodes merged into it say.
  ///
  /// A node says some things before its children and others behind them, by the order that the
  /// user has chosen: all are handed over twice, as `opening` and as `closing`, and the profile
  /// gives each a place in one of the two. Nothing is nested, so that a tree of any depth takes
  /// time and memory in proportion to its nodes.
  private func mergedMembers() -> [Phrase.Member] {
    var members: [Phrase.Member] = []
    var isNamed = labelText != nil
    var open = [opened(index, into: &members, &isNamed)]
    while var node = open.popLast() {
      if let child = node.rest.popFirst() {
        open.append(node)
        if isMerged(child) { open.append(opened(child, into: &members, &isNamed)) }
        continue
      }
      let says = close(node, into: &members)
      if says, !open.isEmpty { open[open.count - 1].speaks = true }
    }
    return members
  }

  private func opened(
    _ index: TalkBackTree.Index, into members: inout [Phrase.Member], _ isNamed: inout Bool
  ) -> Open {
    let own = ownMembers(of: index, isNaming: !isNamed && canName(index))
    isNamed = isNamed || own.contains { $0.phrase.hasName }
    let place = members.count
    let slot: Slot = index == self.index ? .opening : .child
    members.append(.init(slot, .group(.opening, own)))
    return Open(
      index: index, own: own, place: place,
      rest: mergesChildren(index) ? tree.children[index][...] : [],
      speaks: own.contains { $0.slot == .triple })
  }

  /// Adds what a node says behind its children; returns whether the node said anything.
  private func close(_ node: Open, into members: inout [Phrase.Member]) -> Bool {
    var own = node.own
    if !node.speaks {
      // A status alone is never spoken.
      own.removeAll { $0.slot == .status }
      members[node.place].phrase = .group(.opening, own)
    }
    if !own.isEmpty {
      let slot: Slot = node.index == index ? .closing : .child
      members.append(.init(slot, .group(.closing, own)))
    }
    return node.speaks || !own.isEmpty
  }

  /// Whether the text of a node can be the name of the stop, if it is the first.
  private func canName(_ index: TalkBackTree.Index) -> Bool {
    [nil, .nameAmongContent].contains(tree.mergedTexts[index])
  }

  private func mergesChildren(_ index: TalkBackTree.Index) -> Bool {
    let role = tree.survey.roles[index]
    guard role != .webView else { return false }
    return role.alwaysMergesChildren || (tree.nodes[index].contentDescription ?? "").isEmpty
  }

  private func isMerged(_ child: TalkBackTree.Index) -> Bool {
    tree.nodes[child].visible && (occasion == .liveRegion || !tree.survey.isFocusable[child])
  }
}

extension TalkBackDescription {
  /// Returns what a node says without its children: status, triple, error, hint text and tooltip.
  private func ownMembers(of index: TalkBackTree.Index, isNaming: Bool) -> [Phrase.Member] {
    var members = statusMembers(of: index)
    let triple = TalkBackTriple(of: index, in: self, isNaming: isNaming).members
    if !triple.isEmpty { members.append(.init(.triple, .group(.triple, triple))) }
    return members + trailingMembers(of: index)
  }

  /// Returns collapsed or expanded, and checked or not checked.
  private func statusMembers(of index: TalkBackTree.Index) -> [Phrase.Member] {
    let node = tree[index]
    var parts: [StopFact] = []
    if node.offers(.expand) {
      parts.append(
        words.word(.collapsed, "value_collapsed", from: "actions.EXPAND", rule: .collapsed))
    } else if node.offers(.collapse) {
      parts.append(
        words.word(.expanded, "value_expanded", from: "actions.COLLAPSE", rule: .expanded))
    }
    if let checked = checkedPart(of: index) { parts.append(checked) }
    return parts.map { .init(.status, $0) }
  }

  private func checkedPart(of index: TalkBackTree.Index) -> StopFact? {
    let (node, role) = (tree[index], words.role(of: index, in: tree))
    guard node.checkable, !node.stateDescription.isSaid || words.saysRequired(node),
      !role.isSwitch || words.options.follows(.checkedSwitches)
    else { return nil }
    if node.checked == .on {
      return words.word(.checked(.on), "value_checked", from: "checked", rule: .checked)
    }
    guard
      words.options.isInChoice
        || words.options.follows(.notChecked) && role != .checkedTextView
    else { return nil }
    return words.word(
      .checked(node.checked), "value_not_checked", from: "checked", rule: .notChecked)
  }

  /// Returns the error, the hint text and the tooltip.
  private func trailingMembers(of index: TalkBackTree.Index) -> [Phrase.Member] {
    let node = tree[index]
    var members: [Phrase.Member] = []
    if let error = node.error.said, node.contentInvalid != false {
      members.append(.init(.error, words.error(error, rule: .error)))
    }
    if let hint = node.hintText.said, saysHintText(of: index) {
      let fact: Fact = node.editable ? .placeholder : .hint(.own)
      let said = words.text(fact, hint, kind: .content, from: "hintText", rule: .hintText)
      members.append(.init(.hint, said))
    }
    if let tooltip = node.tooltipText.said, tooltip != node.ownName {
      let said = words.text(.tooltip, tooltip, from: "tooltipText", rule: .tooltip)
      members.append(.init(.tooltip, said))
    }
    return members
  }
}

extension TalkBackDescription {
  /// Whether the hint text of a node is said besides its text.
  private func saysHintText(of index: TalkBackTree.Index) -> Bool {
    let (node, isEditBox) = (tree[index], words.role(of: index, in: tree) == .editText)
    guard !words.options.follows(.hintTextOfFilledFields) else {
      return !(isEditBox && node.showingHintText)
    }
    return !node.showingHintText && !(isEditBox && node.text?.isEmpty == false)
  }
}

extension Phrase.Member {
  /// Whether the member is what a node says before those merged into it.
  fileprivate var isOpening: Bool {
    if case .group(.opening, _) = phrase { true } else { false }
  }
}

extension TalkBackNode {
  /// The content description, else the text.
  var ownName: String? { contentDescription.said ?? text.said }

  /// Returns the words of a resource name such as `com.example:id/save_button`; nil when there is
  /// none behind `:id/`.
  static func readableID(_ resourceName: String?) -> String? {
    guard let resourceName, let slash = resourceName.utf8.lastIndex(of: UInt8(ascii: "/")),
      resourceName.utf8[..<slash].suffix(3).elementsEqual(":id".utf8)
    else { return nil }
    let id = resourceName[resourceName.index(after: slash)...]
    guard !id.isEmpty else { return nil }
    let spaced = id.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    return String(decoding: spaced, as: UTF8.self)
  }
}
