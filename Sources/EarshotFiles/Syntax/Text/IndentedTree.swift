internal import Earshot

/// Finds the parent of each node of a tree that is drawn by indentation.
struct IndentedTree {
  private var open: [(column: Int, node: Int)] = []

  /// Returns the node around one that begins at `column`, and takes the new one in.
  ///
  /// - Parameters:
  ///   - column: Where the new node begins, in characters.
  ///   - node: The index of the new node.
  ///   - name: What the file has for nodes, for the error.
  ///   - location: Where the new node begins.
  /// - Returns: The index of the node around it, nil when it is a root.
  /// - Throws: When the node stands deeper than those of any real screen.
  mutating func parent(
    ofNodeAt column: Int, as node: Int, called name: String = "nodes", at location: SourceLocation
  ) throws(InputError) -> Int? {
    while let last = open.last, last.column >= column { open.removeLast() }
    try FileBudget.check(depth: open.count, of: name, at: location)
    defer { open.append((column, node)) }
    return open.last?.node
  }
}
