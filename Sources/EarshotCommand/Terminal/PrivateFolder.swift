import CLibrary
import EarshotOutput

/// A temporary folder, which is removed when it is released.
///
/// It contains the inputs of a command with the user's names, and its output.
final class PrivateFolder {
  let path: String
  private var folders: [String]
  private var files: [String] = []

  init() throws(FileError) {
    let template = "\(System.temporaryFolder)/earshot-XXXXXX"
    let made = template.withPath { template -> String? in
      let copy = strdup(template)
      defer { free(copy) }
      return copy.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw FileError(.create, template, code: errno) }
    path = made
    folders = [made]
    Leftovers.add(folder: made)
  }

  deinit {
    for file in files { Leftovers.remove(file) }
    for folder in folders.reversed() { Leftovers.remove(folder: folder) }
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    var folder = path
    for step in name.split(separator: "/").dropLast() {
      folder += "/\(step)"
      guard !folders.contains(folder) else { continue }
      guard folder.withPath({ mkdir($0, 0o700) }) == 0 else {
        throw FileError(.create, folder, code: errno)
      }
      folders.append(folder)
      Leftovers.add(folder: folder)
    }
    let file = try create(name)
    defer { close(file) }
    try WholeFile.write(bytes, to: file, path: name)
  }

  func create(_ name: String) throws(FileError) -> Int32 {
    let file = file(name)
    Leftovers.add(file)
    if !files.contains(file) { files.append(file) }
    let descriptor = file.withPath { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw FileError(.create, file, code: errno) }
    return descriptor
  }
}
