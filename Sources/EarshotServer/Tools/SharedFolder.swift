import CLibrary
package import Earshot
import EarshotFiles
import EarshotOutput

/// A folder whose files agents can name.
///
/// Nothing outside it can be reached, not even by links.
package struct SharedFolder: Sendable {
  static let longestFile = 64 << 20

  private let path: String

  package init(_ path: String) throws(InputError) {
    let resolved = path.withPath { realpath($0, nil) }
    defer { free(resolved) }
    guard let resolved, FileStatus(of: path)?.isFolder == true else {
      throw InputError("'\(path)' is not a folder that can be opened", kind: .cannotOpen)
    }
    self.path = String(cString: resolved)
  }

  func relativePath(_ name: String) throws(ProtocolError) -> String {
    let inside = path == "/" ? path : path + "/"
    let relative = name.hasPrefix(inside) ? String(name.dropFirst(inside.count)) : name
    let steps = relative.split(separator: "/", omittingEmptySubsequences: false)
    guard !relative.utf8.contains(0), relative.utf8.count < Int(PATH_MAX),
      steps.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else {
      throw ProtocolError(
        .invalidParameters, "'\(shortened(name))' is not the path of a file below the root")
    }
    return relative
  }

  func bytes(of name: String) throws(ProtocolError) -> [UInt8] {
    let file = try descriptor(of: name, O_RDONLY | O_NONBLOCK)
    defer { close(file) }
    guard let status = FileStatus(ofDescriptor: file), status.isFile else {
      throw refused(name, "it is no file")
    }
    do throws(FileError) {
      let bytes = try WholeFile.read(
        file, path: name, expecting: min(status.length, Self.longestFile), limit: Self.longestFile)
      if let bytes { return bytes }
    } catch { throw refused(name, error.reason) }
    throw refused(name, "it has more than \(Self.longestFile >> 20) MB")
  }

  /// Writes a whole file into an existing folder, without following links.
  func write(_ bytes: [UInt8], to name: String) throws(ProtocolError) {
    let steps = name.split(separator: "/").map(String.init)
    if steps.count > 1 {
      close(try descriptor(of: steps.dropLast().joined(separator: "/"), O_RDONLY | O_DIRECTORY))
    }
    let file = "\(path)/\(name)"
    if let status = FileStatus(of: file, followsLinks: false), !status.isFile {
      throw refused(name, "it is no file")
    }
    do throws(FileError) {
      try WholeFile.write(to: file) { sink throws(FileError) in try sink.write(bytes) }
    } catch { throw refused(name, error.reason) }
  }

  /// Opens a file step by step; throws if a step is a link.
  private func descriptor(of name: String, _ flags: Int32) throws(ProtocolError) -> Int32 {
    let steps = name.split(separator: "/").map(String.init)
    var place = path.withPath { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    for (number, step) in steps.enumerated() {
      guard place >= 0 else { break }
      let isLast = number == steps.count - 1
      let next = step.withPath {
        openat(place, $0, (isLast ? flags : O_RDONLY | O_DIRECTORY) | O_NOFOLLOW | O_CLOEXEC)
      }
      let code = errno
      close(place)
      errno = code
      place = next
    }
    guard place >= 0 else {
      let isLink = errno == ELOOP
      throw refused(
        name, isLink ? "it is a link, which is not followed" : System.reason(errno))
    }
    return place
  }

  private func refused(_ name: String, _ reason: String) -> ProtocolError {
    ProtocolError(.invalidParameters, "'\(shortened(name))': \(reason)")
  }

  private func shortened(_ name: String) -> String {
    name.count > 80 ? name.prefix(80) + "…" : name
  }
}
