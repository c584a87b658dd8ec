/// What TalkBack works out about every node of a tree before it says anything: what it is, whether
/// it can have focus, whether it has something to say.
///
/// Each answer depends on the answers of the nodes inside, so that all are found in one pass from
/// the last node to the first.
struct TalkBackSurvey: Sendable {
  private(set) var roles: [TalkBackRole] = []
  /// What newer versions take a node for, where that is something else.
  private(set) var newerRoles: [TalkBackTree.Index: TalkBackRole] = [:]
  /// Whether accessibility focus can come to the node (talkback: isAccessibilityFocusable).
  private(set) var isFocusable: [Bool] = []
  /// Whether the node or what is merged into it says something.
  private(set) var isSpeaking: [Bool] = []
  /// Whether a collection that is not hierarchical stands somewhere inside the node.
  private(set) var holdsFlatCollection: [Bool] = []
  /// How many of the nodes right inside are visible.
  private(set) var visibleChildren: [Int] = []

  init() {}

  init(of tree: TalkBackTree) {
    roles.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let ofClass = TalkBackRole(ofClass: node.className)
      let role = TalkBackRole(of: node, ofClass: ofClass)
      roles.append(role)
      if let newer = TalkBackRole.newer(of: node, ofClass: ofClass), newer != role {
        newerRoles[index] = newer
      }
    }
    isFocusable = Array(repeating: false, count: tree.nodes.count)
    isSpeaking = isFocusable
    holdsFlatCollection = isFocusable
    visibleChildren = tree.children.map { $0.count { tree.nodes[$0].visible } }
    for index in tree.nodes.indices.reversed() {
      let node = tree[index]
      isSpeaking[index] = node.saysSomethingItself || mergesSpeech(index, in: tree)
      isFocusable[index] =
        node.visible
        && (node.isActionable
          || (isTopLevelScrollItem(index, in: tree) && isSpeaking[index]))
      holdsFlatCollection[index] = tree.children[index].contains { child in
        holdsFlatCollection[child] || isFlatCollection(child, in: tree)
      }
    }
  }

  /// Whether a node is a collection, by its role or its collection info, and not hierarchical.
  private func isFlatCollection(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    if let info = tree.nodes[index].collectionInfo { return !info.hierarchical }
    return roles[index].isCollection
  }

  private func mergesSpeech(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    let hidesWhatIsScrolledOut = scrolls(index, in: tree)
    return tree.children[index].contains { child in
      if tree.nodes[child].visible { return !isFocusable[child] && isSpeaking[child] }
      return !hidesWhatIsScrolledOut && tree.nodes[child].hasText
    }
  }

  private func isTopLevelScrollItem(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    guard let parent = tree.parents[index], roles[parent] != .dropDownList else { return false }
    return scrolls(parent, in: tree)
  }

  private func scrolls(_ index: TalkBackTree.Index, in tree: TalkBackTree) -> Bool {
    switch roles[index] {
    case .list, .grid, .scrollView, .horizontalScrollView: true
    // What stands in a web page are stops of their own, which no rule of views groups.
    case .webView: false
    default: tree[index].scrollable || tree[index].isScrollable
    }
  }
}

extension TalkBackNode {
  /// Whether a click does something.
  var isClickable: Bool { clickable || offers(.click) }

  /// Whether holding does something.
  var isLongClickable: Bool { longClickable || offers(.longClick) }

  /// Whether the node offers one of the two scroll actions.
  var isScrollable: Bool { offers(.scrollForward) || offers(.scrollBackward) }

  /// Whether the node asks for focus by itself, whatever it says.
  var isActionable: Bool { screenReaderFocusable || canBeOperated }

  /// Whether the user can do something with the node.
  var canBeOperated: Bool { focusable || isClickable || isLongClickable || offers(.focus) }

  /// Whether the node has text of its own; the text of a collection does not count.
  var hasText: Bool {
    guard collectionInfo == nil else { return false }
    return contentDescription.isSaid || text.isSaid || hintText.isSaid
  }

  /// Whether the node has a text or a state of its own.
  var saysSomethingItself: Bool {
    hasText || stateDescription.isSaid || checkable || rangeInfo?.isValid == true
  }
}

extension String {
  /// Whether there is anything but spaces and control characters, as Java's `trim` sees it.
  var isSaid: Bool { utf8.contains { $0 > 0x20 } }
}

extension String? {
  /// The text, where there is anything but spaces in it.
  var said: String? { flatMap { $0.isSaid ? $0 : nil } }

  /// Whether there is a text with anything but spaces in it.
  var isSaid: Bool { said != nil }
}
