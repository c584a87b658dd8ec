internal import Earshot

/// Bounds the memory that a file of announcements can ask for: one takes some hundred bytes, also
/// where the file spends two on it.
enum HeardBudget {
  /// How many announcements any file may have, however small.
  static let always = 100_000
  /// How many bytes of the file each further announcement must take up.
  static let bytesEach = 24

  /// Throws when a file has more announcements than one of its size can really hold.
  static func check(
    _ count: Int, bytes: Int, at location: @autoclosure () -> SourceLocation
  ) throws(InputError) {
    let limit = always + bytes / bytesEach
    guard count > limit else { return }
    throw InputError(
      "the file has more than \(limit) announcements, more than one of its size can hold",
      at: location())
  }
}
