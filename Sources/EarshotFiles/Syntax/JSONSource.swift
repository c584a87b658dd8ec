public import Earshot

/// A parsed JSON file with the locations of its values.
public struct JSONSource: Sendable {
  /// The file's value.
  public let root: JSONValue
  /// The size in bytes.
  public let size: Int
  let cut: InputError?
  private var cursor: PlaceCursor

  init(_ bytes: [UInt8], from start: Int, file: String) throws(InputError) {
    var cursor = PlaceCursor(bytes, file: file)
    try JSONBudget.check(bytes[start...], at: cursor.location(of: start))
    let text = start == 0 ? bytes : Array(bytes[start...])
    do throws(JSONError) {
      root = try JSONParser.value(of: text)
      cut = nil
    } catch {
      let mistake = InputError(
        "this is not JSON: \(error.message)", at: cursor.location(of: start + error.offset))
      guard let part = JSONCompletion.completed(text), let value = try? JSONParser.value(of: part)
      else { throw mistake }
      root = value
      cut = mistake
    }
    size = bytes.count
    offset = start
    self.cursor = cursor
  }

  private let offset: Int

  /// Returns a value's location; calls in file order are fastest.
  public mutating func location(of value: JSONValue) -> SourceLocation {
    cursor.location(of: offset + value.offset)
  }

  /// Visits a tree's nodes, each parent before its children.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - name: The word for a node in errors.
  ///   - isNode: Whether a value is a node; any other value is skipped with all values inside it.
  ///   - visit: Receives a node, the number of its parent (in the order of visits) and the node's
  ///     location.
  /// - Throws: An error if there are more nodes or levels than a real file of this size can have.
  public mutating func visitNodes(
    in roots: [JSONValue], called name: String = "nodes",
    where isNode: (JSONValue) -> Bool = { _ in true },
    _ visit: (JSONValue, _ parent: Int?, SourceLocation) throws(InputError) -> Void
  ) throws(InputError) {
    var pending = roots.reversed().filter(isNode).map { (value: $0, parent: Int?.none, depth: 0) }
    var count = 0
    while let next = pending.popLast() {
      let place = location(of: next.value)
      try FileBudget.check(depth: next.depth, of: name, at: place)
      let children = next.value.list("children")
      try FileBudget.nodesInJSON.check(
        count + pending.count + children.count(where: isNode), bytes: size, at: place)
      try visit(next.value, next.parent, place)
      for child in children.reversed() where isNode(child) {
        pending.append((child, count, next.depth + 1))
      }
      count += 1
    }
  }
}
