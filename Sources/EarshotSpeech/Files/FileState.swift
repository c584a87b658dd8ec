#if os(macOS) || os(Linux)
import EarshotOutput

/// Detects changed files by inode, length and modification time.
package enum FileState {
  /// Returns a line for a file, or for a folder and each file in it, which differs after a change.
  package static func lines(of path: String) -> [String] {
    guard let status = FileStatus(of: path) else { return ["\(path) is not there"] }
    let changed = status.changed
    let line = "\(path) \(status.number) \(status.length) \(changed.seconds) \(changed.nanoseconds)"
    guard status.isFolder else { return [line] }
    return [line] + Folder(path).names(in: ".").flatMap { lines(of: "\(path)/\($0)") }
  }

  static func digest(of paths: [String], and facts: [String] = []) -> String {
    let states = facts + paths.flatMap { lines(of: $0) }
    return SHA256.hexadecimal(of: Array(states.joined(separator: "\n").utf8))
  }
}
#endif
