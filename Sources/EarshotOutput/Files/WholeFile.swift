package import CLibrary

/// Writes files that appear whole or not at all.
///
/// The bytes go into a temporary file in the same folder, which is then renamed. If the process is
/// killed, the next writer of the same file removes the temporary file.
package enum WholeFile {
  package struct Sink {
    fileprivate let descriptor: Int32
    fileprivate let path: String

    package func write(_ bytes: [UInt8]) throws(FileError) {
      try WholeFile.write(bytes, to: descriptor, path: path)
    }
  }

  package typealias Content = (Sink) throws(FileError) -> Void

  /// Writes a file, a device or a pipe; a link stays, and its target is replaced.
  ///
  /// - Throws: An error if the file cannot be created or written; the old file is then unchanged.
  package static func write(to path: String, _ content: Content) throws(FileError) {
    let path = try target(of: path)
    if let status = FileStatus(of: path), !status.isFile {
      let descriptor = path.withPath { open($0, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw FileError(.create, path, code: errno) }
      defer { close(descriptor) }
      return try content(Sink(descriptor: descriptor, path: path))
    }
    let (folder, name) = split(path)
    // A hash, because a temporary name with the whole name could exceed the maximum length.
    let prefix = ".earshot-\(hash(of: name))-"
    sweep(folder, names: prefix)
    try write(to: path, by: "\(folder)/\(prefix)\(unique()).partial", mode: 0o644, content)
  }

  package static func write(
    to path: String, by temporary: String, mode: mode_t, _ content: Content
  ) throws(FileError) {
    Leftovers.add(temporary)
    defer { Leftovers.remove(temporary) }
    let old = FileStatus(of: path, followsLinks: false)
    let mode = old?.mode ?? mode
    let descriptor = temporary.withPath { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw FileError(.create, path, code: errno) }
    defer { close(descriptor) }
    // Shows `sweep` that the file is still being written.
    flock(descriptor, LOCK_EX | LOCK_NB)
    if let old {
      // Fails unless the user is the administrator.
      _ = fchown(descriptor, old.owner.user, old.owner.group)
      fchmod(descriptor, mode)
    }
    try content(Sink(descriptor: descriptor, path: path))
    // Some file systems report a full disk only when a file is closed.
    guard close(dup(descriptor)) == 0 else { throw FileError(.write, path, code: errno) }
    guard temporary.withPath({ new in path.withPath { rename(new, $0) } }) == 0 else {
      throw FileError(.create, path, code: errno)
    }
  }

  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    let code = System.write(bytes, to: descriptor)
    guard code == 0 else { throw FileError(.write, path, code: code) }
  }

  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    defer { close(descriptor) }
    return try read(
      descriptor, path: path, expecting: FileStatus(ofDescriptor: descriptor)?.length ?? 0,
      limit: .max) ?? []
  }

  package static func read(
    _ descriptor: Int32, path: String, expecting length: Int, limit: Int
  ) throws(FileError) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    var chunk = [UInt8](repeating: 0, count: max(4 << 10, min(length + 1, 1 << 20)))
    while true {
      let count = CLibrary.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path, code: errno) }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { return nil }
      bytes += chunk[..<count]
    }
  }

  package static func sweep(_ folder: String, names prefix: String) {
    for name in names(in: folder) ?? [] where name.hasPrefix(prefix) {
      let file = "\(folder)/\(name)"
      let descriptor = file.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = file.withPath { unlink($0) } }
    }
  }

  package static func makeFolder(_ path: String) throws(FileError) {
    guard FileStatus(of: path)?.isFolder != true else { return }
    let parent = split(path).folder
    if parent != path { try makeFolder(parent) }
    guard path.withPath({ mkdir($0, 0o755) }) != 0, errno != EEXIST else { return }
    throw FileError(.create, path, code: errno)
  }

  package static func names(in folder: String) -> [String]? {
    folder.withPath { System.names(inFolder: $0) }?.map(FileName.text)
  }

  package static func unique() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 16) }

  private static func hash(of name: String) -> String {
    let hash = FileName.bytes(of: name).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension WholeFile {
  static func target(of path: String) throws(FileError) -> String {
    var target = path
    // The limit of the operating system.
    for _ in 0..<40 {
      guard let link = link(at: target) else { return target }
      target = link.hasPrefix("/") ? link : "\(split(target).folder)/\(link)"
    }
    throw FileError(.create, path, code: ELOOP)
  }

  package static func resolved(_ path: String) -> String {
    guard let resolved = path.withPath({ realpath($0, nil) }) else { return path }
    defer { free(resolved) }
    return FileName.text(of: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  private static func link(at path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = path.withPath { path in
      bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map {
          readlink(path, $0.assumingMemoryBound(to: CChar.self), buffer.count)
        } ?? 0
      }
    }
    return count > 0 ? FileName.text(of: bytes[..<count]) : nil
  }

  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
  }

  package static func steps(of path: String) -> [String] {
    var start = ""
    if !path.hasPrefix("/"), let folder = getcwd(nil, 0) {
      start = FileName.text(of: UnsafeRawBufferPointer(start: folder, count: strlen(folder))) + "/"
      free(folder)
    }
    return (start + path).split(separator: "/").reduce(into: []) { steps, step in
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(String(step))
      }
    }
  }
}
