public import Earshot

/// Puts the nodes of an Android dump together in document order.
public struct AndroidScreenBuilder {
  private let size: Int
  private var nodes: [TalkBackNode] = []
  private var facts: [Int: ComponentFacts] = [:]
  private var parents: [Int?] = []
  private var places = NodePlaces()

  /// Begins a screen of a file with `size` bytes, which bounds the number of its nodes.
  public init(size: Int) {
    self.size = size
    // Room that nothing is written to takes no memory, growing does.
    nodes.reserveCapacity(min(FileBudget.nodes.limit(bytes: size) + 1, 1 << 18))
  }

  /// Begins a screen with an empty node that stands around everything, as a file may hold several
  /// windows.
  ///
  /// - Parameters:
  ///   - root: What paths begin with.
  ///   - location: Where the file begins.
  ///   - size: How many bytes the file has; it bounds the number of nodes.
  public init(root: String, at location: SourceLocation, size: Int) {
    self.init(size: size)
    nodes.append(TalkBackNode())
    parents = [nil]
    places.append(root, isUnique: true, parent: nil, at: location)
  }

  /// Adds a node behind those that are there, before the nodes inside it, and returns its index;
  /// paths call it by a name that may be unique among its siblings.
  @discardableResult
  public mutating func add(
    _ node: TalkBackNode, named name: String, isUnique: Bool = false,
    in parent: Int? = TalkBackTree.root, at location: SourceLocation
  ) throws(InputError) -> Int {
    try FileBudget.nodes.check(nodes.count, bytes: size, at: location)
    nodes.append(node)
    parents.append(parent)
    return places.append(name, isUnique: isUnique, parent: parent, at: location)
  }

  /// Adds a node with the facts of its component.
  @discardableResult
  mutating func add(
    _ exposed: ExposedNode, named name: String, isUnique: Bool = false,
    in parent: Int? = TalkBackTree.root, at location: SourceLocation
  ) throws(InputError) -> Int {
    let index = try add(exposed.node, named: name, isUnique: isUnique, in: parent, at: location)
    facts[index] = exposed.facts
    return index
  }

  /// Returns the facts of a node's component.
  func facts(of index: Int) -> ComponentFacts { facts[index] ?? ComponentFacts() }

  mutating func change(_ index: Int, _ change: (inout TalkBackNode) -> Void) {
    change(&nodes[index])
  }

  /// The screen, as a screen reader sees it.
  public var screen: CapturedTree {
    CapturedTree(of: nodes, parents: parents, facts: facts, places: places)
  }
}
