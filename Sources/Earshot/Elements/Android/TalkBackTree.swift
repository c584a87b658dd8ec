/// The nodes of one window or screen, flattened so that parents and siblings are found at once.
///
/// Composing a node needs its ancestors (the list it stands in) and its descendants (the text that
/// is merged into it). Indices follow document order: a node comes before the nodes inside it.
public struct TalkBackTree: Sendable {
  /// A place in the tree.
  public typealias Index = Int

  /// The nodes in document order; their own `children` are empty, as the tree tells who stands
  /// where.
  public let nodes: [TalkBackNode]
  /// For each node its parent, nil for the root.
  public private(set) var parents: [Index?] = []
  /// For each node the nodes right inside it, in document order.
  public private(set) var children: [[Index]] = []
  /// Next to the nodes, the facts of their components; empty if the tree belongs to no design.
  package private(set) var facts: [Index: ComponentFacts] = [:]
  /// The meanings of texts inside the stops of components.
  private(set) var mergedTexts: [Index: MergedText] = [:]
  /// What TalkBack works out about every node before it says anything.
  private(set) var survey = TalkBackSurvey()
  private var places: [String: Index] = [:]

  /// The place of the root.
  public static let root: Index = 0

  /// Creates the tree of a node and everything inside it that a screen reader sees.
  ///
  /// A view that is not important for accessibility gives way to the views inside it, or takes
  /// them along; the root stays, as it is the one that is asked about. Walks without recursion, so
  /// that a tree of any depth can be read.
  public init(_ root: TalkBackNode) {
    let (nodes, parents) = Self.flattened(root)
    self.init(nodes: nodes, parents: parents)
  }

  /// Creates the tree of a node that a component exposes.
  public init(_ root: ExposedNode) {
    let (exposed, parents) = Self.flattened(root)
    var (facts, texts): ([Index: ComponentFacts], [Index: MergedText]) = ([:], [:])
    for (index, node) in exposed.enumerated() {
      if !node.facts.isEmpty { facts[index] = node.facts }
      if let text = node.mergedText { texts[index] = text }
    }
    self.init(nodes: exposed.map(\.node), parents: parents, facts: facts, mergedTexts: texts)
  }

  /// Returns the nodes that the reader sees in document order, each without its children.
  private static func flattened<Node: NestedNode>(
    _ root: Node
  ) -> (nodes: [Node], parents: [Index?]) {
    var (nodes, parents): ([Node], [Index?]) = ([], [])
    var pending: [(node: Node, parent: Index?)] = [(root, nil)]
    while var next = pending.popLast() {
      if let parent = next.parent, let hidden = Self.hidden(next.node) {
        for child in hidden.reversed() { pending.append((child, parent)) }
        continue
      }
      for child in next.node.children.reversed() { pending.append((child, nodes.count)) }
      next.node.children = []
      nodes.append(next.node)
      parents.append(next.parent)
    }
    return (nodes, parents)
  }

  /// Returns the nodes that stand in the place of one that the reader does not see; nil for one
  /// that it does.
  private static func hidden<Node: NestedNode>(_ node: Node) -> [Node]? {
    switch node.importantForAccessibility {
    case .auto, .yes: nil
    case .no: node.children
    case .noHideDescendants: []
    }
  }

  /// Creates a tree from nodes in document order.
  ///
  /// - Parameters:
  ///   - nodes: The root and everything inside it that a screen reader sees, each node before the
  ///     nodes inside it; their own `children` are not looked at.
  ///   - parents: For each node the place of the node around it. Where that does not stand before
  ///     the node, the node is put right inside the root.
  public init(nodes: [TalkBackNode], parents: [Index?]) {
    self.init(nodes: nodes, parents: parents, facts: [:])
  }

  /// Creates a tree from nodes in document order, with the facts of their components.
  package init(
    nodes: [TalkBackNode], parents: [Index?], facts: [Index: ComponentFacts],
    mergedTexts: [Index: MergedText] = [:]
  ) {
    self.facts = facts
    self.mergedTexts = mergedTexts
    self.nodes = nodes.isEmpty ? [TalkBackNode()] : nodes
    self.parents = [nil]
    self.parents.reserveCapacity(nodes.count)
    children = Array(repeating: [], count: self.nodes.count)
    for index in self.nodes.indices.dropFirst() {
      let stated = index < parents.count ? parents[index] : nil
      let parent = stated.flatMap { (0..<index).contains($0) ? $0 : nil } ?? Self.root
      self.parents.append(parent)
      children[parent].append(index)
    }
    for (index, node) in self.nodes.enumerated() {
      if let id = node.id, places[id] == nil { places[id] = index }
    }
    survey = TalkBackSurvey(of: self)
    if !facts.isEmpty { settleMergedTexts() }
  }

  /// Makes content of every text inside a stop of a component that has no other meaning.
  private mutating func settleMergedTexts() {
    var parts: [String?] = [nil]
    for index in nodes.indices.dropFirst() {
      let part = parents[index].flatMap { facts[$0]?.part ?? parts[$0] }
      parts.append(part)
      guard let part, mergedTexts[index] == nil else { continue }
      mergedTexts[index] = facts[index]?.part == part ? .nameAmongContent : .content
    }
  }

  /// The node at a place.
  public subscript(_ index: Index) -> TalkBackNode { nodes[index] }

  /// Returns the ancestors of a node, the nearest first.
  public func ancestors(of index: Index) -> [Index] {
    var found: [Index] = []
    var next = parents[index]
    while let ancestor = next {
      found.append(ancestor)
      next = parents[ancestor]
    }
    return found
  }

  /// The nodes that focus is said to visit, by their `focusStep`; document order settles ties.
  public var focusSteps: [Index] {
    nodes.indices.compactMap { index in nodes[index].focusStep.map { (index, $0) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// The place of the node that an id names, nil when there is none.
  public func index(ofID id: String) -> Index? { places[id] }
}

/// A node that holds the nodes inside it.
private protocol NestedNode {
  var children: [Self] { get set }
  var importantForAccessibility: TalkBackNode.Importance { get }
}

extension TalkBackNode: NestedNode {}

extension ExposedNode: NestedNode {
  fileprivate var importantForAccessibility: TalkBackNode.Importance {
    node.importantForAccessibility
  }
}
