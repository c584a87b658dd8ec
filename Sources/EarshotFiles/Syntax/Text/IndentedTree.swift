/// Finds the parent of each node of a tree that is drawn by indentation.
struct IndentedTree {
  private var open: [(column: Int, node: Int)] = []

  /// Returns the node around one that begins at `column`, and takes the new one in.
  ///
  /// - Parameters:
  ///   - column: Where the new node begins, in characters.
  ///   - node: The index of the new node.
  /// - Returns: The index of the node around it, nil when it is a root.
  mutating func parent(ofNodeAt column: Int, as node: Int) -> Int? {
    while let last = open.last, last.column >= column { open.removeLast() }
    defer { open.append((column, node)) }
    return open.last?.node
  }

  /// How many nodes are open: the depth of the node that was taken in last.
  var depth: Int { open.count }
}
