/// Finds roles, focus and content, which all depend on descendants, in one pass.
struct TalkBackSurvey: Sendable {
  private(set) var roles: [TalkBackRole] = []
  private(set) var newerRoles: [Int: TalkBackRole] = [:]
  /// TalkBack's `isAccessibilityFocusable`.
  private(set) var isFocusable: [Bool] = []
  private(set) var isSpeaking: [Bool] = []
  private(set) var holdsFlatCollection: [Bool] = []
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

  private func isFlatCollection(_ index: Int, in tree: TalkBackTree) -> Bool {
    if let info = tree.nodes[index].collectionInfo { return !info.hierarchical }
    return roles[index].isCollection
  }

  private func mergesSpeech(_ index: Int, in tree: TalkBackTree) -> Bool {
    guard roles[index] != .webView else { return false }
    let hidesWhatIsScrolledOut = scrolls(index, in: tree)
    return tree.children[index].contains { child in
      if tree.nodes[child].visible { return !isFocusable[child] && isSpeaking[child] }
      return !hidesWhatIsScrolledOut && tree.nodes[child].hasText
    }
  }

  private func isTopLevelScrollItem(_ index: Int, in tree: TalkBackTree) -> Bool {
    guard let parent = tree.parents[index], roles[parent] != .dropDownList else { return false }
    return scrolls(parent, in: tree)
  }

  private func scrolls(_ index: Int, in tree: TalkBackTree) -> Bool {
    switch roles[index] {
    case .list, .grid, .scrollView, .horizontalScrollView: true
    // A web page's elements are separate stops, so the rule for scrolling views does not apply.
    case .webView: false
    default: tree[index].scrollable || tree[index].isScrollable
    }
  }
}

extension TalkBackNode {
  var isClickable: Bool { clickable || offers(.click) }
  var isLongClickable: Bool { longClickable || offers(.longClick) }
  var isScrollable: Bool { offers(.scrollForward) || offers(.scrollBackward) }

  var isActionable: Bool { screenReaderFocusable || canBeOperated }

  var canBeOperated: Bool { focusable || isClickable || isLongClickable || offers(.focus) }

  var hasText: Bool {
    guard collectionInfo == nil else { return false }
    return contentDescription.isSaid || text.isSaid || hintText.isSaid
  }

  var saysSomethingItself: Bool {
    hasText || stateDescription.isSaid || checkable || rangeInfo?.isValid == true
  }
}

extension String {
  /// Whether the text contains more than spaces and control characters (Java's `trim`).
  var isSaid: Bool { utf8.contains { $0 > 0x20 } }
}

extension String? {
  var said: String? { flatMap { $0.isSaid ? $0 : nil } }

  var isSaid: Bool { said != nil }
}
