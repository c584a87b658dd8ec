extension Control {
  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    nodes(wording, exposingValue: type.style.exposeValue)
  }

  func nodes(
    _ wording: Wording,
    exposingValue exposeValue: (Control, inout ExposedNode, Wording) -> Void
  ) -> [ExposedNode] {
    let style = type.style
    var node = ExposedNode(part: style.part ?? kind.name)
    node.id = type.rawValue
    node.className = style.className
    node.clickable = style.isClickable
    node.focusable = style.isFocusable
    node.actions = style.actions.map { TalkBackNode.Action($0) }
    node.links = links
    let name = common.exposedName(wording)
    if style.isText { node.text = name } else { node.contentDescription = name }
    node.checkable = style.toggle == .checked || style.toggle == .switched
    node.selected = !node.checkable && toggle == .on
    style.adaptNode(self, &node, wording)
    if node.checkable, let toggle { node.checked = toggle }
    if toggle == .mixed {
      // TalkBack has no word for "partially checked", so apps provide a word.
      node.stateDescription = wording.word("value.mixed")
      node.facts.added.removeAll { $0.kind == .state }
    }
    exposeValue(self, &node, wording)
    if let isExpanded {
      node.actions.append(TalkBackNode.Action(isExpanded ? .collapse : .expand))
    }
    if !hasContentApart(on: .talkBack) { node.children += content.map { .text($0) } }
    style.arrangeTexts(self, &node, name)
    guard let position, style.place != nil else { return [node] + contentNodes }
    node.facts.add(.position(index: position.index, count: position.count))
    return [node.inCollection(at: position)] + contentNodes
  }

  /// If the name is a contentDescription, exposes the value as a stateDescription; otherwise, as a
  /// text.
  func exposeValue(on node: inout ExposedNode, _ wording: Wording) {
    let style = type.style
    guard let value = style.shownValue(self, wording), !value.isEmpty else { return }
    guard style.isText else { return node.stateDescription = value }
    node.children.append(.text(value, meaning: .value))
  }
}

extension ExposedNode {
  /// Exposes the name as a text, because a contentDescription would hide the row's other texts.
  mutating func becomeRow(_ name: String) {
    node.text = nil
    node.contentDescription = nil
    if !name.isEmpty { children.insert(.text(name, meaning: .name), at: 0) }
  }

  func inCollection(at position: Position) -> ExposedNode {
    var item = self
    item.collectionItemInfo = .init(rowIndex: position.index - 1, columnIndex: 0)
    var collection = ExposedNode()
    collection.className = "android.view.ViewGroup"
    collection.collectionInfo = .init(rowCount: position.count, columnCount: 1)
    collection.children = [item]
    return collection
  }
}
