internal import Earshot

extension ImportedComponent {
  static func best(
    of index: Int, in tree: TalkBackTree, besides stops: Set<Int>,
    toolkit: Toolkit, at location: SourceLocation, stop: Int, by judge: ImportJudge,
    losses: inout NoteCollector
  ) -> ImportedComponent {
    let node = tree[index]
    let said = SaidTexts(
      judge.said(at: stop), of: tree.nodes(readAt: index, besides: stops))
    let kinds = node.kinds(said, by: judge)
    var best: (component: ImportedComponent, difference: Int)?
    for kind in kinds where best?.difference != 0 {
      var component = ImportedComponent(
        kind, of: index, in: tree, said: said, kinds: judge.kinds.all, toolkit: toolkit,
        at: location)
      component.stops = stop..<(stop + 1)
      if let exposed = component.exposed(by: judge) {
        component.settle(
          component.overrides(from: exposed, to: node), of: .talkBack, by: judge)
      }
      for form in [component, component.withContentInLabel].compactMap(\.self)
      where best?.difference != 0 {
        guard let difference = judge.difference(of: form), difference < best?.difference ?? .max
        else { continue }
        best = (difference == 0 ? form.confirmed() : form, difference)
      }
    }
    noteLosses(of: node, at: location, in: &losses)
    return best?.component
      ?? ImportedComponent(
        kinds.last ?? "text", of: index, in: tree, said: said, kinds: judge.kinds.all,
        toolkit: toolkit, at: location)
  }

  private init(
    _ kind: String, of index: Int, in tree: TalkBackTree, said: SaidTexts,
    kinds: ComponentKinds, toolkit: Toolkit, at location: SourceLocation
  ) {
    let node = tree[index]
    self.init(kind: kind, of: kinds, toolkit: toolkit, at: location)
    set("id", node.viewIdResourceName?.identifier ?? node.id?.identifier)
    if form == .field {
      set("label", Self.label(of: node, in: tree) ?? tree.addedName(of: index))
    } else {
      tellTexts(of: node, said: said)
    }
    tellValue(of: node, placeholder: tree.placeholder(of: index), said: said)
    tellStates(of: node, said: said)
    if !node.editable { set("hint", node.hintText) }
    set("error", node.error)
    if node.links > 0, form != .field { self["links"] = .text("\(node.links)") }
    set("position", Self.position(of: index, in: tree))
    set("actions", node.actions.filter { $0.name == .custom }.compactMap(\.label))
    if form == .field, node.labeledBy == nil, self["label"] == nil,
      let name = node.contentDescription, !name.isEmpty
    {
      // TalkBack omits the content description of a field with text, so only VoiceOver gets it as
      // the label.
      self["voiceover"] = .map([.init("label", .text(name))])
    }
  }

  /// A copy with the texts of `content` in its label, because Compose announces both
  /// together.
  private var withContentInLabel: ImportedComponent? {
    guard let label = text("label"), case .list(let content)? = self["content"] else { return nil }
    var copy = self
    let texts = content.compactMap { if case .text(let text) = $0 { text } else { nil } }
    copy["label"] = .text(([label] + texts).joined(separator: ", "))
    copy["content"] = nil
    return copy
  }

  private static func label(of node: TalkBackNode, in tree: TalkBackTree) -> String? {
    switch node.labeledBy {
    case .node(let label)?: return label.contentDescription ?? label.text
    case .id(let id)?:
      let label = tree.index(ofID: id).map { tree[$0] }
      return label?.contentDescription ?? label?.text
    case nil: return nil
    }
  }

  private mutating func tellTexts(of node: TalkBackNode, said: SaidTexts) {
    var texts = [node.contentDescription, node.text].compactMap { $0 }.filter { !$0.isBlank }
      .prefix(1).map { $0 }
    if texts.isEmpty {
      texts = said.texts
    } else {
      texts += said.texts.filter { $0 != texts[0] }
    }
    if texts.count > 1 { texts.removeAll { $0 == node.tooltipText } }
    guard let name = texts.first else { return }
    if kind == "dropdown" {
      if node.contentDescription?.isBlank == false { set("label", name) } else { set("label", "") }
      let value = texts.last ?? name
      self["options"] = .list([.text(value)])
      set("value", value)
    } else {
      set("label", name)
      if texts.count > 1 { set("content", Array(texts.dropFirst())) }
    }
  }

  private mutating func tellValue(of node: TalkBackNode, placeholder: String?, said: SaidTexts) {
    switch form {
    case .field:
      if !node.showingHintText { set("value", node.text) }
      set("placeholder", placeholder)
      if self["label"] == nil {
        // A hint that replaces a missing name must not become the label.
        let told = [node.text, node.contentDescription, node.hintText]
        set("label", said.texts.first { !told.contains($0) })
      }
    case .amount:
      // The design must contain the words with which TalkBack announces a range.
      let values = said.parts.filter { $0.kind == .value && $0.utterance == .announcement }
      set("value", node.stateDescription ?? values.first?.text)
    default: break
    }
  }

  /// Removes React Native's word for a mixed state from the label.
  private mutating func dropLastWordOfLabel() {
    guard let label = text("label"), let end = label.range(ofLast: ", ") else { return }
    set("label", String(label[..<end.lowerBound]))
  }

  private mutating func tellStates(of node: TalkBackNode, said: SaidTexts) {
    set("disabled", !node.enabled)
    let checked = (said.checkable ?? node).checked
    switch form {
    case .ticked:
      self["checked"] = checked == .mixed ? .text("mixed") : .flag(checked == .on)
      if checked == .mixed, !node.checkable { dropLastWordOfLabel() }
    case .picked: self["selected"] = .flag(checked == .on)
    default: set("selected", node.selected)
    }
    if node.offers(.expand) || node.offers(.collapse) {
      self["expanded"] = .flag(!node.offers(.expand))
    }
    guard form == .field else { return }
    set("secure", node.password)
    set("editing", node.focused)
  }

  private static func position(of index: Int, in tree: TalkBackTree) -> String? {
    guard let item = tree[index].collectionItemInfo,
      let collection = tree.ancestors(of: index).lazy.compactMap({ tree[$0].collectionInfo }).first
    else { return nil }
    let isRow = collection.rowCount > 1 || collection.columnCount < 2
    let (place, count) =
      isRow ? (item.rowIndex, collection.rowCount) : (item.columnIndex, collection.columnCount)
    return place >= 0 && place < count ? "\(place + 1) of \(count)" : nil
  }

  private func exposed(by judge: ImportJudge) -> TalkBackNode? {
    guard case .talkBack(let index, let tree)? = judge.entries(of: self)?.first?.first?.attributes
    else { return nil }
    return tree[index]
  }

  private func overrides(from exposed: TalkBackNode, to node: TalkBackNode) -> [Override] {
    var overrides: [Override] = []
    func add(_ key: String, _ text: String?, unless own: String?, isOfState: Bool = false) {
      guard let text, !text.isEmpty, text != own else { return }
      overrides.append(Override(entry: .init(key, .text(text)), isOfState: isOfState))
    }
    func add(_ key: String, _ flag: Bool, unless own: Bool, isOfState: Bool = false) {
      guard flag != own else { return }
      overrides.append(Override(entry: .init(key, .flag(flag)), isOfState: isOfState))
    }
    add("selected", node.selected, unless: exposed.selected, isOfState: true)
    if form == .field { add("contentDescription", node.contentDescription, unless: nil) }
    // If a switch has a content description, the switch's text is its state.
    if kind == "switch", node.contentDescription?.isBlank == false {
      add("text", node.text, unless: exposed.text, isOfState: true)
    }
    add(
      "stateDescription", node.stateDescription, unless: exposed.stateDescription, isOfState: true)
    // A password is announced as dots, unless the app exposes it.
    if form == .field, node.password {
      add("text", node.text, unless: exposed.text, isOfState: true)
    }
    add("tooltipText", node.tooltipText, unless: exposed.tooltipText)
    add("roleDescription", node.roleDescription, unless: exposed.roleDescription)
    add("clickable", node.clickable || node.offers(.click), unless: exposed.clickable)
    add(
      "longClickable", node.longClickable || node.offers(.longClick),
      unless: exposed.longClickable)
    // An image without a name needs its exact class, because TalkBack's announcement depends on it.
    let hasName = node.contentDescription?.isBlank == false || node.text?.isBlank == false
    if !exposed.hasRole(of: node, exactly: !hasName) {
      add("className", node.className, unless: exposed.className)
    }
    return overrides
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
  var identifier: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}

extension TalkBackNode {
  fileprivate func kinds(_ said: SaidTexts, by judge: ImportJudge) -> [String] {
    var kinds: [String] = []
    for part in said.parts where part.kind == .role {
      if part.fact == .role(.dropdownList) { kinds.append("dropdown") }
      let told =
        part.fact == .role(.own)
        ? judge.words.role(named: part.text) : ExpectedWords.role(part.fact)
      if let role = told, judge.kinds.names.contains(role.kind) {
        kinds.append(role.kind)
      }
    }
    let nearest = judge.kinds.nearest(to: self)
    // If no role is announced, a stop that looks like a switch can also be a checkbox.
    kinds += nearest == "switch" && kinds.isEmpty ? [nearest, "checkbox"] : [nearest]
    return kinds.enumerated().filter { kinds.firstIndex(of: $1) == $0 }.map(\.element)
  }
}

/// A stop's announcement, and its texts with the original symbols, such as "•" instead of "Bullet".
struct SaidTexts {
  let parts: [Part]
  let texts: [String]

  let checkable: TalkBackNode?

  init(_ said: Announcement, of nodes: [TalkBackNode]) {
    parts = said.parts
    checkable = nodes.first(where: \.checkable)
    let spoken = said.parts.filter {
      ($0.kind == .name || $0.kind == .content) && $0.fact != .secure
    }
    // A node's contentDescription replaces all texts inside the node.
    let written =
      nodes.first?.contentDescription?.isBlank == false
      ? nodes.prefix(1).compactMap(\.writtenText) : nodes.compactMap(\.writtenText)
    texts = spoken.count == written.count ? written : spoken.map { $0.ownText ?? $0.text }
  }
}

extension TalkBackTree {
  fileprivate func addedName(of index: Int) -> String? {
    facts[index]?.added.first { $0.fact == .name }?.ownText
  }

  /// Returns a field's hint without the name that Flutter adds before it.
  fileprivate func placeholder(of index: Int) -> String? {
    let hintText = self[index].hintText
    guard let hintText, let name = addedName(of: index), hintText.hasPrefix(name) else {
      return hintText
    }
    let rest = hintText.dropFirst(name.count)
    return rest.hasPrefix(", ") ? String(rest.dropFirst(2)) : nil
  }
}

extension TalkBackTree {
  fileprivate func nodes(readAt stop: Int, besides stops: Set<Int>) -> [TalkBackNode] {
    var nodes: [TalkBackNode] = []
    var pending = [stop]
    while let next = pending.popLast() {
      nodes.append(self[next])
      pending += children[next].reversed().filter { !stops.contains($0) }
    }
    return nodes
  }
}

extension TalkBackNode {
  fileprivate var writtenText: String? {
    [contentDescription, text].compactMap { $0 }.first { !$0.isBlank }
  }
}
