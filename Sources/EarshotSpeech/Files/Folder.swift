#if os(macOS) || os(Linux)
import CLibrary

/// A folder in which files appear whole or not at all.
///
/// A file is written under a temporary name and then renamed, so that neither an interruption nor
/// a second writer leaves half of one.
struct Folder {
  /// What distinguishes one version of a file from another without reading it.
  struct Identity: Equatable {
    var device: UInt64
    var file: UInt64
    var length: Int
  }

  let path: String
  private let temporary: String

  /// Opens a folder; it is created when something is written.
  init(_ path: String) {
    self.path = path
    temporary = path + "/" + Self.hiddenFolder + "/new"
  }

  /// The folder for what is not part of the kit.
  static let hiddenFolder = ".store"

  func path(of name: String) -> String { path + "/" + name }

  func makeRoom(for name: String) throws(FileError) {
    let full = path(of: name)
    guard let end = full.lastIndex(of: "/") else { return }
    try Self.makeFolder(String(full[..<end]))
  }

  func write(_ bytes: [UInt8], to name: String, mode: mode_t = 0o644) throws(FileError) {
    try makeRoom(for: name)
    try Self.makeFolder(temporary)
    let new = temporary + "/" + Self.unique()
    do throws(FileError) {
      try Self.create(new, bytes, mode: mode)
      guard rename(new, path(of: name)) == 0 else {
        throw FileError(.create, path(of: name), code: errno)
      }
    } catch {
      unlink(new)
      // The temporary name would tell nobody anything.
      throw FileError(error.action, path(of: name), code: error.code)
    }
  }

  /// Writes a file that is not as it should be.
  func update(_ name: String, to bytes: [UInt8]) throws(FileError) {
    if let old = try? read(name), old == bytes { return }
    try write(bytes, to: name)
  }

  /// Makes a file the same as another in the folder: a second name where the file system has such,
  /// else a copy.
  func link(_ existing: String, as name: String) throws(FileError) {
    try makeRoom(for: name)
    if CLibrary.link(path(of: existing), path(of: name)) == 0 { return }
    try Self.makeFolder(temporary)
    let new = temporary + "/" + Self.unique()
    guard CLibrary.link(path(of: existing), new) == 0 else {
      return try write(try read(existing), to: name)
    }
    // Renaming a name of a file to another name of the same file does nothing: both remain.
    defer { unlink(new) }
    guard rename(new, path(of: name)) == 0 else {
      throw FileError(.create, path(of: name), code: errno)
    }
  }

  /// Returns what distinguishes a file, nil when there is none.
  func identity(of name: String) -> Identity? {
    var status = stat()
    guard stat(path(of: name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino),
      length: Int(status.st_size))
  }

  /// Returns the bytes of a file.
  func read(_ name: String) throws(FileError) -> [UInt8] {
    try Self.read(path(of: name))
  }

  /// Returns the names of what is in a folder, sorted; none when there is no such folder.
  func names(in name: String) -> [String] {
    System.names(inFolder: path(of: name)) ?? []
  }

  /// Removes what writers that are gone have left under temporary names.
  func sweep() {
    let leftovers = Folder(temporary).names(in: ".")
    for name in leftovers {
      guard let writer = name.split(separator: "-").first.flatMap({ pid_t($0) }) else { continue }
      if kill(writer, 0) != 0, errno == ESRCH { unlink(temporary + "/" + name) }
    }
  }
}

extension Folder {
  /// A temporary name that no other writer has: the number of this process and of the moment.
  private static func unique() -> String {
    "\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) == 0 { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(.create, path, code: ENOTDIR)
      }
    case ENOENT:
      guard let end = path.lastIndex(of: "/"), end > path.startIndex else {
        throw FileError(.create, path, code: ENOENT)
      }
      try makeFolder(String(path[..<end]))
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw FileError(.create, path, code: errno)
      }
    default: throw FileError(.create, path, code: errno)
    }
  }

  private static func create(_ path: String, _ bytes: [UInt8], mode: mode_t) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError(.create, path, code: errno) }
    let error = System.write(bytes, to: descriptor)
    guard error == 0 else {
      close(descriptor)
      throw FileError(.write, path, code: error)
    }
    // Some file systems tell only here that the disk is full.
    guard close(descriptor) == 0 else { throw FileError(.write, path, code: errno) }
  }

  private static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    let length = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    var chunk = [UInt8](repeating: 0, count: max(4096, min(length + 1, 1 << 20)))
    while true {
      let count = CLibrary.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path, code: errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
#endif
