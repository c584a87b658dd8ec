internal import Earshot

/// Limits the memory for a file: an item can take four bytes in the file (`<a/>`), but hundreds in
/// memory.
struct FileBudget {
  let name: String
  /// The number of items that any file can have.
  let always: Int
  let bytesEach: Int

  /// In real dumps with many nodes, a node takes 150 to 600 bytes of the file.
  ///
  /// With this limit, the memory can be about ten times the file's size.
  static let nodes = FileBudget(name: "nodes", always: 10_000, bytesEach: 125)
  static let nodesInJSON = FileBudget(name: "nodes", always: 10_000, bytesEach: 250)
  /// Each announcement takes about 250 bytes in memory.
  static let announcements = FileBudget(name: "announcements", always: 100_000, bytesEach: 40)
  /// The lines of a printed tree; each takes about 100 bytes in memory.
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
