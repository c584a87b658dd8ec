extension DocumentedFacts {
  /// Reads the attributes of an Android node that stands in a tree.
  init(_ index: TalkBackTree.Index, in tree: TalkBackTree) {
    let node = tree[index]
    self.init(part: node.part ?? Self.part(of: node))
    readName(of: index, in: tree)
    readRole(of: node)
    readStates(of: node)
    readHints(of: node)
    if let error = node.error, !error.isEmpty {
      facts.insert(ElementFacts(.error))
      fillings.append(Filling(slot: .error, words: .template("error", [error]), origin: "error"))
    }
    fill(.container, node.containerTitle ?? node.paneTitle, from: "containerTitle")
    readPosition(of: index, in: tree)
    if node.links > 0 { facts.insert(ElementFacts(.links)) }
    // What is disabled can do nothing, and says nothing of what it could.
    if node.enabled, node.offers(.custom) { hold(.actions, from: "actions.CUSTOM") }
  }

  private mutating func readName(of index: TalkBackTree.Index, in tree: TalkBackTree) {
    let node = tree[index]
    let label = Self.label(of: node, in: tree)
    let named = Self.nameAttribute(of: node, label: label)
    fill(.name, named?.text, from: named?.origin ?? "text")
    let around = Self.content(inside: index, of: node, in: tree)
    if named == nil { fill(.name, around.name, from: "children") }
    for text in around.before { fill(.content, text, from: "children") }
    for text in around.after { fill(.contentAfter, text, from: "children") }
    if !around.before.isEmpty { facts.insert(ElementFacts(.content)) }
    readValue(of: node, nameOrigin: named?.origin)
  }

  private mutating func readValue(of node: TalkBackNode, nameOrigin: String?) {
    if let state = node.stateDescription, !state.isEmpty, !node.checkable {
      facts.insert(ElementFacts(.value))
      fill(.value, state, from: "stateDescription")
    } else if node.showingHintText, let hint = node.hintText, !hint.isEmpty {
      facts.insert(ElementFacts(.placeholder))
      fill(.value, hint, from: "hintText")
    } else if nameOrigin != "text", let text = node.text, !text.isEmpty {
      facts.insert(ElementFacts(.value))
      fill(.value, text, from: "text")
    }
  }

  private static func nameAttribute(
    of node: TalkBackNode, label: String?
  ) -> (text: String, origin: String)? {
    if let text = node.contentDescription, !text.isEmpty { return (text, "contentDescription") }
    if let label, !label.isEmpty { return (label, "labeledBy") }
    guard let text = node.text, !text.isEmpty else { return nil }
    // What an empty field shows is its placeholder, and a placeholder is never the name.
    return node.showingHintText && text == node.hintText ? nil : (text, "text")
  }

  private static func label(of node: TalkBackNode, in tree: TalkBackTree) -> String? {
    switch node.labeledBy {
    case .id(let id):
      guard let index = tree.index(ofID: id) else { return nil }
      return tree[index].contentDescription ?? tree[index].text
    case .node(let label): return label.contentDescription ?? label.text
    case nil: return nil
    }
  }

  /// Returns the texts of the children that are no stops of their own.
  ///
  /// A child that plays the node's own part (a link in its sentence) is the name; the texts behind
  /// it are told apart.
  private static func content(
    inside index: TalkBackTree.Index, of node: TalkBackNode, in tree: TalkBackTree
  ) -> (before: [String], name: String?, after: [String]) {
    var found: (before: [String], name: String?, after: [String]) = ([], nil, [])
    var pending = Array(tree.children[index].reversed())
    while let next = pending.popLast() {
      let child = tree[next]
      let isStop = child.clickable || child.focusable || child.screenReaderFocusable
      guard child.visible, !isStop || child.part == node.part && node.part != nil else { continue }
      let text = child.contentDescription ?? child.text ?? ""
      if found.name == nil, child.part != nil, child.part == node.part {
        found.name = text
      } else if !text.isEmpty {
        if found.name == nil { found.before.append(text) } else { found.after.append(text) }
      }
      pending.append(contentsOf: tree.children[next].reversed())
    }
    return found
  }

  private mutating func readRole(of node: TalkBackNode) {
    if let description = node.roleDescription, !description.isEmpty {
      roleOrigin = "roleDescription"
      fill(.role, description, from: "roleDescription")
    } else if let key = Self.role(of: node) {
      roleOrigin = "className"
      fill(.role, key: key, from: "className")
    } else if node.heading {
      roleOrigin = "heading"
      fill(.role, key: "role.heading", from: "heading")
    } else if node.className == nil {
      roleOrigin = "part"
    }
  }

  private mutating func readStates(of node: TalkBackNode) {
    if !node.enabled { hold(.disabled, from: "enabled") }
    if node.clickable || node.offers(.click) { facts.insert(ElementFacts(.actionable)) }
    if node.offers(.expand) {
      hold(.collapsed, from: "actions.EXPAND")
    } else if node.offers(.collapse) {
      hold(.expanded, from: "actions.COLLAPSE")
    }
    if node.checkable {
      readCheckedState(of: node)
    } else if node.selected {
      hold(.selected, from: "selected")
    } else {
      facts.insert(ElementFacts(.unselected))
    }
  }

  private mutating func readCheckedState(of node: TalkBackNode) {
    let isSwitch = part == "switch"
    let fact: ElementFact =
      isSwitch ? (node.checked ? .on : .off) : (node.checked ? .checked : .unchecked)
    guard let state = node.stateDescription, !state.isEmpty else {
      hold(fact, from: "checked")
      return
    }
    // The app's own word for the state is said in the place of the reader's.
    facts.insert(ElementFacts(fact))
    fill(isSwitch ? .switched : .checked, state, from: "stateDescription")
  }

  private mutating func readHints(of node: TalkBackNode) {
    if !node.showingHintText, !node.editable { fill(.hints, node.hintText, from: "hintText") }
    for action in node.actions {
      guard let label = action.label, !label.isEmpty else { continue }
      if action.name == .click {
        customHints["hint.activate"] = Filling(
          slot: .hints, words: .template("hint.custom", [label]), origin: "actions.CLICK")
      } else if action.name == .longClick {
        furtherHints.append(
          Filling(
            slot: .hints, words: .template("hint.custom-long-press", [label]),
            origin: "actions.LONG_CLICK"))
      }
    }
    if node.longClickable, furtherHints.isEmpty {
      furtherHints.append(
        Filling(slot: .hints, words: .key("hint.long-press"), origin: "longClickable"))
    }
  }

  private mutating func readPosition(of index: TalkBackTree.Index, in tree: TalkBackTree) {
    guard let item = tree[index].collectionItemInfo,
      let collection = tree.ancestors(of: index).lazy.compactMap({ tree[$0].collectionInfo }).first
    else { return }
    let isRow = collection.rowCount >= collection.columnCount
    place(
      (isRow ? item.rowIndex : item.columnIndex) + 1,
      of: isRow ? collection.rowCount : collection.columnCount, from: "collectionItemInfo")
  }

  private static func role(of node: TalkBackNode) -> String? {
    guard let name = node.className?.split(separator: ".").last else { return nil }
    switch name {
    case "Button", "ImageButton": return "role.button"
    case "CheckBox": return "role.checkbox"
    case "RadioButton": return "role.radio-button"
    case "Switch", "ToggleButton", "SwitchCompat", "SwitchMaterial": return "role.switch"
    case "EditText", "AutoCompleteTextView": return "role.edit-box"
    case "SeekBar": return "role.slider"
    case "ProgressBar": return "role.progress-bar"
    case "Spinner": return "role.dropdown-list"
    case "ImageView": return node.clickable ? "role.button" : "role.image"
    default: return nil
    }
  }

  private static func part(of node: TalkBackNode) -> String {
    if node.heading { return "heading" }
    if node.roleDescription?.lowercased() == "link" { return "link" }
    switch role(of: node) {
    case "role.button": return "button"
    case "role.checkbox": return "checkbox"
    case "role.radio-button": return "radio-button"
    case "role.switch": return "switch"
    case "role.edit-box": return "text-field"
    case "role.slider": return "slider"
    case "role.progress-bar": return "progress"
    case "role.dropdown-list": return "dropdown.trigger"
    case "role.image": return "image"
    default: return "text"
    }
  }
}
