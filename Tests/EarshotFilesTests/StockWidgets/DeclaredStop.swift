import Earshot
import EarshotFiles

struct DeclaredStop {
  let platform: Platform
  let element: VoiceOverElement?
  let node: TalkBackNode?
  let inside: [TalkBackNode]
  let wording: Wording
  let isBusy: Bool

  init(_ entries: [ScreenPreview.Entry], on platform: Platform, _ wording: Wording) {
    self.platform = platform
    var element: VoiceOverElement?
    var node: (TalkBackNode, [TalkBackNode])?
    for entry in entries {
      switch entry.attributes {
      case .voiceOver(let exposed): element = exposed.element
      case .talkBack(let index, let tree):
        node = (tree[index], Self.descendants(of: index, in: tree))
      }
    }
    self.element = element
    self.node = node?.0
    inside = node?.1 ?? []
    self.wording = wording
    isBusy = entries.contains { $0.component.common.isBusy }
  }

  private static func descendants(
    of index: Int, in tree: TalkBackTree
  ) -> [TalkBackNode] {
    tree.children[index].flatMap { [tree[$0]] + descendants(of: $0, in: tree) }
  }

  var isField: Bool { node?.className == "android.widget.EditText" || element?.isField == true }
  var isEnabled: Bool { node?.enabled ?? !(element?.traits.contains(.notEnabled) ?? false) }
  var isHeading: Bool { own(\.heading, .header) }
  var isSelected: Bool { own(\.selected, .selected) }

  /// Whether a fact is true on the stop's platform or, if the widget has no stop there, on the
  /// other platform.
  private func own(_ attribute: KeyPath<TalkBackNode, Bool>, _ trait: Traits) -> Bool {
    let onAndroid = node?[keyPath: attribute]
    let onIOS = element?.traits.contains(trait)
    return (platform == .voiceOver ? onIOS ?? onAndroid : onAndroid ?? onIOS) == true
  }
  var isExpanded: Bool? {
    guard let node else { return element?.expandedStatus.map { $0 == .expanded } }
    if node.actions.contains(where: { $0.name == .collapse }) { return true }
    return node.actions.contains { $0.name == .expand } ? false : nil
  }

  var className: String? {
    let classes = [node?.className] + inside.map(\.className)
    return classes.compactMap { $0?.split(separator: ".").last.map(String.init) }
      .first { !["View", "ViewGroup", "TextView", "EditText"].contains($0) }
  }

  var texts: [String] {
    [node?.text ?? node?.contentDescription].compactMap(\.self)
      + inside.compactMap { $0.text ?? $0.contentDescription }
  }

  var actions: [String] {
    let own = node?.actions.filter { $0.name == .custom }.compactMap(\.label)
    return own ?? element?.customActions ?? []
  }

  func offers(_ name: TalkBackNode.Action.Name) -> Bool {
    node?.actions.contains { $0.name == name } == true
  }
}

extension VoiceOverElement {
  fileprivate var isField: Bool { traits.contains(.textEntry) }
}
