import CLibrary
public import Earshot

/// Reads whole input files, or standard input.
public struct InputFile: Sendable {
  /// The name that stands for standard input.
  public static let standardInput = "-"
  /// The most bytes that a file written by people may have.
  public static let writtenByPeople = 16 << 20
  /// The most bytes that a file written by a tool may have.
  public static let writtenByTools = 1 << 30

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` for standard input.
  ///   - limit: The most bytes that it may have.
  /// - Returns: The bytes.
  /// - Throws: When the file cannot be opened or read, is a directory, or is longer than the limit.
  public static func bytes(
    of path: String, limit: Int = writtenByPeople
  ) throws(InputError) -> [UInt8] {
    let descriptor = path == standardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotOpen(path, errno) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw cannotOpen(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw InputError("'\(path)' is a directory; name a file in it", kind: .cannotOpen)
    }
    guard status.st_size <= limit else { throw tooLong(path, limit) }
    return try bytes(from: descriptor, path: path, expected: Int(status.st_size), limit: limit)
  }

  private static func bytes(
    from descriptor: Int32, path: String, expected: Int, limit: Int
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw InputError("'\(path)' cannot be read: \(System.reason(errno))", kind: .inputOutput)
      }
      guard bytes.count + count <= limit else { throw tooLong(path, limit) }
      bytes += chunk[..<count]
    }
  }

  /// Returns whether a file is no text, such as a picture or a recording: a NUL stands near its start.
  ///
  /// UTF-16 has such bytes as well, but begins with a byte order mark.
  ///
  /// - Throws: When the file cannot be opened or read.
  public static func isBinary(_ path: String) throws(InputError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotOpen(path, errno) }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &start, start.count)
    guard count >= 0 else {
      throw InputError("'\(path)' cannot be read: \(System.reason(errno))", kind: .inputOutput)
    }
    let isUTF16 = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    return !isUTF16 && start.prefix(count).contains(0)
  }

  /// Returns whether a path leads to one of some files, whatever name it goes by.
  ///
  /// Devices and pipes never count: writing to one does not overwrite what was read.
  public static func isSame(_ path: String, asOneOf files: [String]) -> Bool {
    guard let identity = identity(of: path) else { return false }
    return files.contains { Self.identity(of: $0) == identity }
  }

  private static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
  }

  private static func cannotOpen(_ path: String, _ code: Int32) -> InputError {
    let mend = code == ENOENT ? "; check the name and the folder" : ""
    return InputError(
      "'\(path)' cannot be opened: \(System.reason(code))\(mend)", kind: .cannotOpen)
  }

  private static func tooLong(_ path: String, _ limit: Int) -> InputError {
    InputError("'\(path)' is longer than \(limit >> 20) MB, the most that is read of such a file")
  }
}

/// Lists the files of a folder.
public enum InputFolder {
  /// Returns the files of a folder, sorted; nil when the path is no folder.
  ///
  /// Hidden files and folders inside it are passed over.
  ///
  /// - Throws: When the folder cannot be read or holds no file.
  public static func files(in path: String) throws(InputError) -> [String]? {
    guard isFolder(path) else { return nil }
    guard let names = System.names(inFolder: path) else {
      throw InputError("'\(path)' cannot be opened", kind: .cannotOpen)
    }
    let folder = path.hasSuffix("/") ? path : "\(path)/"
    let files = names.filter { !$0.hasPrefix(".") }.map { folder + $0 }.filter { !isFolder($0) }
    guard !files.isEmpty else { throw InputError("the folder '\(path)' holds no file") }
    return files
  }

  /// Returns the first of some files that a folder holds; the path itself where it is no folder.
  static func first(of names: [String], in path: String) -> String? {
    guard isFolder(path) else { return path }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.map { folder + $0 }.first { access($0, F_OK) == 0 }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
