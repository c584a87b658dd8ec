internal import Earshot

/// Bounds the memory that a file can ask for: what is read takes some hundred bytes, also where the
/// file spends two or four on it (`<a/>`).
struct FileBudget {
  let name: String
  /// How many of them any file may have, however small.
  let always: Int
  /// How many bytes of the file each further one must take up.
  let bytesEach: Int

  /// The nodes of a tree.
  ///
  /// A file takes ten times its size at most; the nodes of real dumps of that
  /// many nodes take 150 to 600 bytes.
  static let nodes = FileBudget(name: "nodes", always: 10_000, bytesEach: 125)
  /// The nodes of a tree in JSON, whose values are in memory as well.
  static let nodesInJSON = FileBudget(name: "nodes", always: 10_000, bytesEach: 250)
  /// The announcements of a log or of captions; each takes about 250 bytes until it is written.
  static let announcements = FileBudget(name: "announcements", always: 100_000, bytesEach: 40)
  /// The lines of a tree that a debugger printed as one; each takes about 100 bytes.
  static let lines = FileBudget(name: "lines", always: 100_000, bytesEach: 12)

  /// How deep the nodes of a tree may stand inside each other.
  static let maximumDepth = 500

  /// Checks that a node stands no deeper than those of any real screen.
  static func check(
    depth: Int, of nodes: String = "nodes", at location: SourceLocation
  ) throws(InputError) {
    guard depth >= maximumDepth else { return }
    throw InputError(
      "\(nodes) stand more than \(maximumDepth) deep inside each other", at: location)
  }

  func limit(bytes: Int) -> Int { always + bytes / bytesEach }

  /// Throws when a file has more than one of its size can really hold.
  func check(
    _ count: Int, bytes: Int, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    let limit = limit(bytes: bytes)
    guard count > limit else { return }
    throw InputError(
      "the file has more than \(limit) \(name); one of its size has at most that many",
      at: location())
  }
}
