/// How much two folded texts have in common.
enum Resemblance {
  /// Longer texts are compared by their beginnings, which bounds the time.
  private static let mostCharacters = 200

  /// Returns the share of characters that two texts have in common in the same order, from 0 for
  /// none to 1 for all.
  static func share(_ left: String, _ right: String) -> Double {
    let left = Array(left.utf8.prefix(mostCharacters))
    let right = Array(right.utf8.prefix(mostCharacters))
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    var last = Array(repeating: 0, count: right.count + 1)
    for byte in left {
      var current = [0]
      for (column, other) in right.enumerated() {
        current.append(
          byte == other ? last[column] + 1 : max(last[column + 1], current[column]))
      }
      last = current
    }
    return 2 * Double(last[right.count]) / Double(left.count + right.count)
  }
}
