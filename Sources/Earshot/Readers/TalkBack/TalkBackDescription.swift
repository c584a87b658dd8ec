/// Describes a node and the nodes merged into it (TreeNodesDescription).
struct TalkBackDescription {
  enum Occasion {
    case focus
    case liveRegion
    case event
  }

  let words: TalkBackWords
  let tree: TalkBackTree
  let index: Int
  let occasion: Occasion

  func phrase() -> Phrase {
    let body = Phrase.Member(.body, labelled(.group(.body, mergedMembers())))
    return .group(.tree, selected + [body] + disabled + readOnly)
  }

  var facts: [StopFact] {
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

  /// Returns whether "disabled" is announced: never for headings; in some versions, only for
  /// controls and web content.
  private func saysDisabled(_ node: TalkBackNode) -> Bool {
    guard !node.enabled, !node.heading || words.options.isComplete else { return false }
    return words.options.follows(.disabledOfEverything) || node.canBeOperated
      || tree.survey.roles[index] == .webView
  }

  private var label: StopFact? {
    labelText.map { words.text(.name, $0, from: "labeledBy", rule: .label) }
  }

  private func labelled(_ body: Phrase) -> Phrase {
    guard let label else { return body }
    let template = Template(
      words.vocabulary.word("template_labeled_item"), rule: TalkBackRule.label.id)
    return .template(template, [body, .fact(label)])
  }

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
  private struct Open {
    var index: Int
    var own: [Phrase.Member]
    var place: Int
    var rest: ArraySlice<Int>
    var speaks: Bool
  }

  /// Returns the facts of the merged nodes.
  ///
  /// A node's `opening` facts precede its children's facts, and its `closing` facts follow them.
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
    _ index: Int, into members: inout [Phrase.Member], _ isNamed: inout Bool
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

  private func close(_ node: Open, into members: inout [Phrase.Member]) -> Bool {
    var own = node.own
    if !node.speaks {
      // A status is announced only together with other facts.
      own.removeAll { $0.slot == .status }
      members[node.place].phrase = .group(.opening, own)
    }
    if !own.isEmpty {
      let slot: Slot = node.index == index ? .closing : .child
      members.append(.init(slot, .group(.closing, own)))
    }
    return node.speaks || !own.isEmpty
  }

  private func canName(_ index: Int) -> Bool {
    [nil, .nameAmongContent].contains(tree.mergedTexts[index])
  }

  private func mergesChildren(_ index: Int) -> Bool {
    let role = tree.survey.roles[index]
    guard role != .webView else { return false }
    return role.alwaysMergesChildren || (tree.nodes[index].contentDescription ?? "").isEmpty
  }

  private func isMerged(_ child: Int) -> Bool {
    tree.nodes[child].visible && (occasion == .liveRegion || !tree.survey.isFocusable[child])
  }
}

extension TalkBackDescription {
  private func ownMembers(of index: Int, isNaming: Bool) -> [Phrase.Member] {
    var members = statusMembers(of: index)
    let triple = TalkBackTriple(of: index, in: self, isNaming: isNaming).members
    if !triple.isEmpty { members.append(.init(.triple, .group(.triple, triple))) }
    return members + trailingMembers(of: index)
  }

  private func statusMembers(of index: Int) -> [Phrase.Member] {
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

  private func checkedPart(of index: Int) -> StopFact? {
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

  private func trailingMembers(of index: Int) -> [Phrase.Member] {
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
  private func saysHintText(of index: Int) -> Bool {
    let (node, isEditBox) = (tree[index], words.role(of: index, in: tree) == .editText)
    guard !words.options.follows(.hintTextOfFilledFields) else {
      return !(isEditBox && node.showingHintText)
    }
    return !node.showingHintText && !(isEditBox && node.text?.isEmpty == false)
  }
}

extension Phrase.Member {
  fileprivate var isOpening: Bool {
    if case .group(.opening, _) = phrase { true } else { false }
  }
}

extension TalkBackNode {
  var ownName: String? { contentDescription.said ?? text.said }

  /// Returns the readable part of `com.example:id/save_button`; nil for a name without `:id/`.
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
