package import Earshot
import EarshotFiles
package import EarshotKit
import EarshotOutput

/// A folder whose files agents can use.
///
/// Its descriptor stays open and links are refused, so agents cannot use files outside the folder.
package struct SharedFolder: Sendable {
  static let longestFile = 64 << 20

  private let folder: OpenFolder

  package init(_ path: String) throws(InputError) {
    do throws(FileError) { folder = try OpenFolder(FilePath.resolved(path)) } catch {
      throw InputError("'\(path)' is not a folder that can be opened", kind: .cannotOpen)
    }
  }

  /// If an agent sends a text instead of a file, messages refer to the text as a file in this
  /// folder.
  static let texts = "given-text"

  package var projects: Projects { Projects(below: folder, texts: Self.texts) }

  func relativePath(_ name: String) throws(ProtocolError) -> String {
    let steps =
      FilePath.isAbsolute(name)
      ? FilePath.steps(of: name, below: folder.path) ?? []
      : name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
    guard !steps.isEmpty, !name.utf8.contains(0), name.utf8.count < Self.longestPath,
      !steps.contains(where: { ["", ".", ".."].contains($0) })
    else {
      throw ProtocolError(
        .invalidParameters, "'\(shortened(name))' is not the path of a file below the root")
    }
    return steps.joined(separator: "/")
  }

  private static let longestPath = 4096

  func names(in folder: [String]) -> [String] {
    folder.isEmpty
      ? self.folder.names() ?? [] : self.folder.names(in: folder.joined(separator: "/")) ?? []
  }

  func status(of name: String) -> FileStatus? { folder.status(of: name) }

  func file(_ name: String) throws(ProtocolError) -> (bytes: [UInt8], identity: FileIdentity?) {
    do throws(FileError) {
      let file = try folder.open(name)
      return (
        try file.bytes(limit: Self.longestFile), FileIdentity(ofDescriptor: file.descriptor)
      )
    } catch { throw refused(name, error) }
  }

  func filesUsed(by designs: [Source]) -> Set<FileIdentity> {
    Set(projects.files(of: designs).compactMap { FileIdentity(of: $0, in: folder) })
  }

  /// Returns the destination for a file in an existing folder.
  func destination(
    _ name: String, besides read: Set<FileIdentity>
  ) throws(ProtocolError) -> Destination {
    guard !ProjectFile.isNamed(name) else {
      throw ProtocolError(
        .invalidParameters, "'\(name)' is the name of project files; choose another name")
    }
    do throws(FileError) {
      _ = try folder.folder(FilePath.steps(of: name).dropLast(), creating: false, .create)
    } catch { throw refused(name, error) }
    do throws(InputError) { return try Destination.claim(name, below: folder, besides: read) } catch
    {
      throw ProtocolError(.invalidParameters, error.message)
    }
  }

  func write(_ bytes: [UInt8], to destination: Destination) throws(ProtocolError) {
    do throws(FileError) {
      try destination.write { file throws(FileError) in try file.write(bytes) }
    } catch { throw refused(destination.path, error) }
  }

  private func refused(_ name: String, _ error: FileError) -> ProtocolError {
    let reason =
      switch error.code {
      case FileError.link: "it is a symbolic link, which is not followed; name its target"
      case FileError.tooLong: "it is larger than \(Self.longestFile >> 20) MB"
      case FileError.special, FileError.folder: "it is a folder, pipe or device; name a file"
      default: error.reason
      }
    return ProtocolError(.invalidParameters, "'\(shortened(name))': \(reason)")
  }

  private func shortened(_ name: String) -> String {
    name.count > 80 ? name.prefix(80) + "…" : name
  }
}
