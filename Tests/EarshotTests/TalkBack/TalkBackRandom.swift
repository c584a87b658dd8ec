import Earshot

struct RandomNodes {
  private var state: UInt64 = 0x5EED

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func chance() -> Bool { below(3) == 0 }

  private mutating func text() -> String? {
    ["", " ", "A", "a", "Mail", "button", "***", "on", "Zug\u{0}"].randomElement(below(14))
  }

  mutating func node(depth: Int) -> TalkBackNode {
    var node = TalkBackNode()
    let classes = [
      "Button", "CheckBox", "Switch", "SeekBar", "ImageView", "EditText", "Spinner", "ListView",
      "TextView", "CheckedTextView", "NumberPicker", "GridView", "TabWidget",
    ]
    node.className = classes.randomElement(below(16)).map { "android.widget.\($0)" }
    (node.text, node.contentDescription, node.stateDescription) = (text(), text(), text())
    (node.hintText, node.error, node.tooltipText) = (text(), text(), text())
    (node.roleDescription, node.containerTitle) = (text(), text())
    (node.clickable, node.longClickable, node.focusable) = (chance(), chance(), chance())
    (node.checkable, node.checked) = (chance(), Fact.CheckedState(chance()))
    node.selected = chance()
    (node.enabled, node.editable, node.password) = (!chance(), chance(), chance())
    (node.heading, node.focused, node.visible) = (chance(), chance(), !chance())
    node.links = below(2)
    (node.customLabel, node.spellingSuggestions) = (text(), max(0, below(6) - 3))
    (node.textSelectable, node.textEntryKey) = (chance(), below(12) == 0)
    node.contentInvalid = [true, false].randomElement(below(3))
    let actions: [TalkBackNode.Action] = [
      .init(.expand), .init(.collapse), .init(.scrollForward), .init(.custom, label: "Archive"),
      .init(.setSelection), .init(.click, label: "open"), .init(.select),
    ]
    node.actions = actions.filter { _ in chance() }
    if chance() { node.labeledBy = .text(text()) }
    if chance() { node.collectionItemInfo = .init(rowIndex: below(3), columnIndex: below(3)) }
    if chance() { node.collectionInfo = .init(rowCount: below(4) - 1, columnCount: below(4) - 1) }
    node.fieldRequired = chance()
    if chance() { node.labels.append(.text(text())) }
    if node.collectionInfo != nil {
      node.collectionInfo?.selectionMode = chance() ? .single : .none
      node.collectionInfo?.itemCount = below(4)
      node.collectionInfo?.importantForAccessibilityItemCount = below(3)
    }
    if depth > 0 { node.children = (0..<below(4)).map { _ in self.node(depth: depth - 1) } }
    return node
  }

  mutating func exposedNode(depth: Int) -> ExposedNode { exposed(node(depth: depth)) }

  private mutating func exposed(_ node: TalkBackNode) -> ExposedNode {
    let part = [
      "dropdown.trigger", "dropdown.option", "date-picker.day", "menu.item", "search-field.field",
      "switch", "slider", "no such part",
    ].randomElement(below(20))
    var exposed = ExposedNode(node, part: part)
    exposed.children = node.children.map { self.exposed($0) }
    return exposed
  }
}

extension Array {
  fileprivate func randomElement(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
