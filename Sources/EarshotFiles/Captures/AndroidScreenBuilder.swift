public import Earshot

/// Builds the tree of an Android screen from its nodes in document order.
public struct AndroidScreenBuilder {
  private let size: Int
  private var nodes: [TalkBackNode] = []
  private var facts: [Int: ComponentFacts] = [:]
  private var types: [Int: String] = [:]
  private var parents: [Int?] = []
  private var places = NodePlaces()

  /// Starts a screen; the file's `size` in bytes limits the number of nodes.
  public init(size: Int) {
    self.size = size
    nodes.reserveCapacity(min(FileBudget.nodes.limit(bytes: size) + 1, 1 << 18))
  }

  /// Starts a screen with an empty root node, so that each window of the file can be its child.
  ///
  /// `root` is the first step of each path, and `size` is the file's size in bytes.
  public init(root: String, at location: SourceLocation, size: Int) {
    self.init(size: size)
    nodes.append(TalkBackNode())
    parents = [nil]
    places.append(root, isUnique: true, parent: nil, at: location)
  }

  /// Adds a child to the node `parent`, and returns the index of the child.
  ///
  /// The node's path ends with `name`, and with a position if siblings have the same name.
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

  @discardableResult
  mutating func add(
    _ exposed: ExposedNode, of type: String? = nil, named name: String, isUnique: Bool = false,
    in parent: Int? = TalkBackTree.root, at location: SourceLocation
  ) throws(InputError) -> Int {
    let index = try add(exposed.node, named: name, isUnique: isUnique, in: parent, at: location)
    facts[index] = exposed.facts
    types[index] = type
    return index
  }

  func facts(of index: Int) -> ComponentFacts { facts[index] ?? ComponentFacts() }

  mutating func change(_ index: Int, _ change: (inout TalkBackNode) -> Void) {
    change(&nodes[index])
  }

  /// The nodes that a screen reader can see.
  public var screen: CapturedTree {
    CapturedTree(of: nodes, parents: parents, facts: facts, types: types, places: places)
  }
}
