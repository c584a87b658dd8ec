extension TalkBackNode {
  /// Names a field and fills it, as its toolkit does; a description would stand in the place of its
  /// text.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - text: What is typed in it; nil or empty where there is nothing.
  ///   - placeholder: What the empty field shows.
  ///   - common: What the design says of the field besides.
  ///   - wording: The app's words.
  mutating func tellField(
    _ name: String, text: String?, placeholder: String?, common: CommonAttributes,
    _ wording: Wording
  ) {
    self.text = text.said
    longClickable = true
    platformFacts.append(.hint(.longPress))
    switch common.toolkits.android {
    case .views where placeholder == nil && !common.hasLabelBeside: tellHint(name)
    case .flutter: tellHint(name, placeholder)
    case .views, .reactNative:
      labeledBy = name.isEmpty ? nil : .text(name)
      hintText = placeholder
      showHint()
    case .compose, .uikit, .swiftui:
      children = [.text(name, telling: .name)]
      if self.text == nil, let placeholder {
        children.append(.text(placeholder, telling: .placeholder))
      }
      children.removeAll { !$0.text.isSaid }
      guard self.text == nil, children.isEmpty else { return }
      stateDescription = wording.ofToolkit("toolkit.empty")
      platformFacts.append(.state)
    }
  }

  /// Shows the hint of an empty field in the place of its text.
  private mutating func showHint() {
    showingHintText = text == nil && hintText != nil
    if showingHintText { text = hintText }
  }

  /// Exposes the name of a field as its hint.
  private mutating func tellHint(_ name: String, _ placeholder: String? = nil) {
    platformFacts.append(.placeholder)
    if !name.isEmpty { componentFacts.append(.ofComponent(.name, name)) }
    if text == nil, let placeholder {
      componentFacts.append(.ofComponent(.placeholder, placeholder))
    }
    let hint = [name, placeholder ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    hintText = hint.isEmpty ? nil : hint
    showHint()
  }

  /// A text that is read with the stop it stands in, and is more to its component than content.
  static func text(_ text: String, telling fact: Fact) -> TalkBackNode {
    var node = TalkBackNode.text(text)
    node.tells = fact
    return node
  }
}
