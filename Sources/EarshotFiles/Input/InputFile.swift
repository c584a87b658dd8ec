import CLibrary
package import Earshot
import EarshotOutput

package struct InputFile: Sendable {
  package static let standardInput = "-"
  /// The maximum size of files that people write, in bytes.
  package static let writtenByPeople = 16 << 20
  /// The maximum size of files that tools write, in bytes.
  package static let writtenByTools = 1 << 30

  /// Returns the bytes of a file, at most `limit`; `-` means standard input.
  ///
  /// - Throws: An error if the file cannot be opened or read, is a directory, or exceeds the limit.
  package static func bytes(
    of path: String, limit: Int = writtenByPeople
  ) throws(InputError) -> [UInt8] {
    let descriptor = path == standardInput ? STDIN_FILENO : try opened(path)
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    guard let status = FileStatus(ofDescriptor: descriptor) else { throw cannotOpen(path, errno) }
    guard !status.isFolder else {
      throw InputError("'\(path)' is a directory; name a file in it", kind: .cannotOpen)
    }
    guard status.length <= limit else { throw tooLong(path, limit) }
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try WholeFile.read(descriptor, path: path, expecting: status.length, limit: limit)
    } catch { throw InputError(error) }
    guard let bytes else { throw tooLong(path, limit) }
    return bytes
  }

  private static func opened(_ path: String) throws(InputError) -> Int32 {
    guard !path.isEmpty else {
      throw InputError("an empty path names no file; is a variable not set?", kind: .usage)
    }
    let descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw cannotOpen(path, errno) }
    return descriptor
  }

  /// Returns whether a file is binary, such as a picture or a recording: it has a NUL near its
  /// start.
  ///
  /// UTF-16 also has NULs, but begins with a byte order mark.
  ///
  /// - Throws: An error if the file cannot be opened or read.
  package static func isBinary(_ path: String) throws(InputError) -> Bool {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &start, start.count)
    guard count >= 0 else { throw InputError(FileError(.read, path, code: errno)) }
    return isBinary(Array(start.prefix(count)))
  }

  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return !isUTF16 && bytes.prefix(4096).contains(0)
  }

  package static func isThere(_ path: String) -> Bool { FileStatus(of: path) != nil }

  /// Returns whether a path leads to one of the files, even under another name.
  package static func isSame(_ path: String, asOneOf files: [String]) -> Bool {
    guard let identity = FileIdentity(of: path) else { return false }
    return files.contains { FileIdentity(of: $0) == identity }
  }

  private static func cannotOpen(_ path: String, _ code: Int32) -> InputError {
    let error = FileError(.read, path, code: code)
    let mend = code == ENOENT ? "; check the name and the folder" : ""
    return InputError(
      "'\(path)' cannot be opened: \(error.reason)\(mend)",
      kind: error.isForbidden ? .notPermitted : .cannotOpen)
  }

  package static func tooLong(_ path: String, _ limit: Int) -> InputError {
    InputError("'\(path)' is longer than \(limit >> 20) MB, the limit for such a file")
  }
}

package enum InputFolder {
  /// The data files in a `.vodesign` package, the newest format first.
  static let packageContents = ["document.json", "Frame/controls.json", "controls.json"]

  package static func isNamed(_ path: String) -> Bool {
    path.hasSuffix("/") || FileStatus(of: path)?.isFolder == true
  }

  package static func make(_ path: String, for names: [String]) throws(InputError) {
    let folders = Set(names.map { WholeFile.split($0).folder }.filter { $0 != "." })
    do throws(FileError) {
      try WholeFile.makeFolder(path)
      for folder in folders.sorted() { try WholeFile.makeFolder("\(path)/\(folder)") }
    } catch { throw InputError(error) }
  }

  static func first(of names: [String], in path: String) -> String? {
    guard FileStatus(of: path)?.isFolder == true else { return path }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.map { folder + $0 }.first { FileStatus(of: $0) != nil }
  }
}
