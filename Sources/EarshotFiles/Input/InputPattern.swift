/// A pattern for paths, as shells have them: `*` and `?` for any letters of a name, `[a-z]` and `[!a-z]`
/// for one of some, and `**` for any folders.
///
/// It is expanded here, as a shell has an end to what a command line holds.
struct InputPattern {
  private static let special: Set<Unicode.Scalar> = ["*", "?", "["]

  private let start: String
  private let names: [String]

  /// Reads a pattern; nil where the path holds nothing special.
  init?(_ path: String) {
    guard path.unicodeScalars.contains(where: Self.special.contains) else { return nil }
    start = path.hasPrefix("/") ? "/" : ""
    names = path.split(separator: "/").map(String.init)
  }

  /// Returns the paths that are there and match, sorted name by name.
  func paths() -> [String] {
    var found: [String] = []
    add(names[...], behind: start, to: &found)
    return found
  }

  private func add(_ names: ArraySlice<String>, behind path: String, to found: inout [String]) {
    guard let name = names.first else {
      if FileStatus(of: path) != nil { found.append(path) }
      return
    }
    let rest = names.dropFirst()
    if name == "**" {
      add(rest, behind: path, to: &found)
      for entry in entries(of: path, matching: "*") {
        let inner = joined(path, entry)
        guard FileStatus(of: inner, followsLinks: false)?.isFolder == true else { continue }
        add(names, behind: inner, to: &found)
      }
    } else if name.unicodeScalars.contains(where: Self.special.contains) {
      for entry in entries(of: path, matching: name) {
        add(rest, behind: joined(path, entry), to: &found)
      }
    } else {
      add(rest, behind: joined(path, name), to: &found)
    }
  }

  private func joined(_ path: String, _ name: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// Hidden names are those of patterns that begin with a dot alone.
  private func entries(of path: String, matching pattern: String) -> [String] {
    let names = WholeFile.names(in: path.isEmpty ? "." : path) ?? []
    let scalars = Array(pattern.unicodeScalars)
    return names.filter { name in
      (!name.hasPrefix(".") || pattern.hasPrefix("."))
        && Self.matches(Array(name.unicodeScalars), scalars)
    }
  }

  /// Returns whether a whole name matches a pattern; what a star has taken is given back once for each
  /// star, so that no pattern takes longer than its length times that of the name.
  static func matches(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (place, at) = (0, 0)
    var star: (at: Int, place: Int)?
    while place < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, place)
        at += 1
      } else if let next = Self.end(ofOne: name[place], in: pattern, at: at) {
        (place, at) = (place + 1, next)
      } else if let last = star {
        star = (last.at, last.place + 1)
        (place, at) = (last.place + 1, last.at + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  /// Returns where the pattern goes on behind one letter that matches; nil where it does not.
  private static func end(
    ofOne scalar: Unicode.Scalar, in pattern: [Unicode.Scalar], at start: Int
  ) -> Int? {
    guard start < pattern.count else { return nil }
    if pattern[start] == "?" { return start + 1 }
    let isSet = pattern[start] == "["
    // A bracket that is not closed is a letter, and so is one that stands first in brackets.
    guard isSet, let close = pattern.dropFirst(start + 2).firstIndex(of: "]") else {
      return pattern[start] == scalar ? start + 1 : nil
    }
    var set = pattern[(start + 1)..<close]
    let isInverted = (set.first == "!" || set.first == "^") && set.count > 1
    if isInverted { set = set.dropFirst() }
    var isIn = false
    while let low = set.popFirst() {
      guard set.first == "-", set.count > 1 else {
        isIn = isIn || low == scalar
        continue
      }
      let high = set.dropFirst().first ?? low
      set = set.dropFirst(2)
      isIn = isIn || (low <= scalar && scalar <= high)
    }
    return isIn != isInverted ? close + 1 : nil
  }
}
