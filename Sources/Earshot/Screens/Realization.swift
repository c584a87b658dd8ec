/// What a component exposes on one platform, with what every component has in common put in.
public struct Realization: Sendable {
  /// A focus stop and what the platform's accessibility interface exposes for it.
  public struct Stop: Sendable {
    /// Which stop of its component it is.
    public var id: StopID
    /// What is exposed.
    public var attributes: Attributes
  }

  /// What is exposed for one stop.
  public enum Attributes: Sendable {
    case voiceOver(VoiceOverElement)
    /// A node and the tree that it stands in.
    case talkBack(TalkBackTree.Index, TalkBackTree)
  }

  /// The stops in reading order.
  public var stops: [Stop]

  /// Realizes a component in the state that it is in.
  public init(of component: any Component, on platform: Platform, wording: Wording) {
    guard !component.common.isHidden else {
      stops = []
      return
    }
    switch platform {
    case .voiceOver: stops = Self.voiceOverStops(component, wording)
    case .talkBack: stops = Self.talkBackStops(component, wording)
    }
  }

  private static func voiceOverStops(_ component: any Component, _ wording: Wording) -> [Stop] {
    let common = component.common
    return component.voiceOverElements(wording).enumerated().map { index, element in
      var element = element
      element.language = common.language
      if index == 0 { element = common.mainElement(element, wording) }
      return Stop(id: element.stop ?? StopID(component.kind), attributes: .voiceOver(element))
    }
  }

  private static func talkBackStops(_ component: any Component, _ wording: Wording) -> [Stop] {
    var root = TalkBackNode()
    root.className = "android.widget.FrameLayout"
    root.children = component.talkBackNodes(wording).map { $0.namingCollections(component.id) }
    if let main = root.children.firstIndex(where: { $0.firstStop != nil }) {
      root.children[main].changeFirstStop { component.common.mainNode($0) }
    }
    let tree = TalkBackTree(root)
    return tree.nodes.indices.compactMap { index in
      guard tree[index].part != nil, let id = tree[index].stop else { return nil }
      return Stop(id: id, attributes: .talkBack(index, tree))
    }
  }
}

extension CommonAttributes {
  /// Returns the element that stands for the component, with what every component has.
  fileprivate func mainElement(_ element: VoiceOverElement, _ wording: Wording) -> VoiceOverElement
  {
    var element = element
    element.hint = hint ?? element.hint
    if isDisabled { element.traits.insert(.notEnabled) }
    element.customActions += actions
    if let error, !error.isEmpty {
      // iOS has no attribute for an error; a switch's value is its state, so its label carries it.
      if element.traits.contains(.switchButton) {
        element.label = wording.filled("name.state", element.label ?? "", error)
      } else {
        element.value = element.value.map { wording.filled("name.state", $0, error) } ?? error
      }
    }
    return voiceOver.applied(to: element)
  }

  /// Returns the node that stands for the component, with what every component has.
  fileprivate func mainNode(_ node: TalkBackNode) -> TalkBackNode {
    var node = node
    if let hint {
      // The hint of a field is its placeholder; what else is to be said of it is its tooltip.
      if node.editable { node.tooltipText = hint } else { node.hintText = hint }
    }
    if isDisabled {
      node.enabled = false
      node.clickable = false
    }
    node.actions += actions.map { TalkBackNode.Action(.custom, label: $0) }
    node.error = error
    return talkBack.applied(to: node)
  }
}

extension TalkBackNode {
  /// Returns the node with a name for every collection, so that two components' are told apart.
  fileprivate func namingCollections(_ component: String) -> TalkBackNode {
    var node = self
    if collectionInfo != nil, id == nil { node.id = "\(component).collection" }
    node.children = children.map { $0.namingCollections(component) }
    return node
  }

  /// The first node, this one or inside it, that is a focus stop.
  fileprivate var firstStop: TalkBackNode? {
    if part != nil, id != nil { return self }
    return children.lazy.compactMap(\.firstStop).first
  }

  /// Changes the first node, this one or inside it, that is a focus stop.
  fileprivate mutating func changeFirstStop(_ change: (TalkBackNode) -> TalkBackNode) {
    if part != nil, id != nil {
      self = change(self)
    } else if let index = children.firstIndex(where: { $0.firstStop != nil }) {
      children[index].changeFirstStop(change)
    }
  }
}

extension Realization.Attributes {
  /// Whether the stop cannot be used now.
  var isDisabled: Bool {
    switch self {
    case .voiceOver(let element): element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): !tree[index].enabled
    }
  }
}
