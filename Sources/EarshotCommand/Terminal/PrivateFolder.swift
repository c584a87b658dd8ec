import EarshotOutput

final class PrivateFolder {
  private let folder: OpenFolder
  private var files: Set<String> = []

  init() throws(FileError) {
    folder = try .temporary()
    Leftovers.add(folder: folder.path)
  }

  deinit {
    for file in files { Leftovers.remove(file, in: folder) }
    Leftovers.remove(folder: folder.path)
  }

  func create(_ name: String) throws(FileError) -> OpenFile {
    if files.insert(name).inserted { Leftovers.add(name, in: folder) }
    try folder.remove(name)
    return try folder.create(name)
  }
}
