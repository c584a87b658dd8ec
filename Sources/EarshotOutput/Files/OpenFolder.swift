package import CLibrary

/// An open folder; paths in it are opened relative to its descriptor, and cannot contain links.
package final class OpenFolder: Sendable {
  private let descriptor: Int32
  package let path: String

  #if canImport(Darwin)
  private static let searching = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #else
  /// `O_PATH`, which needs only search permission; Swift does not import it.
  private static let searching = 0o1000_0000 | O_DIRECTORY | O_CLOEXEC
  #endif

  private init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a folder; the path can contain links.
  package convenience init(_ path: String) throws(FileError) {
    let path = path.isEmpty ? "." : path
    let descriptor = path.withPath { CLibrary.open($0, Self.searching) }
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
    self.init(descriptor, path: path)
  }

  /// Creates the folder if it is missing.
  ///
  /// The parent folders can be links; if `links` is `.followed`, the folder itself can also be a
  /// link.
  package convenience init(
    forOutput path: String, links: OutputLinks
  ) throws(FileError) {
    let path = FilePath.withoutTrailingSlashes(path)
    if !links.areFollowed, FileStatus(of: path, followsLinks: false)?.isLink == true {
      throw FileError(.create, path, code: FileError.linkAtEnd)
    }
    try Self.make(path)
    let flags = Self.searching | (links.areFollowed ? 0 : O_NOFOLLOW)
    let descriptor = path.withPath { CLibrary.open($0, flags) }
    guard descriptor >= 0 else { throw FileError(.create, path, code: errno) }
    self.init(descriptor, path: path)
  }

  private static func make(_ path: String) throws(FileError) {
    guard FileStatus(of: path)?.isFolder != true else { return }
    let parent = FilePath.split(path).folder
    if parent != path { try make(parent) }
    guard path.withPath({ mkdir($0, 0o755) }) != 0, errno != EEXIST else { return }
    throw FileError(.create, path, code: errno)
  }

  /// Creates a temporary folder that only the user can read.
  package static func temporary() throws(FileError) -> OpenFolder {
    let template = FilePath.joined(System.temporaryFolder, "earshot-XXXXXX")
    let made = template.withPath { template -> String? in
      let copy = strdup(template)
      defer { free(copy) }
      return copy.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw FileError(.create, template, code: errno) }
    return try OpenFolder(made)
  }

  // MARK: Folders and names

  package func folder(
    _ steps: some Collection<String>, creating: Bool = false, _ action: FileError.Action = .open
  ) throws(FileError) -> OpenFolder {
    var place = self
    for step in steps { place = try place.child(step, creating: creating, action) }
    return place
  }

  private func child(
    _ step: String, creating: Bool, _ action: FileError.Action
  ) throws(FileError) -> OpenFolder {
    try check(step, action)
    if creating, step.withPath({ mkdirat(descriptor, $0, 0o755) }) != 0, errno != EEXIST {
      throw error(action, step)
    }
    let child = step.withPath { openat(descriptor, $0, Self.searching | O_NOFOLLOW) }
    guard child >= 0 else { throw error(action, step) }
    return OpenFolder(child, path: path(of: step))
  }

  private func place(
    of name: String, creating: Bool = false, _ action: FileError.Action
  ) throws(FileError) -> (folder: OpenFolder, name: String) {
    let steps = FilePath.steps(of: name)
    guard let last = steps.last else { throw FileError(action, path, code: EISDIR) }
    let folder = try folder(steps.dropLast(), creating: creating, action)
    try folder.check(last, action)
    return (folder, last)
  }

  private func check(_ step: String, _ action: FileError.Action) throws(FileError) {
    guard step.isEmpty || step == "." || step == ".." || step.utf8.contains(0) else { return }
    throw FileError(action, path(of: step), code: FileError.outside)
  }

  private func path(of name: String) -> String { FilePath.joined(path, name) }

  private func error(_ action: FileError.Action, _ name: String) -> FileError {
    let code = errno
    let isLink = [ELOOP, ENOTDIR].contains(code) && entry(name)?.isLink == true
    return FileError(action, path(of: name), code: isLink ? ELOOP : code)
  }

  private func entry(_ name: String) -> FileStatus? { FileStatus(of: name, in: descriptor) }

  /// Returns a file's status; nil if the file is missing, or if a folder in its path is a link.
  package func status(of name: String) -> FileStatus? {
    guard let place = try? place(of: name, .open) else { return nil }
    return place.folder.entry(place.name)
  }

  package func names(in name: String = "") -> [String]? {
    guard let folder = try? folder(FilePath.steps(of: name)) else { return nil }
    let own = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { return nil }
    return System.names(ofFolder: own)?.map(FileName.text)
  }

  // MARK: Reading

  package func open(_ name: String) throws(FileError) -> OpenFile {
    let (folder, name) = try place(of: name, .open)
    let file = name.withPath {
      openat(folder.descriptor, $0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY)
    }
    guard file >= 0 else { throw folder.error(.open, name) }
    return try OpenFile(file, path: folder.path(of: name)).checkedRegular()
  }

  // MARK: Writing

  /// Creates a file; by default, only the user can read the file.
  package func create(_ name: String, mode: mode_t = 0o600) throws(FileError) -> OpenFile {
    try check(name, .create)
    let file = name.withPath {
      openat(descriptor, $0, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    }
    guard file >= 0 else { throw error(.create, name) }
    return OpenFile(file, path: path(of: name))
  }

  /// Appends with a single write, so that the lines of concurrent writers are not mixed.
  package func append(_ bytes: [UInt8], to name: String) throws(FileError) {
    let (folder, name) = try place(of: name, creating: true, .create)
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC
    let descriptor = name.withPath { openat(folder.descriptor, $0, flags, 0o644) }
    guard descriptor >= 0 else { throw folder.error(.create, name) }
    let file = OpenFile(descriptor, path: folder.path(of: name))
    guard file.status?.isFile == true else {
      throw FileError(.create, file.path, code: FileError.special)
    }
    try file.write(bytes)
  }

  /// Writes a file completely or not at all; creates missing folders.
  ///
  /// First writes a temporary file in `temporaries` or, if that is nil, in the file's folder. The
  /// new file keeps the mode of an existing file. If `isNew` is true, an existing entry is an
  /// error.
  ///
  /// - Throws: An error if a folder in the path is a link, or if the existing entry is not a file.
  ///   The existing file is then unchanged.
  package func write(
    _ name: String, by temporaries: OpenFolder? = nil, mode: mode_t = 0o644, isNew: Bool = false,
    _ content: (OpenFile) throws(FileError) -> Void
  ) throws(FileError) {
    let (folder, name) = try place(of: name, creating: true, .create)
    let old = try folder.replaceable(name)
    let mode = old?.mode ?? mode
    let room = temporaries ?? folder
    let temporary = TemporaryName.new(for: name)
    Leftovers.add(temporary, in: room)
    defer { Leftovers.remove(temporary, in: room) }
    let file: OpenFile
    do { file = try room.create(temporary, mode: mode) } catch {
      throw FileError(.create, folder.path(of: name), code: error.code)
    }
    // While the file is locked, `sweep` does not delete it.
    flock(file.descriptor, LOCK_EX | LOCK_NB)
    if let old {
      // Only the superuser can change the owner, so errors are ignored.
      _ = fchown(file.descriptor, old.owner.user, old.owner.group)
      fchmod(file.descriptor, mode)
    }
    try content(file)
    // Closes a copy of the descriptor, because some file systems report a full disk only then.
    guard close(dup(file.descriptor)) == 0 else {
      throw FileError(.write, folder.path(of: name), code: errno)
    }
    // Unlike renaming, linking never replaces another program's file.
    if isNew, Self.link((room, temporary), (folder, name)) { return }
    guard !isNew || folder.entry(name) == nil else {
      throw FileError(.create, folder.path(of: name), code: EEXIST)
    }
    try room.rename(temporary, to: name, in: folder)
  }

  private func replaceable(_ name: String) throws(FileError) -> FileStatus? {
    guard let old = entry(name) else { return nil }
    guard !old.isFile else { return old }
    let code = old.isLink ? ELOOP : old.isFolder ? EISDIR : FileError.special
    throw FileError(.create, path(of: name), code: code)
  }

  private func rename(_ name: String, to other: String, in folder: OpenFolder) throws(FileError) {
    let code = name.withPath { name in
      other.withPath { renameat(descriptor, name, folder.descriptor, $0) }
    }
    guard code == 0 else { throw FileError(.create, folder.path(of: other), code: errno) }
  }

  /// Creates a hard link; if the file system has no hard links, copies the file.
  package func link(
    _ existing: String, as name: String, by temporaries: OpenFolder
  ) throws(FileError) {
    let old = try place(of: existing, .open)
    let new = try place(of: name, creating: true, .create)
    let replaced = try new.folder.replaceable(new.name)
    if replaced == nil, Self.link(old, new) { return }
    let temporary = (folder: temporaries, name: TemporaryName.new(for: new.name))
    Leftovers.add(temporary.name, in: temporaries)
    // Renaming does nothing if both names are links to the same file, so the temporary name is
    // removed.
    defer { Leftovers.remove(temporary.name, in: temporaries) }
    guard Self.link(old, temporary) else {
      let source = try open(existing)
      return try write(name, by: temporaries) { copy throws(FileError) in
        try source.pieces(of: 1 << 20) { piece throws(FileError) in try copy.write(Array(piece)) }
      }
    }
    try temporaries.rename(temporary.name, to: new.name, in: new.folder)
  }

  private typealias Place = (folder: OpenFolder, name: String)

  private static func link(_ old: Place, _ new: Place) -> Bool {
    old.name.withPath { name in
      new.name.withPath { linkat(old.folder.descriptor, name, new.folder.descriptor, $0, 0) }
    } == 0
  }

  // MARK: Removing

  /// A missing file is not an error.
  package func remove(_ name: String) throws(FileError) {
    let place: Place
    do throws(FileError) { place = try self.place(of: name, .remove) } catch {
      guard error.code == ENOENT else { throw error }
      return
    }
    guard let status = place.folder.entry(place.name) else { return }
    guard status.isFile else {
      let code = status.isLink ? ELOOP : status.isFolder ? EISDIR : FileError.special
      throw FileError(.remove, place.folder.path(of: place.name), code: code)
    }
    let code = place.name.withPath { unlinkat(place.folder.descriptor, $0, 0) }
    guard code != 0, errno != ENOENT else { return }
    throw place.folder.error(.remove, place.name)
  }

  func unlink(_ name: String, isFolder: Bool = false) {
    _ = name.withPath { unlinkat(descriptor, $0, isFolder ? AT_REMOVEDIR : 0) }
  }

  /// Removes the temporary files of killed processes; with a `name`, only temporary files for that
  /// file.
  package func sweep(after name: String? = nil) {
    sweep { TemporaryName.isOne($0, of: name) }
  }

  package func sweep(afterAny files: [String]) {
    let prefixes = Set(files.map { TemporaryName.start(of: $0) })
    sweep { found in
      TemporaryName.isOne(found, of: nil) && prefixes.contains(TemporaryName.start(in: found))
    }
  }

  private func sweep(_ isLeft: (String) -> Bool) {
    for found in names() ?? [] where isLeft(found) {
      // A locked file is still being written, so it is kept.
      guard let file = try? open(found), flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
        continue
      }
      unlink(found)
    }
  }
}

package enum OutputLinks: Sendable, Hashable {
  case refused, followed

  var areFollowed: Bool { self == .followed }
}

/// Names of temporary files, in a form that no other program uses.
enum TemporaryName {
  private static let (mark, end) = (".earshot-", ".partial")

  static func new(for name: String) -> String {
    "\(start(of: name))\(WholeFile.unique())\(end)"
  }

  static func isOne(_ name: String, of file: String?) -> Bool {
    let start = file.map { Self.start(of: $0) } ?? mark
    guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
    let numbers = name.dropFirst(start.count).dropLast(end.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == (file == nil ? 2 : 1)
      && numbers.allSatisfy { UInt64($0, radix: 16) != nil }
  }

  static func start(in temporary: String) -> String {
    let numbers = temporary.lastIndex(of: "-") ?? temporary.startIndex
    return String(temporary[...numbers])
  }

  /// Returns a prefix with a hash, because a prefix with `name` itself can be too long.
  static func start(of name: String) -> String {
    let hash = FileName.bytes(of: name).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return "\(mark)\(String(hash, radix: 16))-"
  }
}
