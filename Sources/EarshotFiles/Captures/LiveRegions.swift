internal import Earshot

/// The live region for each node of an Android screen: its own, its nearest ancestor's or, if both
/// are missing, a descendant's.
///
/// Android announces changes inside a live region (`View.setAccessibilityLiveRegion`). A stop also
/// announces its descendants' texts, so their live regions apply to the stop.
struct LiveRegions {
  private var regions: [TalkBackNode.LiveRegion]
  private let tree: TalkBackTree

  init(of tree: TalkBackTree) {
    self.tree = tree
    let own = tree.nodes.map(\.liveRegion)
    regions = own
    guard own.contains(where: { $0 != .none }) else { return }
    var inside = own
    for (index, parent) in zip(tree.nodes.indices, tree.parents).reversed() {
      if let parent, inside[parent] == .none { inside[parent] = inside[index] }
    }
    for (index, parent) in zip(tree.nodes.indices, tree.parents) where regions[index] == .none {
      if let parent { regions[index] = regions[parent] }
    }
    regions = zip(regions, inside).map { $0 == .none ? $1 : $0 }
  }

  /// The node's live region; nil for a field, whose error is a separate live region
  /// (`IndicatorViewController` in Material Components).
  subscript(index: Int) -> TalkBackNode.LiveRegion? {
    tree[index].editable ? nil : regions[index]
  }
}
