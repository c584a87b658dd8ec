internal import Earshot

/// Limits the number of items in a file, because `<a/>` takes four bytes in the file, but hundreds
/// in memory.
struct FileBudget {
  let name: String
  /// The number of items that even a small file can have.
  let always: Int
  let bytesEach: Int

  /// The budget for nodes, each of which takes 150 to 600 bytes of a large real dump.
  ///
  /// In memory, the nodes take at most about ten times the file's size.
  static let nodes = FileBudget(name: "nodes", always: 10_000, bytesEach: 125)
  static let nodesInJSON = FileBudget(name: "nodes", always: 10_000, bytesEach: 250)
  /// The budget for announcements, each of which takes about 250 bytes in memory.
  static let announcements = FileBudget(name: "announcements", always: 100_000, bytesEach: 40)
  /// The budget for lines of a printed tree, which take about 100 bytes each in memory.
  static let lines = FileBudget(name: "lines", always: 100_000, bytesEach: 12)

  static let maximumDepth = 500

  static func check(
    depth: Int, of nodes: String = "nodes", at location: SourceLocation
  ) throws(InputError) {
    guard depth >= maximumDepth else { return }
    throw InputError(
      "\(nodes) are nested more than \(maximumDepth) levels deep; reduce the nesting", at: location)
  }

  func limit(bytes: Int) -> Int { always + bytes / bytesEach }

  func check(
    _ count: Int, bytes: Int, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    let limit = limit(bytes: bytes)
    guard count > limit else { return }
    throw InputError(
      "expected at most \(limit) \(name) in a file of \(bytes) bytes, found more; split the file",
      at: location())
  }
}
