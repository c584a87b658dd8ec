extension Control {
  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    let blueprint = type.blueprint
    var node = TalkBackNode()
    node.id = type.rawValue
    node.part = type.rawValue
    node.className = blueprint.className
    node.clickable = blueprint.isClickable && !common.isDisabled
    node.focusable = blueprint.isFocusable
    node.actions = blueprint.actions.map { TalkBackNode.Action($0) }
    node.heading = type == .heading
    node.links = links
    node.roleDescription = blueprint.roleDescription.map { wording.word($0) }
    let name = common.exposedName(wording)
    if blueprint.isText { node.text = name } else { node.contentDescription = name }
    tellValue(on: &node, named: name)
    tellToggle(on: &node, wording)
    if let isExpanded {
      node.actions.append(TalkBackNode.Action(isExpanded ? .collapse : .expand))
    }
    putBeside(&node, name: name)
    guard let position else { return [node] }
    return [node.standing(at: position)]
  }

  private func tellValue(on node: inout TalkBackNode, named name: String) {
    guard type == .textField else {
      if type.blueprint.isText, let value, !value.isEmpty {
        // Name and value of a row are two texts that Android reads one after the other.
        node.contentDescription = name
        node.text = value
        // A description hides the text from TalkBack; the guidelines say it all the same.
        node.componentFacts = [
          StopFact(.value, text: value, from: StopFact.component, rule: "component.value")
        ]
      } else {
        node.stateDescription = value
      }
      return
    }
    node.contentDescription = nil
    node.labeledBy = .text(name)
    node.editable = true
    node.password = isSecure
    node.focused = isEditing
    node.hintText = placeholder
    node.showingHintText = (value ?? "").isEmpty && placeholder != nil
    node.text = node.showingHintText ? placeholder : value
  }

  private func tellToggle(on node: inout TalkBackNode, _ wording: Wording) {
    switch type.blueprint.toggle {
    case .checked, .switched: node.checkable = true
    case .none, .selected:
      // Only radio buttons are checkable among what is selected.
      node.checkable = type == .radioButton
      node.selected = isSelectable && type != .radioButton && toggle == .on
    }
    if node.checkable { node.checked = toggle }
    // No version of TalkBack has a word for it, so apps bring their own.
    if toggle == .mixed { node.stateDescription = wording.word("value.mixed") }
  }

  /// Puts what stands beside the name into the same stop, in the order in which it is read.
  private func putBeside(_ node: inout TalkBackNode, name: String) {
    if let contentAfter {
      let link = TalkBackNode.text(name, part: type.rawValue)
      node.text = nil
      node.links = max(node.links, 1)
      node.children = (content.map { [.text($0)] } ?? []) + [link, .text(contentAfter)]
    } else if let content {
      node.children = [.text(content)]
    }
  }
}

extension TalkBackNode {
  /// Returns a collection around the node, so that it has a place among others.
  func standing(at position: Position) -> TalkBackNode {
    var item = self
    item.collectionItemInfo = CollectionItemInfo(rowIndex: position.index - 1, columnIndex: 0)
    var collection = TalkBackNode()
    collection.className = "android.view.ViewGroup"
    collection.collectionInfo = CollectionInfo(rowCount: position.count, columnCount: 1)
    collection.children = [item]
    return collection
  }
}
