internal import Earshot

struct SeenNodes {
  private(set) var nodes: [TalkBackNode] = []
  private(set) var parents: [Int?] = []
  private(set) var indices: [Int] = []

  init(of all: [TalkBackNode], parents around: [Int?]) {
    // For each node, the visible node that contains its children; nil if the children are hidden.
    var holders: [Int?] = []
    let isOfSystem = Self.areOfSystem(all, parents: around)
    for (index, node) in all.enumerated() {
      let parent = around[index]
      let holder = parent.flatMap { holders[$0] }
      guard parent == nil || holder != nil && !isOfSystem[index] else {
        holders.append(nil)
        continue
      }
      switch parent == nil ? .yes : node.importantForAccessibility {
      case .noHideDescendants: holders.append(nil)
      case .no: holders.append(holder)
      case .auto where holder.map { AndroidView.isRepeated(node, in: nodes[$0]) } == true:
        holders.append(nil)
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

  /// Whether each node is in a system bar or the keyboard (`input_method.xml`).
  private static func areOfSystem(_ nodes: [TalkBackNode], parents: [Int?]) -> [Bool] {
    var areOfSystem: [Bool] = []
    var hasOther = false
    for (index, node) in nodes.enumerated() {
      let id = node.viewIdResourceName ?? ""
      areOfSystem.append(
        id.hasPrefix("com.android.systemui:") || keyboard.contains(id)
          || parents[index].map { areOfSystem[$0] } == true)
      hasOther = hasOther || !areOfSystem[index] && node.hasOwnText
    }
    return hasOther ? areOfSystem : nodes.map { _ in false }
  }

  private static let keyboard: Set<String> = ["android:id/inputArea", "android:id/candidatesArea"]
}

extension TalkBackNode {
  fileprivate var hasOwnText: Bool {
    [text, contentDescription].contains { $0?.isEmpty == false }
  }
}

extension CapturedTree {
  init(
    of all: [TalkBackNode], parents: [Int?], facts: [Int: ComponentFacts], types: [Int: String],
    places: NodePlaces
  ) {
    let seen = SeenNodes(of: all, parents: parents)
    var seenFacts: [Int: ComponentFacts] = [:]
    if !facts.isEmpty || !types.isEmpty {
      for (place, index) in seen.indices.enumerated() {
        seenFacts[place] = facts[index]
        self.types[place] = types[index]
      }
    }
    tree = TalkBackTree(nodes: seen.nodes, parents: seen.parents, facts: seenFacts)
    self.places = places
    self.places.finish(keeping: seen.nodes.count == all.count ? nil : seen.indices)
  }
}
