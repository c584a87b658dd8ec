public import Earshot

/// A JSON file that is being read, with the places of its values.
public struct JSONSource: Sendable {
  /// The value of the file.
  public let root: JSONValue
  /// How many bytes the file has.
  public let size: Int
  /// What is wrong with a file that was cut off, of which `root` is a part; nil where it is whole.
  let cut: InputError?
  private var cursor: PlaceCursor

  /// Reads the value that begins at `start` and goes to the end of the file.
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

  /// Returns where a value begins; fastest in the order of the file.
  public mutating func location(of value: JSONValue) -> SourceLocation {
    cursor.location(of: offset + value.offset)
  }

  /// Visits the nodes of a tree, each before its `children`.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - name: What the file has for nodes, for errors.
  ///   - isNode: Whether a value is a node; what stands inside another is not visited.
  ///   - visit: Takes a node, which visit was that of the node around it, and where it begins.
  /// - Throws: When there are more nodes than the file can really hold, or deeper ones.
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
