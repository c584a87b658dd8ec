internal import Earshot

/// Finds the parent of each node of a tree that is drawn by indentation.
struct IndentedTree {
  private var open: [(column: Int, node: Int)] = []

  /// Returns the node around one that begins at `column`, and takes the new one in.
  mutating func parent(
    ofNodeAt column: Int, as node: Int, called name: String = "nodes", at location: SourceLocation
  ) throws(InputError) -> Int? {
    while let last = open.last, last.column >= column { open.removeLast() }
    try FileBudget.check(depth: open.count, of: name, at: location)
    defer { open.append((column, node)) }
    return open.last?.node
  }
}
