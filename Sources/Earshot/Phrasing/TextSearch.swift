/// Searches for many texts at once, which is faster than separate searches.
struct TextSearch: Sendable, Hashable {
  private let byLength: [Int: Set<String>]

  init(_ texts: some Sequence<String>) {
    byLength = Dictionary(grouping: texts.filter { !$0.isEmpty }, by: \.count)
      .mapValues(Set.init)
  }

  func found(in text: String) -> Set<String> {
    byLength.reduce(into: []) { found, group in
      found.formUnion(text.pieces(of: group.key, in: group.value))
    }
  }
}

extension String {
  /// Returns whether the text contains a piece; compares bytes if possible, which is faster.
  func has(_ piece: String) -> Bool {
    guard self != piece else { return true }
    // Because CR LF is one character, texts with CR are compared by characters.
    let isSimple = { (text: String) in text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
    guard isSimple(self), isSimple(piece) else { return contains(piece) }
    return utf8.indices.contains { utf8[$0...].starts(with: piece.utf8) }
  }

  fileprivate func pieces(of length: Int, in wanted: Set<String>) -> [String] {
    guard wanted.count > length else { return wanted.filter(has) }
    guard var end = index(startIndex, offsetBy: length, limitedBy: endIndex) else { return [] }
    var found: [String] = []
    var start = startIndex
    while true {
      let piece = String(self[start..<end])
      if wanted.contains(piece) { found.append(piece) }
      guard end < endIndex else { return found }
      formIndex(after: &start)
      formIndex(after: &end)
    }
  }
}
