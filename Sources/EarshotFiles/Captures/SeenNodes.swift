internal import Earshot

/// The nodes of a dump that a screen reader sees.
///
/// Dumps list views that are not important for accessibility; Android hands such a view to no reader,
/// but the views inside it, unless it hides these too.
struct SeenNodes {
  /// The nodes, each before those inside it.
  private(set) var nodes: [TalkBackNode] = []
  private(set) var parents: [TalkBackTree.Index?] = []
  /// For each node its index among all nodes of the dump.
  private(set) var indices: [Int] = []

  /// Picks from the nodes of a dump; the root stays whatever it is.
  init(of all: [TalkBackNode], parents around: [Int?]) {
    // For each node of the dump the seen node that the nodes inside it stand in; nil when they are
    // hidden with it.
    var holders: [TalkBackTree.Index?] = []
    for (index, node) in all.enumerated() {
      let parent = around[index]
      let holder = parent.flatMap { holders[$0] }
      guard parent == nil || holder != nil else {
        holders.append(nil)
        continue
      }
      switch parent == nil ? .yes : node.importantForAccessibility {
      case .noHideDescendants: holders.append(nil)
      case .no: holders.append(holder)
      case .auto where holder.map { AndroidView.isPlainLayout(node, in: nodes[$0]) } == true:
        holders.append(holder)
      case .auto, .yes:
        holders.append(nodes.count)
        nodes.append(node)
        parents.append(holder)
        indices.append(index)
      }
    }
  }
}

extension CapturedTree {
  init(
    of all: [TalkBackNode], parents: [Int?], facts: [Int: ComponentFacts], places: NodePlaces
  ) {
    let seen = SeenNodes(of: all, parents: parents)
    var seenFacts: [TalkBackTree.Index: ComponentFacts] = [:]
    if !facts.isEmpty {
      for (place, index) in seen.indices.enumerated() { seenFacts[place] = facts[index] }
    }
    tree = TalkBackTree(nodes: seen.nodes, parents: seen.parents, facts: seenFacts)
    self.places = places
    self.places.finish(keeping: seen.nodes.count == all.count ? nil : seen.indices)
  }
}
