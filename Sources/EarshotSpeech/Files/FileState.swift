#if os(macOS) || os(Linux)
import CLibrary

/// What tells without reading it that a file is as it was.
enum FileState {
  /// Returns a line for a file, or for a folder and each file in it, that differs when one changes.
  static func lines(of path: String) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { return ["\(path) is not there"] }
    #if canImport(Darwin)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    let line =
      "\(path) \(status.st_ino) \(status.st_size) \(changed.tv_sec) \(changed.tv_nsec)"
    guard status.st_mode & S_IFMT == S_IFDIR else { return [line] }
    return [line] + Folder(path).names(in: ".").flatMap { lines(of: "\(path)/\($0)") }
  }

  /// Returns a digest that differs when one of the files, or a file in one of the folders, changes.
  static func digest(of paths: [String], and facts: [String] = []) -> String {
    let states = facts + paths.flatMap { lines(of: $0) }
    return Digest.sha256(Array(states.joined(separator: "\n").utf8))
  }
}
#endif
