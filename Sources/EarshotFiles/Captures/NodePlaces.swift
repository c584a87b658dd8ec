public import Earshot

/// The locations and paths of a dump's nodes.
///
/// Paths are created on demand, because all paths of a deep tree could need more memory than the
/// dump.
public struct NodePlaces: Sendable {
  private struct Step: Sendable {
    var name: Int32
    /// The position among siblings with the same name, from 1; 0 if the name is unique.
    var position: Int32
    /// The index of the parent; -1 for a root.
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
  private var kept: [Int]?

  /// Creates an empty list.
  public init() {}

  /// The number of nodes.
  public var count: Int { kept?.count ?? steps.count }

  /// Returns the location of a node.
  public func location(of node: Int) -> SourceLocation { locations[kept?[node] ?? node] }

  /// Returns a node's XPath.
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

  /// Adds a node and returns its index.
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
