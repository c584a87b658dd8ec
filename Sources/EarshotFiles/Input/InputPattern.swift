import EarshotOutput

/// A pattern for paths, with `*`, `?`, `[a-z]` and `[!a-z]` in names, and `**` for any number of
/// folders.
///
/// Earshot expands patterns itself, because shells limit the length of a command line.
struct InputPattern {
  private static let special: Set<Unicode.Scalar> = ["*", "?", "["]

  private let start: String
  private let names: [String]

  init?(_ path: String) {
    guard path.unicodeScalars.contains(where: Self.special.contains) else { return nil }
    start = FilePath.isAbsolute(path) ? "/" : ""
    names = FilePath.steps(of: path)
  }

  var folder: String {
    let steps = names.prefix { !$0.unicodeScalars.contains(where: Self.special.contains) }
    return start.isEmpty && steps.isEmpty ? "." : start + steps.joined(separator: "/")
  }

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
    path.isEmpty ? name : FilePath.joined(path, name)
  }

  /// Returns the matching names, with hidden names only if the pattern begins with a dot.
  private func entries(of path: String, matching pattern: String) -> [String] {
    let names = WholeFile.names(in: path.isEmpty ? "." : path) ?? []
    let scalars = Array(pattern.unicodeScalars)
    return names.filter { name in
      (!name.hasPrefix(".") || pattern.hasPrefix("."))
        && Self.matches(Array(name.unicodeScalars), scalars)
    }
  }

  /// After a mismatch, only the last `*` is extended, so the time is at most proportional to the
  /// product of both lengths.
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

  private static func end(
    ofOne scalar: Unicode.Scalar, in pattern: [Unicode.Scalar], at start: Int
  ) -> Int? {
    guard start < pattern.count else { return nil }
    if pattern[start] == "?" { return start + 1 }
    let isSet = pattern[start] == "["
    // A `[` that is not closed is an ordinary character, as is a `]` directly after `[`.
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
