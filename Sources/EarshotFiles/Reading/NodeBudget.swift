internal import Earshot

/// Bounds the memory that a file can ask for: a node takes some hundred bytes, also where the file
/// spends four on it (`<a/>`).
enum NodeBudget {
  /// How many nodes any file may have, however small.
  static let always = 10_000
  /// How many bytes of the file each further node must take up, so that a file takes ten times its
  /// size at most; the nodes of real dumps of that many nodes take 150 to 600.
  static let bytesEach = 110

  /// Throws when a file has more nodes than one of its size can really hold.
  static func check(
    _ count: Int, bytes: Int, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    let limit = always + bytes / bytesEach
    guard count > limit else { return }
    throw InputError(
      "the file has \(count) nodes; a dump of this size has at most \(limit)", at: location())
  }
}
