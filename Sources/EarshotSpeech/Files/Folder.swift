#if os(macOS) || os(Linux)
package import CLibrary
package import EarshotOutput

/// A folder in which files appear whole or not at all.
///
/// Writing and removing refuse links inside it.
package struct Folder: Sendable {
  struct Identity: Equatable {
    var file: FileIdentity
    var length: Int
  }

  let path: String
  private let temporary = hiddenFolder + "/new"

  package init(_ path: String) { self.path = path }

  /// The folder for files that are not part of the kit.
  static let hiddenFolder = ".store"

  func path(of name: String) -> String { path + "/" + name }

  package func write(
    _ bytes: [UInt8], to name: String, mode: mode_t = 0o644
  ) throws(FileError) {
    try makeRoom(for: name)
    let new = try temporaryPath()
    try WholeFile.write(to: path(of: name), by: new, mode: mode) { (sink) throws(FileError) in
      try sink.write(bytes)
    }
  }

  func update(_ name: String, to bytes: [UInt8]) throws(FileError) {
    if let old = try? read(name), old == bytes { return }
    try write(bytes, to: name)
  }

  func link(_ existing: String, as name: String) throws(FileError) {
    try makeRoom(for: name)
    if Self.link(path(of: existing), path(of: name)) { return }
    let new = try temporaryPath()
    Leftovers.add(new)
    // `rename` does nothing if both names belong to the same file, so the temporary name remains.
    defer { Leftovers.remove(new) }
    guard Self.link(path(of: existing), new) else {
      return try write(try read(existing), to: name)
    }
    guard new.withPath({ new in path(of: name).withPath { rename(new, $0) } }) == 0 else {
      throw FileError(.create, path(of: name), code: errno)
    }
  }

  private static func link(_ existing: String, _ path: String) -> Bool {
    existing.withPath { existing in path.withPath { CLibrary.link(existing, $0) } } == 0
  }

  func identity(of name: String) -> Identity? {
    guard let status = FileStatus(of: path(of: name)),
      let file = FileIdentity(of: path(of: name))
    else { return nil }
    return Identity(file: file, length: status.length)
  }

  package func read(_ name: String) throws(FileError) -> [UInt8] {
    try WholeFile.read(path(of: name))
  }

  func remove(_ name: String) throws(FileError) {
    let path = path(of: name)
    let steps = name.split(separator: "/").dropLast()
    for end in steps.indices {
      let parent = self.path(of: steps[...end].joined(separator: "/"))
      guard FileStatus(of: parent, followsLinks: false)?.isLink != true else {
        throw FileError(.remove, parent, code: ELOOP)
      }
    }
    guard path.withPath({ unlink($0) }) != 0, errno != ENOENT else { return }
    throw FileError(.remove, path, code: errno)
  }

  func names(in name: String) -> [String] { WholeFile.names(in: path(of: name)) ?? [] }

  package func sweep() { WholeFile.sweep(path(of: temporary), names: "") }

  private func temporaryPath() throws(FileError) -> String {
    let name = "\(temporary)/\(WholeFile.unique())"
    try makeRoom(for: name)
    return path(of: name)
  }

  /// Creates the folders above a file; only the kit's folder, which the user chose, may be a link.
  private func makeRoom(for name: String) throws(FileError) {
    try Self.makeFolders(path)
    var folder = path
    let steps = name.split(separator: "/")
    for step in steps.dropLast() {
      folder += "/\(step)"
      try Self.makeFolder(folder, followsLinks: false)
    }
    let file = path(of: name)
    guard FileStatus(of: file, followsLinks: false)?.isLink != true else {
      throw FileError(.create, file, code: ELOOP)
    }
  }

  private static func makeFolders(_ path: String) throws(FileError) {
    guard FileStatus(of: path)?.isFolder != true else { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    try makeFolder(path, followsLinks: true)
  }

  private static func makeFolder(_ path: String, followsLinks: Bool) throws(FileError) {
    guard path.withPath({ mkdir($0, 0o755) }) != 0 else { return }
    let code = errno
    guard code == EEXIST else { throw FileError(.create, path, code: code) }
    let status = FileStatus(of: path, followsLinks: followsLinks)
    guard status?.isFolder == true else {
      throw FileError(.create, path, code: status?.isLink == true ? ELOOP : ENOTDIR)
    }
  }
}
#endif
