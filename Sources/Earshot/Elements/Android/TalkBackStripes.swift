/// Sorts siblings into horizontal stripes from top to bottom, and from left to right within a
/// stripe.
struct TalkBackStripes {
  private let tree: TalkBackTree
  private let stops: [Bool]
  /// The bounds of each stop; for another node, the bounds of all stops inside the node.
  private let hulls: [TalkBackNode.Bounds?]

  /// The maximum number of siblings to sort; more would take too long.
  private static let mostSiblings = 1_000

  init(_ tree: TalkBackTree, stops: [Bool]) {
    self.tree = tree
    self.stops = stops
    var hulls: [TalkBackNode.Bounds?] = Array(repeating: nil, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      if stops[index] { hulls[index] = tree[index].bounds }
      guard let hull = hulls[index], let parent = tree.parents[index], !stops[parent] else {
        continue
      }
      hulls[parent] = hulls[parent].map { $0.union(hull) } ?? hull
    }
    self.hulls = hulls
  }

  var children: [[Int]] { tree.children.map(ordered) }

  private func ordered(_ siblings: [Int]) -> [Int] {
    guard siblings.count > 1, siblings.count <= Self.mostSiblings,
      siblings.contains(where: isMovable)
    else { return siblings }
    var siblings = siblings
    for place in siblings.indices.reversed() where isMovable(siblings[place]) {
      var place = place
      while place + 1 < siblings.count, stands(siblings[place + 1], before: siblings[place]) {
        siblings.swapAt(place, place + 1)
        place += 1
      }
    }
    for place in siblings.indices where isMovable(siblings[place]) {
      var place = place
      while place > 0, stands(siblings[place], before: siblings[place - 1]) {
        siblings.swapAt(place, place - 1)
        place -= 1
      }
    }
    return siblings
  }

  private func isMovable(_ index: Int) -> Bool {
    !stops[index] && hulls[index] != nil
  }

  private func stands(_ index: Int, before other: Int) -> Bool {
    guard let left = hulls[index], let right = hulls[other] else { return false }
    if left.isAbove(right) { return true }
    return !right.isAbove(left) && left.right <= right.left && left.left < right.left
  }
}

extension TalkBackNode.Bounds {
  fileprivate func isAbove(_ other: Self) -> Bool { bottom <= other.top && top < other.top }

  fileprivate func union(_ other: Self) -> Self {
    Self(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
