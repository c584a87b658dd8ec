internal import CLibrary

/// Splits and compares paths by bytes, like the operating system.
///
/// In Swift, "/" with a combining mark is one character, and strings with different bytes can be
/// equal.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  package static func steps(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }
  }

  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let place = path.utf8.lastIndex(of: slash) else { return (".", path) }
    let folder = String(path[..<place])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: place)...]))
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  package static func withoutTrailingSlashes(_ path: String) -> String {
    let end = path.utf8.reversed().drop { $0 == slash }.count
    return end == 0 && isAbsolute(path) ? "/" : String(Substring(path.utf8.prefix(end)))
  }

  package static func steps(of path: String, below folder: String) -> [String]? {
    let (inner, outer) = (steps(of: path), steps(of: folder))
    guard isAbsolute(path) == isAbsolute(folder), inner.count >= outer.count,
      zip(inner, outer).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
    else { return nil }
    return Array(inner[outer.count...])
  }

  package static func absoluteSteps(of path: String) -> [String] {
    var start = ""
    if !isAbsolute(path), let folder = getcwd(nil, 0) {
      start = FileName.text(of: UnsafeRawBufferPointer(start: folder, count: strlen(folder))) + "/"
      free(folder)
    }
    return steps(of: start + path).reduce(into: []) { steps, step in
      switch step {
      case ".": break
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
  }

  /// Keeps the path if it has no folder in common with the current folder.
  package static func relative(_ path: String) -> String {
    let (own, current) = (steps(of: path), steps(of: resolved(".")))
    guard let first = own.first, current.first.map({ $0.utf8.elementsEqual(first.utf8) }) == true
    else { return path }
    return between(current, own)
  }

  private static func between(_ folder: [String], _ file: [String]) -> String {
    let common = zip(file, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return (folder.dropFirst(common).map { _ in ".." } + file.dropFirst(common))
      .joined(separator: "/")
  }

  package static func path(_ path: String, from folder: String) -> String {
    between(absoluteSteps(of: resolved(folder)), absoluteSteps(of: resolved(path)))
  }

  package static func resolved(_ path: String) -> String {
    guard let resolved = path.withPath({ realpath($0, nil) }) else { return path }
    defer { free(resolved) }
    return FileName.text(of: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}
