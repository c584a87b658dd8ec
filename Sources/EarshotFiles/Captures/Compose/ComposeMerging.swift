internal import Earshot

/// Merges an unmerged tree as Compose does for Android (`SemanticsNode`).
enum ComposeMerging {
  enum Fate {
    case stays
    case isMerged(into: Int)
    case isCleared
  }

  static func merge(_ nodes: inout [ComposeNode], _ parents: [Int?]) -> [Fate] {
    var fates: [Fate] = []
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
  private var said: String? { list("ContentDescription") ?? list("Text") }
  fileprivate var clearsInside: Bool { has("ClearAndSetSemantics") }

  private static let ownOfChild: Set<String> = [
    "Role", "TestTag", "TraversalIndex", "InvisibleToUser", "HideFromAccessibility",
    "MergeDescendants", "ClearAndSetSemantics", "IsTraversalGroup",
  ]

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
