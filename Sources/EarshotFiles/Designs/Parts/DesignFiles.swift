package import Earshot
import EarshotOutput

package final class DesignFiles: Sendable {
  package typealias Read = @Sendable (_ path: String) throws(InputError) -> [UInt8]

  private let read: Read
  private let known = Guarded<[String: [UInt8]]>([:])

  /// `read` returns the content of a file inside the project.
  package init(read: @escaping Read) { self.read = read }

  package static var none: DesignFiles {
    DesignFiles { path throws(InputError) in
      throw InputError(
        "cannot open \(path): the design is not a file; save the design in the folder of its parts",
        kind: .cannotOpen)
    }
  }

  package var paths: [String] { known.withLock { $0.keys.sorted() } }

  package var digests: [String: String] {
    known.withLock { $0.mapValues { SHA256.hexadecimal(of: $0) } }
  }

  package func file(
    _ name: String, at location: SourceLocation
  ) throws(InputError) -> (path: String, bytes: [UInt8]) {
    guard !name.isEmpty, !FilePath.isAbsolute(name) else {
      throw InputError(
        expected: "the path of a file in the project", suchAs: "parts/header.yaml",
        found: "'\(name)'", at: location)
    }
    let path = Self.path(name, from: location.file)
    if let bytes = known.withLock({ $0[path] }) { return (path, bytes) }
    do throws(InputError) {
      let bytes = try read(path)
      known.withLock { $0[path] = bytes }
      return (path, bytes)
    } catch { throw InputError(error.message, at: location, kind: error.kind) }
  }

  private static func path(_ name: String, from file: String) -> String {
    let folder = FilePath.split(file).folder
    let steps = (FilePath.steps(of: folder) + FilePath.steps(of: name)).reduce(into: [String]()) {
      steps, step in
      switch step {
      case ".": break
      case ".." where steps.last.map { $0 != ".." } == true: steps.removeLast()
      default: steps.append(step)
      }
    }
    return (FilePath.isAbsolute(folder) ? "/" : "") + steps.joined(separator: "/")
  }
}
