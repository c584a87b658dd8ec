/// The folder of the file that a test stands in, where relative paths begin.
struct TestFolder {
  private let path: String

  init(ofFile file: String) {
    path = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
  }

  /// Returns the path of a file that is named from the folder.
  func file(_ name: String) -> String {
    name.hasPrefix("/") || path.isEmpty ? name : "\(path)/\(name)"
  }
}
