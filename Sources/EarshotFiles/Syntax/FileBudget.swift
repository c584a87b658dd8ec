internal import Earshot

/// Limits the memory that a file can use: in memory, an item takes some hundred bytes, even if it
/// has only four in the file (`<a/>`).
struct FileBudget {
  let name: String
  /// The number of items that any file can have.
  let always: Int
  let bytesEach: Int

  /// The nodes of a tree; in real dumps with so many nodes, a node takes 150 to 600 bytes.
  ///
  /// The memory is limited to about ten times the size of the file.
  static let nodes = FileBudget(name: "nodes", always: 10_000, bytesEach: 125)
  static let nodesInJSON = FileBudget(name: "nodes", always: 10_000, bytesEach: 250)
  /// The announcements in a log or captions; each takes about 250 bytes in memory.
  static let announcements = FileBudget(name: "announcements", always: 100_000, bytesEach: 40)
  /// The lines of a tree that a debugger printed as one line; each takes about 100 bytes.
  static let lines = FileBudget(name: "lines", always: 100_000, bytesEach: 12)

  static let maximumDepth = 500

  static func check(
    depth: Int, of nodes: String = "nodes", at location: SourceLocation
  ) throws(InputError) {
    guard depth >= maximumDepth else { return }
    throw InputError(
      "\(nodes) are nested more than \(maximumDepth) deep", at: location)
  }

  func limit(bytes: Int) -> Int { always + bytes / bytesEach }

  func check(
    _ count: Int, bytes: Int, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    let limit = limit(bytes: bytes)
    guard count > limit else { return }
    throw InputError(
      "the file has more than \(limit) \(name); the limit for its size is exceeded",
      at: location())
  }
}
