internal import Earshot

/// Replaces an app's texts with placeholders, because they can contain personal data.
///
/// Equal texts get the same numbered placeholder.
package final class Redactor {
  private let kept: Set<String>
  private var standIns: [String: String] = [:]

  package init(keeping kept: Set<String> = []) { self.kept = Set(kept.map { $0.lowercased() }) }

  package func redacted(_ capture: Capture) -> Capture {
    var capture = capture
    switch capture.content {
    case .talkBack(var screen):
      let tree = screen.tree
      screen.tree = TalkBackTree(
        nodes: tree.nodes.map(redacted), parents: tree.parents, facts: tree.facts)
      capture.content = .talkBack(screen)
    case .voiceOver(var screen):
      for index in screen.elements.indices { redact(&screen.elements[index]) }
      capture.content = .voiceOver(screen)
    case .heard(var heard):
      for index in heard.indices {
        heard[index].text = standIn(for: heard[index].text)
        heard[index].hint = heard[index].hint.map(standIn)
      }
      capture.content = .heard(heard)
    case .expected: break
    }
    return capture
  }

  private func redacted(_ node: TalkBackNode) -> TalkBackNode {
    var node = node
    // A switch's text in capitals is kept, because it is the state in older Android versions.
    let isState =
      node.className?.hasSuffix("Switch") == true && node.text == node.text?.uppercased()
    if !isState { node.text = node.text.map(standIn) }
    node.contentDescription = node.contentDescription.map(standIn)
    node.hintText = node.hintText.map(standIn)
    node.error = node.error.map(standIn)
    node.tooltipText = node.tooltipText.map(standIn)
    node.paneTitle = node.paneTitle.map(standIn)
    node.containerTitle = node.containerTitle.map(standIn)
    let title = node.window?.title.map(standIn)
    node.window?.title = title
    if let state = node.stateDescription, !Self.isOfToolkit(state) {
      node.stateDescription = standIn(for: state)
    }
    for index in node.actions.indices {
      node.actions[index].label = node.actions[index].label.map(standIn)
    }
    return node
  }

  private func redact(_ captured: inout CapturedElement) {
    captured.announcement = captured.announcement.map(standIn)
    captured.screen = captured.screen.map(standIn)
    captured.element.label = captured.element.label.map(standIn)
    captured.element.hint = captured.element.hint.map(standIn)
    captured.facts.added = captured.facts.added.map {
      .ofComponent($0.fact, $0.ownText.map(standIn))
    }
    captured.element.customActions = captured.element.customActions.map(standIn)
    for index in captured.element.customContent.indices {
      let content = captured.element.customContent[index]
      captured.element.customContent[index].label = standIn(for: content.label)
      captured.element.customContent[index].value = standIn(for: content.value)
    }
    // The value of a switch is its state, which is not personal data.
    guard !captured.element.traits.contains(.switchButton) else { return }
    captured.element.value = captured.element.value.map(standIn)
  }

  private static func isOfToolkit(_ state: String) -> Bool {
    ["On", "Off", "Selected", "Not selected", "Partially checked"].contains(state)
      || state.hasSuffix(" percent")
  }

  private func standIn(for text: String) -> String {
    guard !text.trimmed.isEmpty, !kept.contains(text.trimmed.lowercased()) else { return text }
    for joint in [", ", ". ", "\n"] {
      let parts = text.split(separator: joint, omittingEmptySubsequences: false)
      guard parts.contains(where: { kept.contains($0.trimmed.lowercased()) }) else { continue }
      return parts.map { self.standIn(for: String($0)) }.joined(separator: joint)
    }
    if let known = standIns[text] { return known }
    let name = "Text \(standIns.count + 1)"
    standIns[text] = name
    return name
  }
}
