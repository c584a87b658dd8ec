extension Container {
  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    let name = common.exposedName(wording)
    switch type.content {
    case .texts: return [group(name)]
    case .choices(let part):
      let label = common.talkBack.contentDescription ?? common.talkBack.text ?? name
      return choiceNodes(label, part: part, wording)
    case .components: return overlayNodes(name, wording)
    case .alert: return alertNodes(name)
    case .banner: return bannerNodes(name, wording)
    case .announcement:
      var toast = ExposedNode.text(name, .toast, part: "toast")
      toast.liveRegion = .polite
      return [toast]
    }
  }

  private func group(_ name: String) -> ExposedNode {
    var node = ExposedNode(of: .group, part: "group", className: "android.view.ViewGroup")
    node.screenReaderFocusable = true
    node.children =
      (name.isEmpty ? [] : [.text(name, meaning: .nameAmongContent)]) + texts.map { .text($0) }
    return node
  }

  private func choiceNodes(_ name: String, part: String, _ wording: Wording) -> [ExposedNode] {
    let isColumn = hasOwnLabel
    var collection = ExposedNode()
    collection.className = type.isColumn ? "android.widget.RadioGroup" : "android.view.View"
    collection.collectionInfo = TalkBackNode.CollectionInfo(
      rowCount: isColumn ? choices.count : 1, columnCount: isColumn ? 1 : choices.count,
      selectionMode: type.isColumn ? .single : .none)
    collection.children = choices.enumerated().map { index, choice in
      choice.node(
        .option, part: part, row: isColumn ? index : 0, column: isColumn ? 0 : index
      ) { type.adaptNode(&$0, choice, wording) }
    }
    guard !name.isEmpty else { return closeNode(wording) + [collection] }
    guard isColumn else {
      // TalkBack announces the name with the list. In the guidelines, the name precedes the first
      // choice.
      collection.contentDescription = name
      if !collection.children.isEmpty {
        collection.children[0].facts.add(.entered(.group), name)
      }
      return [collection]
    }
    var label = ExposedNode.text(name, isOverlay ? .title : .label, part: kind.name)
    label.heading = isOverlay
    return closeNode(wording) + [label, collection]
  }

  private func closeNode(_ wording: Wording) -> [ExposedNode] {
    guard hasCloseButton else { return [] }
    return [.button(.close, part: closePart, label: wording.word("label.close"))]
  }

  private func overlayNodes(_ name: String, _ wording: Wording) -> [ExposedNode] {
    var nodes: [ExposedNode] = []
    if let grabber { nodes.append(grabber.node(wording)) }
    nodes += closeNode(wording)
    if hasBackButton { nodes.append(backNode(wording)) }
    guard !name.isEmpty, let stop = isOverlay ? .title : type.labelStop else { return nodes }
    var title = ExposedNode.text(name, stop, part: isOverlay ? kind.name : "heading")
    title.heading = true
    return nodes + [title]
  }

  private func backNode(_ wording: Wording) -> ExposedNode {
    var node = ExposedNode.button(.back, part: "navigation-bar.back", label: "")
    node.className = "android.widget.ImageButton"
    node.text = nil
    node.contentDescription = nameOfBack(on: .talkBack, wording)
    return node
  }

  private func bannerNodes(_ name: String, _ wording: Wording) -> [ExposedNode] {
    var message = ExposedNode(of: .banner, part: "banner", className: "android.view.ViewGroup")
    message.screenReaderFocusable = true
    message.liveRegion = .polite
    message.children = [.text(name, meaning: .name)] + (body.map { [.text($0)] } ?? [])
    return [message]
      + buttons.map { .button(.button, $0, part: "banner.action", label: $0) }
      + closeNode(wording)
  }

  private func alertNodes(_ name: String) -> [ExposedNode] {
    var nodes = [ExposedNode.text(name, .title, part: "alert")]
    if let body { nodes.append(.text(body, .body, part: "alert.body")) }
    let buttons = buttonNodes(name)
    guard isToldWithButton, !buttons.isEmpty else { return nodes + buttons }
    var window = ExposedNode()
    window.className = "android.widget.FrameLayout"
    window.containerTitle = name
    window.children = buttons
    window.children[0].tooltipText = body
    return [window]
  }

  private func buttonNodes(_ name: String) -> [ExposedNode] {
    buttons.map { label in
      var button = ExposedNode.button(.button, label, part: "alert.action", label: label)
      // In the guidelines, each button of the alert is announced with the alert's title and body.
      if !name.isEmpty { button.facts.add(.entered(.alert), name) }
      if let body { button.facts.add(.content, body) }
      return button
    }
  }
}
