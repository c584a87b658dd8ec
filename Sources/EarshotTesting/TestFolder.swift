/// The folder of a test's file.
///
/// Relative paths begin here.
struct TestFolder {
  private let path: String

  init(ofFile file: String) {
    path = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
  }

  /// Returns the path of a file in the folder.
  ///
  /// An absolute path is returned unchanged.
  func file(_ name: String) -> String {
    name.hasPrefix("/") || path.isEmpty ? name : "\(path)/\(name)"
  }
}
