internal import CLibrary

package enum WholeFile {
  package typealias Content = (OpenFile) throws(FileError) -> Void

  /// Writes a file; the path can contain links to folders.
  ///
  /// If `links` is `.followed`, the target of a linked file is replaced.
  ///
  /// - Throws: An error if the file cannot be written; an old file will then be unchanged.
  package static func write(
    to path: String, links: OutputLinks = .refused, _ content: Content
  ) throws(FileError) {
    var path = path
    if isOpenFile(path) {
      guard FileStatus(of: path)?.isFile == true else { return try stream(to: path, content) }
      path = FilePath.resolved(path)
    } else if links.areFollowed {
      path = try target(of: path)
    }
    let (parent, name) = FilePath.split(path)
    guard !["", ".", ".."].contains(name) else { throw FileError(.create, path, code: EISDIR) }
    let folder: OpenFolder
    do { folder = try OpenFolder(parent) } catch {
      throw FileError(.create, path, code: error.code)
    }
    do throws(FileError) {
      switch folder.status(of: name) {
      case let status? where status.isLink:
        throw FileError(.create, path, code: FileError.linkAtEnd)
      case let status? where !status.isFile && !status.isFolder:
        return try stream(to: path, flags: O_NOFOLLOW, content)
      default:
        folder.sweep(after: name)
        try folder.write(name, content)
      }
    } catch {
      // Messages contain the path as the user wrote it.
      throw error.action == .open ? error : FileError(error.action, path, code: error.code)
    }
  }

  /// Writes a regular file in a folder for outputs; creates missing folders.
  ///
  /// If `links` is `.followed`, the folders can be links, and the target of a linked file is
  /// replaced.
  package static func write(
    _ name: String, in folder: String, links: OutputLinks, _ content: Content
  ) throws(FileError) {
    let path = FilePath.joined(folder, name)
    do throws(FileError) {
      guard links.areFollowed else {
        return try OpenFolder(forOutput: folder, links: links).write(name, content)
      }
      guard !FilePath.steps(of: name).contains("..") else {
        throw FileError(.create, path, code: FileError.outside)
      }
      _ = try OpenFolder(forOutput: FilePath.split(path).folder, links: links)
      let target = FilePath.split(try target(of: path))
      try OpenFolder(target.folder).write(target.name, content)
    } catch {
      guard links.areFollowed else {
        throw error.code == FileError.link
          ? FileError(error.action, error.path, code: FileError.linkInFolder) : error
      }
      throw FileError(error.action == .open ? .create : error.action, path, code: error.code)
    }
  }

  private static func stream(
    to path: String, flags: Int32 = 0, _ content: Content
  ) throws(FileError) {
    let descriptor = path.withPath { open($0, O_WRONLY | O_CLOEXEC | flags) }
    guard descriptor >= 0 else { throw FileError(.create, path, code: errno) }
    try content(OpenFile(descriptor, path: path))
  }

  /// Returns whether the path names an open file, such as `/dev/stdout`.
  private static func isOpenFile(_ path: String) -> Bool {
    let steps = FilePath.steps(of: path)
    guard FilePath.isAbsolute(path), steps.count > 1, !steps.contains("..") else { return false }
    return steps[0] == "proc" || steps[0] == "dev" && ["stdout", "stderr", "fd"].contains(steps[1])
  }

  package static func names(in folder: String) -> [String]? {
    (try? OpenFolder(folder))?.names()
  }

  package static func unique() -> String { String(UInt64.random(in: 0...UInt64.max), radix: 16) }

  static func target(of path: String) throws(FileError) -> String {
    var target = path
    // Like Linux, follows at most 40 links.
    for _ in 0..<40 {
      guard let link = link(at: target) else { return target }
      target =
        FilePath.isAbsolute(link) ? link : FilePath.joined(FilePath.split(target).folder, link)
    }
    throw FileError(.create, path, code: ELOOP)
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
}
