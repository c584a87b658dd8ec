internal import Earshot

extension ImportedComponent {
  init(
    of index: TalkBackTree.Index, in tree: TalkBackTree, said: Announcement, toolkit: Toolkit,
    at location: SourceLocation, preview: Preview, losses: inout NoteCollector
  ) {
    let node = tree[index]
    let kind = ControlKind.nearest(to: node)
    self.init(kind: kind.rawValue, toolkit: toolkit, at: location)
    set("id", node.viewIdResourceName?.identifier ?? node.id?.identifier)
    set("label", Self.label(of: node, kind, in: tree, said: said))
    tellValue(of: node, kind, said: said)
    tellStates(of: node, kind)
    if !node.editable { set("hint", node.hintText) }
    set("error", node.error)
    if node.links > 0, kind != .textField { self["links"] = .text("\(node.links)") }
    set("position", Self.position(of: index, in: tree))
    set("actions", node.actions.filter { $0.name == .custom }.compactMap(\.label))
    if kind == .textField, node.labeledBy == nil, let name = node.contentDescription, !name.isEmpty
    {
      // TalkBack leaves it out where the field has text; the name of the field is another attribute.
      self["voiceover"] = .map([.init("label", .text(name))])
    }
    guard let exposed = exposed(by: preview) else { return }
    set(overrides: Self.overrides(from: exposed, to: node, kind), of: .talkBack)
    Self.noteLosses(of: node, at: location, in: &losses)
  }

  /// The name of the node, or the names inside it that TalkBack reads in one.
  private static func label(
    of node: TalkBackNode, _ kind: ControlKind, in tree: TalkBackTree, said: Announcement
  ) -> String? {
    if kind == .textField {
      switch node.labeledBy {
      case .node(let label)?: return label.contentDescription ?? label.text
      case .id(let id)?:
        let label = tree.index(ofID: id).map { tree[$0] }
        return label?.contentDescription ?? label?.text
      case nil: return nil
      }
    }
    let texts = [node.contentDescription, node.text].compactMap { $0 }.filter { !$0.isBlank }
    if let own = texts.first { return own }
    let names = said.parts.filter { $0.kind == .name || $0.kind == .content }
    return names.isEmpty ? nil : names.map(\.text).joined(separator: ", ")
  }

  private mutating func tellValue(of node: TalkBackNode, _ kind: ControlKind, said: Announcement) {
    switch kind {
    case .textField:
      if !node.showingHintText { set("value", node.text) }
      set("placeholder", node.hintText)
    case .slider, .stepper, .progress, .image:
      // A range is said as TalkBack computes it; a design holds the words.
      let values = said.parts.filter { $0.kind == .value && $0.utterance == .announcement }
      set("value", node.stateDescription ?? values.first?.text)
    default: break
    }
  }

  private mutating func tellStates(of node: TalkBackNode, _ kind: ControlKind) {
    set("disabled", !node.enabled)
    switch kind {
    case .checkbox, .switch: self["checked"] = .flag(node.checked == .on)
    case .radioButton: self["selected"] = .flag(node.checked == .on)
    default: set("selected", node.selected)
    }
    if node.offers(.expand) || node.offers(.collapse) {
      self["expanded"] = .flag(!node.offers(.expand))
    }
    guard kind == .textField else { return }
    set("secure", node.password)
    set("editing", node.focused)
  }

  private static func position(of index: TalkBackTree.Index, in tree: TalkBackTree) -> String? {
    guard let item = tree[index].collectionItemInfo,
      let collection = tree.ancestors(of: index).lazy.compactMap({ tree[$0].collectionInfo }).first
    else { return nil }
    let isRow = collection.rowCount > 1 || collection.columnCount < 2
    let (place, count) =
      isRow ? (item.rowIndex, collection.rowCount) : (item.columnIndex, collection.columnCount)
    return place >= 0 && place < count ? "\(place + 1) of \(count)" : nil
  }

  private func exposed(by preview: Preview) -> TalkBackNode? {
    guard let component else { return nil }
    let stops = preview.entries(of: component, states: .current)
    guard case .talkBack(let index, let tree)? = stops.first?.attributes else { return nil }
    return tree[index]
  }

  private static func overrides(
    from exposed: TalkBackNode, to node: TalkBackNode, _ kind: ControlKind
  ) -> [DesignValue.Entry] {
    var entries: [DesignValue.Entry] = []
    func add(_ key: String, _ text: String?, unless own: String?) {
      guard let text, !text.isEmpty, text != own else { return }
      entries.append(.init(key, .text(text)))
    }
    if kind == .textField { add("contentDescription", node.contentDescription, unless: nil) }
    // The text of a switch that has a description is its state.
    if kind == .switch, node.contentDescription?.isBlank == false {
      add("text", node.text, unless: exposed.text)
    }
    // What a toolkit says of a choice is in the language of the app, whatever that of the design is.
    let isPicked: Set<ControlKind> = [.switch, .checkbox, .radioButton, .chip]
    add(
      "stateDescription", node.stateDescription,
      unless: isPicked.contains(kind) ? nil : exposed.stateDescription)
    add("tooltipText", node.tooltipText, unless: exposed.tooltipText)
    add("roleDescription", node.roleDescription, unless: exposed.roleDescription)
    let isClickable = node.clickable || node.offers(.click)
    if exposed.clickable != isClickable { entries.append(.init("clickable", .flag(isClickable))) }
    let isLongClickable = node.longClickable || node.offers(.longClick)
    if exposed.longClickable != isLongClickable {
      entries.append(.init("longClickable", .flag(isLongClickable)))
    }
    // Of what has no name TalkBack tells images from the rest.
    let hasName = node.contentDescription?.isBlank == false || node.text?.isBlank == false
    if !exposed.hasRole(of: node, exactly: !hasName) {
      add("className", node.className, unless: exposed.className)
    }
    return entries
  }

  private static func noteLosses(
    of node: TalkBackNode, at location: SourceLocation, in losses: inout NoteCollector
  ) {
    if node.actions.contains(where: { $0.name != .custom && $0.label != nil }) {
      losses.add("the label of an action was left out", at: location)
    }
    if node.liveRegion != .none { losses.add("a live region was left out", at: location) }
  }
}

extension String {
  /// Android's `com.example:id/search_by` is the developer's `search_by`.
  var identifier: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// Whether there is nothing but spaces and control characters in it.
  var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}
