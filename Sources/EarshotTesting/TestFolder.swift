/// The folder of a test's file, in which relative paths begin.
struct TestFolder {
  private let path: String

  init(ofFile file: String) {
    path = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
  }

  func file(_ name: String) -> String {
    name.hasPrefix("/") || path.isEmpty ? name : "\(path)/\(name)"
  }
}
