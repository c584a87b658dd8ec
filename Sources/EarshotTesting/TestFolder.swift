import EarshotOutput

struct TestFolder {
  private let path: String

  init(ofFile file: String) {
    path = file.contains("/") ? FilePath.split(file).folder : ""
  }

  func file(_ name: String) -> String {
    FilePath.isAbsolute(name) || path.isEmpty ? name : FilePath.joined(path, name)
  }
}
