internal import Earshot

/// Merges an unmerged tree as Compose does before it hands it to Android (`SemanticsNode`).
enum ComposeMerging {
  /// What becomes of a node.
  enum Fate {
    case stays
    /// It is told by a node around it.
    case isMerged(into: Int)
    /// A node around it says everything by itself.
    case isCleared
  }

  /// Merges the nodes, each of which stands behind the one around it, and tells what becomes of each.
  static func merge(_ nodes: inout [ComposeNode], _ parents: [Int?]) -> [Fate] {
    var fates: [Fate] = []
    // For each node the one that takes in what is inside it.
    var merging: [Int?] = []
    var isClearing: [Bool] = []
    for (index, parent) in parents.enumerated() {
      let isCleared = parent.map { isClearing[$0] } ?? false
      let around = parent.flatMap { merging[$0] }
      isClearing.append(isCleared || nodes[index].clearsInside)
      if isCleared {
        fates.append(.isCleared)
        merging.append(nil)
      } else if let around, !nodes[index].mergesInside {
        nodes[around].takeIn(nodes[index])
        fates.append(.isMerged(into: around))
        merging.append(around)
      } else {
        fates.append(.stays)
        merging.append(nodes[index].mergesInside ? index : nil)
      }
    }
    return fates
  }
}

extension ComposeNode {
  fileprivate var mergesInside: Bool { has("MergeDescendants") }
  /// What it says by itself: its description, or else its text.
  private var said: String? { list("ContentDescription") ?? list("Text") }
  fileprivate var clearsInside: Bool { has("ClearAndSetSemantics") }

  /// What a child never gives to the node around it.
  private static let ownOfChild: Set<String> = [
    "Role", "TestTag", "TraversalIndex", "InvisibleToUser", "HideFromAccessibility",
    "MergeDescendants", "ClearAndSetSemantics", "IsTraversalGroup",
  ]

  /// Takes in what a child tells: texts one behind the other, of anything else what is not there.
  fileprivate mutating func takeIn(_ child: ComposeNode) {
    if texts.isEmpty { texts = [said].compactMap(\.self) }
    texts += [child.said].compactMap(\.self)
    for (name, value) in child.properties where !Self.ownOfChild.contains(name) {
      if name == "Text" || name == "ContentDescription" {
        let texts = [list(name), child.list(name)].compactMap(\.self)
        properties[name] = "[\(texts.joined(separator: ", "))]"
      } else if properties[name] == nil {
        properties[name] = value
      }
    }
    actions.formUnion(child.actions)
    flags.formUnion(child.flags.subtracting(Self.ownOfChild))
  }
}
