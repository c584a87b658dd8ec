internal import CLibrary

extension OpenFolder {
  /// Removes the folder even if the program is interrupted.
  package static func withTemporary<Result>(
    _ body: (OpenFolder) throws -> Result
  ) throws -> Result {
    let folder = try temporary()
    Leftovers.add(tree: folder)
    defer { Leftovers.remove(tree: folder) }
    return try body(folder)
  }

  /// Links are removed, not followed.
  func removeAll() {
    removeContent()
    _ = path.withPath { rmdir($0) }
  }

  private func removeContent() {
    for name in names() ?? [] {
      let isFolder = status(of: name)?.isFolder == true
      if isFolder { (try? folder([name]))?.removeContent() }
      unlink(name, isFolder: isFolder)
    }
  }
}
