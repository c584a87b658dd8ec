import CLibrary
package import Earshot
import EarshotOutput

package struct InputFile: Sendable {
  package static let standardInput = "-"
  /// The maximum size in bytes of designs and other files that people write.
  package static let writtenByPeople = 16 << 20
  /// The maximum size in bytes of files that tools write.
  package static let writtenByTools = 1 << 30

  /// Returns a file's bytes; the path `-` means standard input.
  ///
  /// If `folder` is not nil, the path must lead to a regular file in this folder.
  package static func bytes(
    of path: String, limit: Int = writtenByPeople, foundIn folder: String? = nil
  ) throws(InputError) -> [UInt8] {
    do throws(FileError) {
      let file = try opened(path, foundIn: folder)
      guard file.status?.isFolder != true else { throw FileError(.open, path, code: EISDIR) }
      return try file.bytes(limit: limit)
    } catch { throw refused(path, error, limit) }
  }

  private static func opened(
    _ path: String, foundIn folder: String?
  ) throws(FileError) -> OpenFile {
    if let folder { return try OpenFile.found(path, below: folder) }
    return path == standardInput ? .standardInput : try .named(path)
  }

  private static func refused(_ path: String, _ error: FileError, _ limit: Int) -> InputError {
    switch error.code {
    case _ where path.isEmpty:
      InputError(
        "the path of the file is empty; name a file, or check whether a shell variable in the command is empty",
        kind: .usage)
    case EFBIG: tooLong(path, limit)
    case EISDIR: InputError("'\(path)' is a folder; name a file in it", kind: .cannotOpen)
    default: InputError(FileError(error.action, path, code: error.code))
    }
  }

  /// Whether a file has a NUL near its start, as pictures and recordings have.
  ///
  /// A UTF-16 file with a byte order mark is not binary.
  package static func isBinary(
    _ path: String, foundIn folder: String? = nil
  ) throws(InputError) -> Bool {
    do throws(FileError) {
      return isBinary(try opened(path, foundIn: folder).start(4096))
    } catch { throw refused(path, error, writtenByPeople) }
  }

  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return !isUTF16 && bytes.prefix(4096).contains(0)
  }

  package static func isFile(_ path: String) -> Bool { FileStatus(of: path)?.isFile == true }

  package static func isThere(_ path: String) -> Bool { FileStatus(of: path) != nil }

  package static func isSame(_ path: String, asOneOf files: [String]) -> Bool {
    guard let identity = FileIdentity(of: path) else { return false }
    return files.contains { FileIdentity(of: $0) == identity }
  }

  package static func tooLong(_ path: String, _ limit: Int) -> InputError {
    InputError(
      "'\(path)' is larger than \(limit >> 20) MB, the limit for such a file; make it smaller")
  }
}

package enum InputFolder {
  static let packageContents = ["document.json", "Frame/controls.json", "controls.json"]

  package static func isNamed(_ path: String) -> Bool {
    path.utf8.last == UInt8(ascii: "/") || FileStatus(of: path)?.isFolder == true
  }

  static func first(of names: [String], in path: String) -> String? {
    guard FileStatus(of: path)?.isFolder == true else { return path }
    return names.map { FilePath.joined(path, $0) }.first { FileStatus(of: $0) != nil }
  }
}
