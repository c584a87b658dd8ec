/// A screen's nodes in document order, with their parents and children.
public struct TalkBackTree: Sendable {
  /// The nodes in document order; their `children` are empty.
  public let nodes: [TalkBackNode]
  /// Each node's parent; nil for the root.
  public private(set) var parents: [Int?] = []
  /// Each node's children, in document order.
  public private(set) var children: [[Int]] = []
  package private(set) var facts: [Int: ComponentFacts] = [:]
  private(set) var mergedTexts: [Int: MergedText] = [:]
  private(set) var survey = TalkBackSurvey()
  private var places: [String: Int] = [:]

  /// The index of the root.
  public static let root: Int = 0

  /// Creates a node's tree with only the views that are important for accessibility.
  ///
  /// The tree always contains the root.
  public init(_ root: TalkBackNode) {
    let (nodes, parents) = Self.flattened(root)
    self.init(nodes: nodes, parents: parents)
  }

  public init(_ root: ExposedNode) {
    let (exposed, parents) = Self.flattened(root)
    var (facts, texts): ([Int: ComponentFacts], [Int: MergedText]) = ([:], [:])
    for (index, node) in exposed.enumerated() {
      if !node.facts.isEmpty { facts[index] = node.facts }
      if let text = node.mergedText { texts[index] = text }
    }
    self.init(nodes: exposed.map(\.node), parents: parents, facts: facts, mergedTexts: texts)
  }

  private static func flattened<Node: NestedNode>(
    _ root: Node
  ) -> (nodes: [Node], parents: [Int?]) {
    var (nodes, parents): ([Node], [Int?]) = ([], [])
    var pending: [(node: Node, parent: Int?)] = [(root, nil)]
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
  ///   - nodes: The root and its visible descendants; their `children` are ignored.
  ///   - parents: Each node's parent; if it does not precede the node, the root is used.
  public init(nodes: [TalkBackNode], parents: [Int?]) {
    self.init(nodes: nodes, parents: parents, facts: [:])
  }

  package init(
    nodes: [TalkBackNode], parents: [Int?], facts: [Int: ComponentFacts],
    mergedTexts: [Int: MergedText] = [:]
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

  private mutating func settleMergedTexts() {
    var parts: [String?] = [nil]
    for index in nodes.indices.dropFirst() {
      let part = parents[index].flatMap { facts[$0]?.part ?? parts[$0] }
      parts.append(part)
      guard let part, mergedTexts[index] == nil else { continue }
      mergedTexts[index] = facts[index]?.part == part ? .nameAmongContent : .content
    }
  }

  /// The node at an index.
  public subscript(_ index: Int) -> TalkBackNode { nodes[index] }

  /// Returns a node's ancestors, nearest first.
  public func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = parents[index]
    while let ancestor = next {
      found.append(ancestor)
      next = parents[ancestor]
    }
    return found
  }

  /// The nodes with a `focusStep`, sorted by step; nodes with the same step are in document order.
  public var focusSteps: [Int] {
    nodes.indices.compactMap { index in nodes[index].focusStep.map { (index, $0) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  /// Returns the node with the id, if any.
  public func index(ofID id: String) -> Int? { places[id] }
}

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
