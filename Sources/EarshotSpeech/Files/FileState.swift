#if os(macOS) || os(Linux)
import EarshotOutput

package enum FileState {
  private static let mostFiles = 20_000

  package static func lines(of path: String) -> [String] {
    guard let status = FileStatus(of: path) else { return ["\(path) missing"] }
    var lines = [line(of: path, status)]
    var folders = status.isFolder ? [path] : []
    while let folder = folders.popLast(), lines.count < mostFiles {
      for name in WholeFile.names(in: folder) ?? [] {
        let inner = FilePath.joined(folder, name)
        // A link can lead to a parent folder, so links are not followed.
        guard let status = FileStatus(of: inner, followsLinks: false) else { continue }
        lines.append(line(of: inner, status))
        if status.isFolder { folders.append(inner) }
      }
    }
    return lines
  }

  private static func line(of path: String, _ status: FileStatus) -> String {
    let changed = status.changed
    return "\(path) \(status.number) \(status.length) \(changed.seconds) \(changed.nanoseconds)"
  }

  static func digest(of paths: [String], and facts: [String] = []) -> String {
    digest(of: facts + paths.flatMap { lines(of: $0) })
  }

  static func digest(of names: [String], in kit: Folder) -> String {
    digest(of: names.map { name in kit.status(of: name).map { line(of: name, $0) } ?? name })
  }

  private static func digest(of lines: [String]) -> String {
    SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
  }
}
#endif
