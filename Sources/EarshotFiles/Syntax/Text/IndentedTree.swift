internal import Earshot

struct IndentedTree {
  private var open: [(column: Int, node: Int)] = []

  mutating func parent(
    ofNodeAt column: Int, as node: Int, called name: String = "nodes", at location: SourceLocation
  ) throws(InputError) -> Int? {
    while let last = open.last, last.column >= column { open.removeLast() }
    try FileBudget.check(depth: open.count, of: name, at: location)
    defer { open.append((column, node)) }
    return open.last?.node
  }
}
