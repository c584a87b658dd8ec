extension Control {
  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    if isStepper { return stepperNodes(wording) }
    let blueprint = blueprint
    var node = ExposedNode(part: part)
    node.id = type.rawValue
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
    node.facts.add(.position(index: position.index, count: position.count))
    return [node.inCollection(at: position)]
  }

  /// What Android has no class for is told in words, or not at all.
  private func tellRole(on node: inout ExposedNode, _ wording: Wording) {
    switch type {
    case .tab: node.becomeTab(wording)
    case .link:
      guard common.toolkits.android != .reactNative else {
        return node.roleDescription = wording.word("role.link")
      }
      // A text with a link in it: what a double-tap does is the action's own label.
      node.facts.add(.role(.own), wording.word("role.link"))
      guard let label = wording.ofToolkit("toolkit.open-link") else { return }
      node.actions.append(TalkBackNode.Action(.click, label: label))
      node.facts.omit(.hint(.activate))
    default: break
    }
  }

  private func tellValue(
    on node: inout ExposedNode, named name: String, _ wording: Wording
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
      node.facts.add(.value, value)
    default:
      guard let value = shownValue(wording), !value.isEmpty else { return }
      guard blueprint.isText else { return node.stateDescription = value }
      node.children.append(.text(value, meaning: .value))
    }
  }

  /// The value as Compose words a percentage by itself; nil for any other value and toolkit.
  private func spokenAmount(_ wording: Wording) -> String? {
    guard common.toolkits.android == .compose, let value, value.hasSuffix("%"),
      let percent = Int(value.dropLast()), wording.ofToolkit("toolkit.percent") != nil
    else { return nil }
    return wording.filled("toolkit.percent", "\(percent)")
  }

  private func tellToggle(on node: inout ExposedNode, _ wording: Wording) {
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
      node.facts.added.removeAll { $0.kind == .state }
    }
  }

  /// Puts what stands beside the name into the same stop, in the order in which it is read.
  private func putBeside(_ node: inout ExposedNode, name: String) {
    if let contentAfter {
      let link = ExposedNode.text(name, meaning: .nameAmongContent)
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

extension ExposedNode {
  /// Makes a chip of the node: one that filters is a button that tells by its state whether it is
  /// selected, in the toolkit of Material's chips for Compose; that of Views is a box that is checked.
  mutating func becomeChip(isPicked: Bool, _ toolkit: Toolkit, _ wording: Wording) {
    if !isPicked { facts.add(.unselected) }
    guard toolkit == .compose else {
      node.className = "android.widget.CheckBox"
      guard toolkit == .views else { return }
      node.checkable = true
      node.checked = Fact.CheckedState(isPicked)
      node.selected = false
      facts.omit(.checked(node.checked))
      if isPicked { facts.add(.selected) }
      return
    }
    node.className = "android.widget.Button"
    facts.add(.role(.checkbox))
    facts.omit(.role(.button))
    guard let state = wording.ofToolkit(isPicked ? "toolkit.selected" : "toolkit.not-selected")
    else { return }
    tellSelection(state)
  }

  /// Tells by the state in the toolkit's words whether it is selected, as its widget has no flag for it.
  mutating func tellSelection(_ state: String) {
    node.stateDescription = state
    facts.omit(.state)
    if node.selected { facts.add(.selected) }
    node.selected = false
  }

  /// Tells whether it is on as the toolkit words it; the reader's own words stand where it does not.
  fileprivate mutating func tellSwitch(
    _ state: Fact.CheckedState, _ toolkit: Toolkit, _ wording: Wording
  ) {
    guard toolkit == .compose, state != .mixed,
      let word = wording.ofToolkit(state == .on ? "toolkit.on" : "toolkit.off")
    else { return }
    node.stateDescription = word
    facts.add(.switched(state))
  }

  /// Makes a tab of the node; one that is selected cannot be selected again.
  mutating func becomeTab(_ wording: Wording) {
    node.className = "android.view.View"
    node.roleDescription = wording.ofToolkit("toolkit.tab") ?? wording.word("role.tab")
    facts.add(.role(.own), wording.word("role.tab"))
    if node.selected { node.clickable = false }
  }

  /// Makes texts of the name of a row and of what stands beside it: a description would hide them.
  fileprivate mutating func tellRow(_ name: String) {
    node.text = nil
    node.contentDescription = nil
    if !name.isEmpty { children.insert(.text(name, meaning: .name), at: 0) }
  }

  /// Makes a row of a switch with texts: the row can be clicked, and says the switch behind its texts.
  fileprivate mutating func tellSwitchRow(_ name: String) {
    var control = ExposedNode()
    control.className = node.className
    control.checkable = true
    control.checked = node.checked
    control.stateDescription = node.stateDescription
    node.className = "android.view.View"
    node.checkable = false
    node.stateDescription = nil
    tellRow(name)
    children.append(control)
  }

  /// Returns a collection around the node that gives it a position among others.
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
