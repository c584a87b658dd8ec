public import Earshot

/// Where the nodes of a dump stand: in the file, and in the tree.
///
/// Paths are put together when they are asked for: written out for every node of a deep screen they
/// would take more room than the dump.
public struct NodePlaces: Sendable {
  private struct Step: Sendable {
    /// An index into `names`.
    var name: Int32
    /// Which of its siblings of the same name it is, from 1; 0 where the name says it.
    var position: Int32
    /// The node around it, -1 for a root.
    var parent: Int32
  }

  private struct Sibling: Hashable {
    var parent: Int32
    var name: Int32
  }

  private var names: [String] = []
  private var nameIndices: [String: Int32] = [:]
  private var steps: [Step] = []
  private var locations: [SourceLocation] = []
  private var siblings: [Sibling: Int32] = [:]
  /// The nodes that can be asked for, where some of the file were left out.
  private var kept: [Int]?

  /// Creates the places of no nodes.
  public init() {}

  /// How many nodes can be asked for.
  public var count: Int { kept?.count ?? steps.count }

  /// Returns where a node begins in the file.
  public func location(of node: Int) -> SourceLocation { locations[kept?[node] ?? node] }

  /// Returns the way from the root to a node: an XPath in an XML dump, the same form with the
  /// dump's own names of nodes elsewhere.
  public func path(of node: Int) -> String {
    var parts: [String] = []
    var next = kept?[node] ?? node
    while next >= 0 {
      let step = steps[next]
      let name = names[Int(step.name)]
      parts.append(step.position > 0 ? "\(name)[\(step.position)]" : name)
      next = Int(step.parent)
    }
    return "/" + parts.reversed().joined(separator: "/")
  }

  /// Adds a node behind those that are there, and returns its index; the position of a node whose
  /// name is unique among its siblings is left out of its path.
  @discardableResult
  public mutating func append(
    _ name: String, isUnique: Bool = false, parent: Int?, at location: SourceLocation
  ) -> Int {
    let parent = Int32(parent ?? -1)
    let name = index(of: name)
    var position: Int32 = 0
    if !isUnique {
      position = siblings[Sibling(parent: parent, name: name), default: 0] + 1
      siblings[Sibling(parent: parent, name: name)] = position
    }
    steps.append(Step(name: name, position: position, parent: parent))
    locations.append(location)
    return steps.count - 1
  }

  /// Forgets what is only needed while nodes are added.
  mutating func finish(keeping kept: [Int]? = nil) {
    siblings = [:]
    nameIndices = [:]
    self.kept = kept
  }

  private mutating func index(of name: String) -> Int32 {
    if let index = nameIndices[name] { return index }
    let index = Int32(names.count)
    names.append(name)
    nameIndices[name] = index
    return index
  }
}
