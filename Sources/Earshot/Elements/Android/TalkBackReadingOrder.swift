/// The order in which TalkBack's focus visits a tree.
///
/// A node that is not a stop is sorted by the bounds of the stops inside the node.
/// `accessibilityTraversalBefore` and `-After` can move a node with its descendants.
public struct TalkBackReadingOrder: Sendable {
  /// The focus stops in reading order.
  public let stops: [Int]

  /// Finds the stops of a tree.
  public init(_ tree: TalkBackTree) {
    let focus = Self.shouldFocus(tree)
    var siblings = Siblings(of: tree, inOrder: TalkBackStripes(tree, stops: focus).children)
    for index in tree.nodes.indices {
      let node = tree[index]
      if let target = node.traversalBefore.flatMap(tree.index(ofID:)) {
        siblings.move(index, to: target, behind: false)
      }
      if let target = node.traversalAfter.flatMap(tree.index(ofID:)) {
        siblings.move(index, to: target, behind: true)
      }
    }
    stops = siblings.inOrder().filter { focus[$0] }
  }

  /// TalkBack's `shouldFocusNode`.
  private static func shouldFocus(_ tree: TalkBackTree) -> [Bool] {
    var isInsideFocusable = Array(repeating: false, count: tree.nodes.count)
    return tree.nodes.indices.map { index in
      if let parent = tree.parents[index] {
        // In Chromium, readers can focus each text (`IsInterestingOnAndroid`).
        isInsideFocusable[index] =
          isInsideFocusable[parent]
          || tree.survey.isFocusable[parent] && tree.survey.roles[parent] != .webView
      }
      let node = tree[index]
      guard node.visible, !fillsWindow(index, in: tree) else { return false }
      guard tree.survey.isFocusable[index] else {
        return node.saysSomethingItself && !isInsideFocusable[index]
      }
      return tree.children[index].isEmpty || tree.survey.isSpeaking[index]
    }
  }

  private static func fillsWindow(_ index: Int, in tree: TalkBackTree) -> Bool {
    let node = tree[index]
    guard let bounds = node.bounds, !tree.children[index].isEmpty else { return false }
    return !node.canBeOperated && bounds == tree[TalkBackTree.root].bounds
  }
}

private struct Siblings {
  private var parent: [Int?]
  private var first: [Int?]
  private var last: [Int?]
  private var before: [Int?]
  private var behind: [Int?]

  init(of tree: TalkBackTree, inOrder order: [[Int]]) {
    parent = tree.parents
    first = order.map(\.first)
    last = order.map(\.last)
    before = Array(repeating: nil, count: tree.nodes.count)
    behind = before
    for children in order {
      for (left, right) in zip(children, children.dropFirst()) {
        behind[left] = right
        before[right] = left
      }
    }
  }

  mutating func move(_ index: Int, to target: Int, behind isBehind: Bool) {
    guard let newParent = parent[target], !holds(index, target) else { return }
    takeOut(index)
    let (left, right) = isBehind ? (target, behind[target]) : (before[target], target)
    put(index, in: newParent, between: left, and: right)
  }

  private func holds(_ index: Int, _ target: Int) -> Bool {
    var next: Int? = target
    while let candidate = next {
      if candidate == index { return true }
      next = parent[candidate]
    }
    return false
  }

  private mutating func takeOut(_ index: Int) {
    guard let holder = parent[index] else { return }
    if let left = before[index] {
      behind[left] = behind[index]
    } else {
      first[holder] = behind[index]
    }
    if let right = behind[index] {
      before[right] = before[index]
    } else {
      last[holder] = before[index]
    }
  }

  private mutating func put(_ index: Int, in holder: Int, between left: Int?, and right: Int?) {
    parent[index] = holder
    before[index] = left
    behind[index] = right
    if let left { behind[left] = index } else { first[holder] = index }
    if let right { before[right] = index } else { last[holder] = index }
  }

  func inOrder() -> [Int] {
    var order: [Int] = []
    var next: Int? = TalkBackTree.root
    while let index = next {
      order.append(index)
      next = first[index] ?? following(index)
    }
    return order
  }

  private func following(_ index: Int) -> Int? {
    var index = index
    while true {
      if let sibling = behind[index] { return sibling }
      guard let holder = parent[index] else { return nil }
      index = holder
    }
  }
}
