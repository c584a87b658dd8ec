extension ExposedNode {
  /// Sets a field's name and text as its toolkit does; a description would replace the text.
  mutating func tellField(
    _ name: String, text: String?, placeholder: String?, common: CommonAttributes,
    _ wording: Wording
  ) {
    node.text = text.said
    node.longClickable = true
    facts.omit(.hint(.longPress))
    switch common.toolkits.android {
    case .views where placeholder == nil && !common.hasLabelBeside: tellHint(name)
    case .flutter: tellHint(name, placeholder)
    case .views, .reactNative:
      node.labeledBy = name.isEmpty ? nil : .text(name)
      node.hintText = placeholder
      showHint()
    case .compose, .uikit, .swiftui:
      children = [.text(name, meaning: .name)]
      if node.text == nil, let placeholder {
        children.append(.text(placeholder, meaning: .placeholder))
      }
      children.removeAll { !$0.text.isSaid }
      guard node.text == nil, children.isEmpty else { return }
      node.stateDescription = wording.ofToolkit("toolkit.empty")
      facts.omit(.state)
    }
  }

  private mutating func showHint() {
    node.showingHintText = node.text == nil && node.hintText != nil
    if node.showingHintText { node.text = node.hintText }
  }

  private mutating func tellHint(_ name: String, _ placeholder: String? = nil) {
    facts.omit(.placeholder)
    if !name.isEmpty { facts.add(.name, name) }
    if node.text == nil, let placeholder {
      facts.add(.placeholder, placeholder)
    }
    let hint = [name, placeholder ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    node.hintText = hint.isEmpty ? nil : hint
    showHint()
  }

  /// A text that is read with the surrounding stop and has a meaning for its component.
  static func text(_ text: String, meaning: MergedText) -> ExposedNode {
    var node = ExposedNode.text(text)
    node.mergedText = meaning
    return node
  }
}
