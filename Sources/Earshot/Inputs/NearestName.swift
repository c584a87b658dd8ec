/// Finds the name that a misspelled one was meant to be.
public enum NearestName {
  /// Returns the message that a name is unknown, with the nearest of the known ones.
  public static func message(_ what: String, _ name: String, known: [String]) -> String {
    let start = "unknown \(what) '\(name)'"
    if let nearest = nearest(to: name, among: known) {
      return "\(start); did you mean '\(nearest)'?"
    }
    return known.isEmpty ? start : "\(start); known are \(known.joined(separator: ", "))"
  }

  /// Returns the known name that needs the fewest edits, nil when none is near.
  ///
  /// A swap of two neighbours counts as one edit, as that is the commonest slip, and so does an end
  /// that is left out.
  public static func nearest(to name: String, among known: [String]) -> String? {
    // A name that is longer than any key is not a slip of the pen, and costs time to compare.
    guard name.utf8.count <= 64 else { return nil }
    let folded = folded(name)
    // Of a short name hardly anything would be left: one edit turns any letter into any other.
    let limit = max(folded.count > 2 ? 1 : 0, folded.count / 3)
    let near = known.compactMap { known -> (name: String, edits: Int)? in
      let other = Self.folded(known)
      let edits = edits(folded, other)
      return edits > limit ? nil : (known, other.starts(with: folded) ? min(edits, 1) : edits)
    }
    return near.min { $0.edits < $1.edits }?.name
  }

  private static func folded(_ name: String) -> [Character] {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// Returns how many letters must be added, taken away, changed or swapped to make one of the other.
  package static func edits(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var edits = min(last[column + 1], current[column]) + 1
        edits = min(edits, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}

extension NearestName {
  /// Finds what many misspelled names were meant to be, as long as that does not take too long.
  struct Search {
    let what: String
    let known: [String]
    /// How many names are compared with each other before the rest are only said to be unknown.
    private var comparisonsLeft = 20_000

    init(_ what: String, known: [String]) {
      self.what = what
      self.known = known
    }

    /// Returns the message that a name is unknown.
    mutating func message(_ name: String) -> String {
      guard comparisonsLeft > 0 else { return "unknown \(what) '\(name)'" }
      comparisonsLeft -= known.count
      return NearestName.message(what, name, known: known)
    }
  }
}
