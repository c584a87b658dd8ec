package import CLibrary

/// The folder of a kit or a cache, in which files appear completely or not at all.
///
/// Paths in the folder cannot contain links.
package struct Folder: Sendable {
  private static let longestFile = 1 << 30

  package let path: String
  private let links: OutputLinks

  package init(_ path: String, links: OutputLinks = .refused) {
    self.path = path
    self.links = links
  }

  package static let hiddenFolder = ".store"
  private static let temporaries = [hiddenFolder, "new"]

  package func path(of name: String) -> String { FilePath.joined(path, name) }

  private func opened() throws(FileError) -> OpenFolder { try OpenFolder(path) }

  private func made() throws(FileError) -> OpenFolder {
    try OpenFolder(forOutput: path, links: links)
  }

  private static func temporaries(in folder: OpenFolder) throws(FileError) -> OpenFolder {
    try folder.folder(temporaries, creating: true, .create)
  }

  package func make() throws(FileError) { _ = try made() }

  package func write(
    _ bytes: [UInt8], to name: String, mode: mode_t = 0o644
  ) throws(FileError) {
    let folder = try made()
    try folder.write(name, by: Self.temporaries(in: folder), mode: mode) {
      file throws(FileError) in try file.write(bytes)
    }
  }

  package func update(_ name: String, to bytes: [UInt8]) throws(FileError) {
    if let old = try? read(name), old == bytes { return }
    try write(bytes, to: name)
  }

  package func append(_ bytes: [UInt8], to name: String) throws(FileError) {
    try made().append(bytes, to: name)
  }

  package func link(_ existing: String, as name: String) throws(FileError) {
    let folder = try made()
    try folder.link(existing, as: name, by: Self.temporaries(in: folder))
  }

  package func status(of name: String) -> FileStatus? { (try? opened())?.status(of: name) }

  package func identity(of name: String) -> FileIdentity? {
    status(of: name).flatMap(FileIdentity.init(file:))
  }

  package func read(_ name: String) throws(FileError) -> [UInt8] {
    try opened().open(name).bytes(limit: Self.longestFile)
  }

  package func remove(_ name: String) throws(FileError) { try opened().remove(name) }

  package func names(in name: String) -> [String] { (try? opened())?.names(in: name) ?? [] }

  package func sweep() { (try? opened().folder(Self.temporaries))?.sweep() }
}
