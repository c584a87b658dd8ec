extension ControlKind {
  /// Returns the kind that exposes most of what an iOS element does; text where none fits.
  ///
  /// Of kinds that expose the same, the first is the one that says least about itself.
  public static func nearest(to element: VoiceOverElement) -> ControlKind {
    if element.isTab { return .tab }
    let fitting = allCases.filter { kind in
      let traits = kind.blueprint.traits
      return !traits.isEmpty && element.traits.isSuperset(of: traits)
    }
    return fitting.first { kind in
      fitting.allSatisfy { $0.blueprint.traits.count <= kind.blueprint.traits.count }
    } ?? .text
  }

  /// Returns the kind that exposes most of what an Android node does.
  ///
  /// What no override can give counts most: whether it is a choice; then the role, then what a
  /// double-tap does.
  public static func nearest(to node: TalkBackNode) -> ControlKind {
    if node.heading { return .heading }
    var node = node
    // What is none of the kinds, such as a pager, is a plain view with what stands in it.
    if !allCases.contains(where: { $0.blueprint.node.hasRole(of: node) }) { node.className = nil }
    var best = (kind: ControlKind.text, likeness: 0)
    for kind in allCases where kind != .heading && (kind != .expandableRow || node.isDisclosure) {
      let likeness = kind.blueprint.likeness(to: node)
      if likeness > best.likeness { best = (kind, likeness) }
    }
    return best.kind
  }
}

extension ControlKind.Blueprint {
  fileprivate func likeness(to node: TalkBackNode) -> Int {
    // A role in words is the app's own; a kind that has one is none of the others.
    guard (roleDescription == nil) == (node.roleDescription == nil) else { return 0 }
    return (self.node.hasRole(of: node) ? 4 : 0) + (isCheckable == node.checkable ? 8 : 0)
      + (isClickable == (node.isClickable || node.isLongClickable) ? 2 : 0)
      + (isText == (node.text.isSaid || node.contentDescription.isSaid) ? 1 : 0)
  }

  /// What tells TalkBack the role of the kind.
  fileprivate var node: TalkBackNode {
    var node = TalkBackNode()
    node.className = className
    node.clickable = isClickable
    node.editable = true
    return node
  }

  private var isCheckable: Bool {
    switch toggle {
    case .checked, .switched: true
    case .selected: className.hasSuffix("RadioButton")
    case .none: false
    }
  }
}

extension TalkBackNode {
  /// Whether TalkBack has the same word for what both nodes are, an image button being a button
  /// unless they are compared exactly, as where neither has a name.
  public func hasRole(of other: TalkBackNode, exactly isExact: Bool = false) -> Bool {
    let (own, theirs) = (TalkBackRole(of: self), TalkBackRole(of: other))
    return isExact ? own == theirs : own.fact == theirs.fact
  }

  /// Whether the node opens or closes something.
  fileprivate var isDisclosure: Bool { offers(.expand) || offers(.collapse) }
}

extension VoiceOverElement {
  /// Whether the element is one of the tabs of a bar.
  fileprivate var isTab: Bool {
    switch context {
    case .tab, .tabBarItem: true
    default: traits.contains(.tabBarItem)
    }
  }
}

extension Traits {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
