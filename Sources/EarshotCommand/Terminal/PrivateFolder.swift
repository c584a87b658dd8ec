import CLibrary
import EarshotOutput

/// A temporary folder for the output of a command, which is removed when it is released.
final class PrivateFolder {
  private let folder: OpenFolder
  private var files: Set<String> = []

  init() throws(FileError) {
    let template = FilePath.joined(System.temporaryFolder, "earshot-XXXXXX")
    let made = template.withPath { template -> String? in
      let copy = strdup(template)
      defer { free(copy) }
      return copy.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw FileError(.create, template, code: errno) }
    Leftovers.add(folder: made)
    folder = try OpenFolder(made)
  }

  deinit {
    for file in files { Leftovers.remove(file, in: folder) }
    Leftovers.remove(folder: folder.path)
  }

  /// Creates an empty file in place of an older one.
  func create(_ name: String) throws(FileError) -> OpenFile {
    if files.insert(name).inserted { Leftovers.add(name, in: folder) }
    try folder.remove(name)
    return try folder.create(name)
  }
}
