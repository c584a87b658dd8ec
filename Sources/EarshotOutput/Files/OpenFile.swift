internal import CLibrary

package final class OpenFile: Sendable {
  package let descriptor: Int32
  let path: String

  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  package static let standardInput = OpenFile(STDIN_FILENO, path: "-")

  package var status: FileStatus? { FileStatus(ofDescriptor: descriptor) }

  package static func named(_ path: String) throws(FileError) -> OpenFile {
    let descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
    return OpenFile(descriptor, path: path)
  }

  /// Opens only regular files and links to them, because opening a pipe could wait forever.
  package static func regular(_ path: String) throws(FileError) -> OpenFile {
    let descriptor = path.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
    return try OpenFile(descriptor, path: path).checkedRegular()
  }

  /// Opens a regular file, which must be in the folder after links are resolved.
  package static func found(_ path: String, below folder: String) throws(FileError) -> OpenFile {
    let root = FilePath.resolved(folder.isEmpty ? "." : folder)
    guard let steps = FilePath.steps(of: FilePath.resolved(path), below: root) else {
      let isMissing = FileStatus(of: path) == nil
      throw FileError(.open, path, code: isMissing ? ENOENT : FileError.outside)
    }
    return try OpenFolder(root).open(steps.joined(separator: "/"))
  }

  func checkedRegular() throws(FileError) -> OpenFile {
    guard let status else { throw FileError(.open, path, code: errno) }
    guard status.isFile else {
      throw FileError(.open, path, code: status.isFolder ? EISDIR : FileError.special)
    }
    return self
  }

  /// - Throws: An error with the code `EFBIG` if the rest of the file exceeds the limit.
  package func bytes(limit: Int) throws(FileError) -> [UInt8] {
    let length = status.map { $0.isFile ? $0.length : 0 } ?? 0
    guard length <= limit else { throw FileError(.read, path, code: EFBIG) }
    var code: Int32 = 0
    var bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length {
        let found = read(descriptor, buffer.baseAddress?.advanced(by: count), length - count)
        if found < 0, errno == EINTR { continue }
        if found < 0 { code = errno }
        guard found > 0 else { return }
        count += found
      }
    }
    guard code == 0 else { throw FileError(.read, path, code: code) }
    try pieces(of: 4 << 10) { piece throws(FileError) in
      guard bytes.count + piece.count <= limit else { throw FileError(.read, path, code: EFBIG) }
      bytes += piece
    }
    return bytes
  }

  package func allBytes() throws(FileError) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    return try bytes(limit: .max)
  }

  package func start(_ count: Int) throws(FileError) -> [UInt8] {
    var start = [UInt8](repeating: 0, count: count)
    let found = read(descriptor, &start, count)
    guard found >= 0 else { throw FileError(.read, path, code: errno) }
    return Array(start.prefix(found))
  }

  func pieces(
    of size: Int, _ body: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    var chunk = [UInt8](repeating: 0, count: size)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path, code: errno) }
      if count == 0 { return }
      try body(chunk[..<count])
    }
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    try OpenFile.write(bytes, to: descriptor, path: path)
  }

  /// Writes to a descriptor that this class does not manage, such as standard output.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    let code = System.write(bytes, to: descriptor)
    guard code == 0 else { throw FileError(.write, path, code: code) }
  }

  /// Opens the null device for each closed standard stream.
  ///
  /// If a standard stream is closed, a new file could replace it and receive the output.
  package static func fillClosedStreams() {
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      _ = CLibrary.open("/dev/null", mode)
    }
  }

  package static func nothing() throws(FileError) -> OpenFile {
    let path = "/dev/null"
    let descriptor = CLibrary.open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.open, path, code: errno) }
    return OpenFile(descriptor, path: path)
  }
}
