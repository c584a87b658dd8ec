extension ExposedNode {
  /// Exposes the name as a child text, because a contentDescription would replace the field's text.
  mutating func tellField(
    _ name: String, text: String?, placeholder: String?
  ) {
    node.text = text.said
    node.longClickable = true
    facts.omit(.hint(.longPress))
    guard !name.isEmpty else {
      node.hintText = placeholder
      node.showingHintText = node.text == nil && placeholder != nil
      if node.showingHintText { node.text = placeholder }
      return
    }
    children = [.text(name, meaning: .name)]
    if node.text == nil, let placeholder {
      children.append(.text(placeholder, meaning: .placeholder))
    }
    children.removeAll { !$0.text.isSaid }
  }

  /// Returns a text that is read with the surrounding stop.
  static func text(_ text: String, meaning: MergedText) -> ExposedNode {
    var node = ExposedNode.text(text)
    node.mergedText = meaning
    return node
  }
}
