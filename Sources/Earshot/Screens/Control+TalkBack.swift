extension Control {
  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    if isStepper { return stepperNodes(wording) }
    let blueprint = blueprint
    var node = TalkBackNode()
    node.id = type.rawValue
    node.part = part
    node.className = blueprint.className
    node.clickable = blueprint.isClickable
    node.focusable = blueprint.isFocusable
    node.actions = blueprint.actions.map { TalkBackNode.Action($0) }
    node.heading = type == .heading
    node.links = links
    let name = common.exposedName(wording)
    if blueprint.isText { node.text = name } else { node.contentDescription = name }
    tellToggle(on: &node, wording)
    tellRole(on: &node, wording)
    tellValue(on: &node, named: name, wording)
    if let isExpanded {
      node.actions.append(TalkBackNode.Action(isExpanded ? .collapse : .expand))
    }
    putBeside(&node, name: name)
    guard let position, type != .pageControl else { return [node] }
    node.componentFacts.append(
      .ofComponent(.position(index: position.index, count: position.count)))
    return [node.standing(at: position, in: common.listID)]
  }

  /// What Android has no class for is told in words, or not at all.
  private func tellRole(on node: inout TalkBackNode, _ wording: Wording) {
    switch type {
    case .tab: node.becomeTab(wording)
    case .link:
      guard common.toolkits.android != .reactNative else {
        return node.roleDescription = wording.word("role.link")
      }
      // A text with a link in it: what a double-tap does is the action's own label.
      node.componentFacts.append(.ofComponent(.role(.own), wording.word("role.link")))
      guard let label = wording.ofToolkit("toolkit.open-link") else { return }
      node.actions.append(TalkBackNode.Action(.click, label: label))
      node.platformFacts.append(.hint(.activate))
    default: break
    }
  }

  private func tellValue(
    on node: inout TalkBackNode, named name: String, _ wording: Wording
  ) {
    switch type {
    case .textField:
      node.contentDescription = nil
      node.editable = true
      node.password = isSecure
      node.focused = isEditing
      node.tellField(name, text: shownText, placeholder: placeholder, common: common, wording)
    case .slider, .progress, .stepper:
      node.stateDescription = spokenAmount(wording) ?? value
      guard let value, !value.isEmpty else { return }
      node.componentFacts.append(.ofComponent(.value, value))
    default:
      guard let value = shownValue(wording), !value.isEmpty else { return }
      guard blueprint.isText else { return node.stateDescription = value }
      node.children.append(.text(value, telling: .value))
    }
  }

  /// The value as Compose words a percentage by itself; nil for any other value and toolkit.
  private func spokenAmount(_ wording: Wording) -> String? {
    guard common.toolkits.android == .compose, let value, value.hasSuffix("%"),
      let percent = Int(value.dropLast()), wording.ofToolkit("toolkit.percent") != nil
    else { return nil }
    return wording.filled("toolkit.percent", "\(percent)")
  }

  private func tellToggle(on node: inout TalkBackNode, _ wording: Wording) {
    switch type.blueprint.toggle {
    case .checked: node.checkable = true
    case .switched:
      node.checkable = true
      node.tellSwitch(toggle, common.toolkits.android, wording)
    case .none, .selected: node.selected = isSelectable && toggle == .on
    }
    switch type {
    case .radioButton:
      node.become(.radio, isPicked: toggle == .on, common.toolkits.android, wording)
    case .chip: node.becomeChip(isPicked: toggle == .on, common.toolkits.android, wording)
    default: break
    }
    if node.checkable { node.checked = toggle }
    // No version of TalkBack has a word for it, so apps bring their own.
    if toggle == .mixed {
      node.stateDescription = wording.word("value.mixed")
      node.componentFacts.removeAll { $0.kind == .state }
    }
  }

  /// Puts what stands beside the name into the same stop, in the order in which it is read.
  private func putBeside(_ node: inout TalkBackNode, name: String) {
    if let contentAfter {
      let link = TalkBackNode.text(name, part: type.rawValue)
      node.text = nil
      node.links = max(node.links, 1)
      node.children = content.map { .text($0) } + [link, .text(contentAfter)]
      return
    }
    node.children += content.map { .text($0) }
    guard !node.children.isEmpty else { return }
    switch type {
    case .tableRow, .expandableRow, .card: node.tellRow(name)
    case .switch: node.tellSwitchRow(name)
    default: break
    }
  }
}

extension TalkBackNode {
  /// Makes a chip of the node: one that filters is a button that tells by its state whether it is
  /// selected, in the toolkit of Material's chips for Compose; that of Views is a box that is checked.
  mutating func becomeChip(isPicked: Bool, _ toolkit: Toolkit, _ wording: Wording) {
    if !isPicked { componentFacts.append(.ofComponent(.unselected)) }
    guard toolkit == .compose else {
      className = "android.widget.CheckBox"
      guard toolkit == .views else { return }
      checkable = true
      checked = Fact.CheckedState(isPicked)
      selected = false
      platformFacts.append(.checked(checked))
      if isPicked { componentFacts.append(.ofComponent(.selected)) }
      return
    }
    className = "android.widget.Button"
    componentFacts.append(.ofComponent(.role(.checkbox)))
    platformFacts.append(.role(.button))
    guard let state = wording.ofToolkit(isPicked ? "toolkit.selected" : "toolkit.not-selected")
    else { return }
    tellSelection(state)
  }

  /// Tells by the state in the toolkit's words whether it is selected, as its widget has no flag for it.
  mutating func tellSelection(_ state: String) {
    stateDescription = state
    platformFacts.append(.state)
    if selected { componentFacts.append(.ofComponent(.selected)) }
    selected = false
  }

  /// Tells whether it is on as the toolkit words it; the reader's own words stand where it does not.
  fileprivate mutating func tellSwitch(
    _ state: Fact.CheckedState, _ toolkit: Toolkit, _ wording: Wording
  ) {
    guard toolkit == .compose, state != .mixed,
      let word = wording.ofToolkit(state == .on ? "toolkit.on" : "toolkit.off")
    else { return }
    stateDescription = word
    componentFacts.append(.ofComponent(.switched(state)))
  }

  /// Makes a tab of the node; one that is selected cannot be selected again.
  mutating func becomeTab(_ wording: Wording) {
    className = "android.view.View"
    roleDescription = wording.ofToolkit("toolkit.tab") ?? wording.word("role.tab")
    componentFacts.append(.ofComponent(.role(.own), wording.word("role.tab")))
    if selected { clickable = false }
  }

  /// Makes texts of the name of a row and of what stands beside it: a description would hide them.
  fileprivate mutating func tellRow(_ name: String) {
    text = nil
    contentDescription = nil
    if !name.isEmpty { children.insert(.text(name, telling: .name), at: 0) }
  }

  /// Makes a row of a switch with texts: the row can be clicked, and says the switch behind its texts.
  fileprivate mutating func tellSwitchRow(_ name: String) {
    var control = TalkBackNode()
    control.className = className
    control.checkable = true
    control.checked = checked
    control.stateDescription = stateDescription
    className = "android.view.View"
    checkable = false
    stateDescription = nil
    tellRow(name)
    children.append(control)
  }

  /// Returns a collection around the node, so that it has a place among others.
  func standing(at position: Position, in list: String?) -> TalkBackNode {
    var item = self
    item.collectionItemInfo = CollectionItemInfo(rowIndex: position.index - 1, columnIndex: 0)
    var collection = TalkBackNode()
    collection.id = list.map { "\($0).collection" }
    collection.className = "android.view.ViewGroup"
    collection.collectionInfo = CollectionInfo(rowCount: position.count, columnCount: 1)
    collection.children = [item]
    return collection
  }
}
