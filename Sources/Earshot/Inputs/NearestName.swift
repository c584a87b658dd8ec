package enum NearestName {
  private static let listing = [
    "kind": "earshot kinds", "profile": "earshot profiles", "format": "earshot formats",
  ]

  /// Returns the message for an unknown name, which suggests the nearest name.
  ///
  /// If no name is near, the message contains the advice; without advice, it contains some names
  /// and the command that lists all.
  package static func message(
    _ what: String, _ name: String, known: [String], listedBy command: String? = nil,
    beginning: String? = nil, advice: String? = nil
  ) -> String {
    let start = beginning ?? "unknown \(what) '\(shortened(name))'"
    if let nearest = nearest(to: name, among: known) {
      return "\(start); did you mean '\(shortened(nearest))'?"
    }
    if let advice { return "\(start); \(advice)" }
    guard !known.isEmpty else { return start }
    let command = command ?? listing[what]
    let isShort = known.count <= (command == nil ? 8 : 3) && known.joined().count <= 80
    if isShort { return "\(start); known: \(list(known))" }
    let similar = similar(to: name, among: known)
    guard let command else {
      return similar.isEmpty
        ? "\(start); examples: \(list(known.prefix(3)))" : "\(start); similar: \(list(similar))"
    }
    return start + (similar.isEmpty ? "" : "; similar: \(list(similar))")
      + "; '\(command)' lists all"
  }

  private static func list(_ names: some Sequence<String>) -> String {
    names.map { shortened($0, to: 24) }.joined(separator: ", ")
  }

  package static func shortened(_ name: String, to count: Int = 40) -> String {
    name.count > count ? "\(name.prefix(count))…" : name
  }

  private static func similar(to name: String, among known: [String]) -> [String] {
    let words = words(of: shortened(name))
    let ranked = known.prefix(1_000).enumerated().compactMap { index, known in
      let shared = words.intersection(Self.words(of: known)).count
      return shared > 0 ? (name: known, rank: (-shared, index)) : nil
    }
    return ranked.sorted { $0.rank < $1.rank }.prefix(3).map(\.name)
  }

  private static func words(of name: String) -> Set<Substring> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 })
  }

  /// Returns the nearest name; nil if no known name is similar.
  ///
  /// A swap of neighbouring letters or a missing end counts as one edit.
  package static func nearest(to name: String, among known: [String]) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let folded = folded(name)
    // Names of one or two letters must match exactly.
    let limit = max(folded.count > 2 ? 1 : 0, folded.count / 3)
    let near = known.compactMap { known -> (name: String, edits: Int)? in
      let other = Self.folded(known)
      let edits = edits(folded, other)
      return edits > limit ? nil : (known, other.starts(with: folded) ? min(edits, 1) : edits)
    }
    return near.min { $0.edits < $1.edits }?.name
  }

  static func misspelled(
    _ name: String, among known: some Collection<String>, atMost maximum: Int = 2
  ) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let folded = folded(name)
    let near = known.compactMap { known -> (name: String, slips: Int)? in
      guard let slips = Misspelling(folded, of: Self.folded(known)).slips, slips <= maximum else {
        return nil
      }
      return (known, slips)
    }
    return near.min { ($0.slips, $0.name) < ($1.slips, $1.name) }?.name
  }

  static func misspelledKind(
    _ name: String, among known: Set<String>, atMost maximum: Int
  ) -> String? {
    let folded = folded(name)
    let limit = min(folded.count > 4 ? 2 : folded.count > 2 ? 1 : 0, maximum)
    let near = known.compactMap { known -> (name: String, edits: Int)? in
      let other = Self.folded(known)
      let edits = edits(folded, other)
      return edits <= limit && (edits < 2 || folded.first == other.first) ? (known, edits) : nil
    }
    return near.min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
  }

  private static func folded(_ name: String) -> [Character] {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

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
  package struct Search {
    let what: String
    let known: [String]
    private let command: String?
    private var comparisonsLeft = 20_000

    package init(_ what: String, known: [String], listedBy command: String? = nil) {
      self.what = what
      self.known = known
      self.command = command
    }

    package mutating func message(_ name: String, beginning: String? = nil) -> String {
      guard comparisonsLeft > 0 else { return beginning ?? "unknown \(what) '\(name)'" }
      comparisonsLeft -= known.count
      return NearestName.message(
        what, name, known: known, listedBy: command, beginning: beginning)
    }
  }
}
