enum Resemblance {
  private static let mostCharacters = 200

  static func share(_ left: String, _ right: String) -> Double {
    let left = Array(left.utf8.prefix(mostCharacters))
    let right = Array(right.utf8.prefix(mostCharacters))
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    var last = Array(repeating: 0, count: right.count + 1)
    for byte in left {
      var current = [0]
      for (column, other) in right.enumerated() {
        current.append(byte == other ? last[column] + 1 : max(last[column + 1], current[column]))
      }
      last = current
    }
    return 2 * Double(last[right.count]) / Double(left.count + right.count)
  }

  /// Dice's coefficient: 0 for unrelated texts, 1 for equal texts.
  static func ofBigrams(_ left: [UInt16], _ right: [UInt16]) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    var (common, row, column) = (0, 0, 0)
    while row < left.count, column < right.count {
      if left[row] == right[column] {
        (common, row, column) = (common + 1, row + 1, column + 1)
      } else if left[row] < right[column] {
        row += 1
      } else {
        column += 1
      }
    }
    return 2 * Double(common) / Double(left.count + right.count)
  }

  static func bigrams(_ text: String) -> [UInt16] {
    guard !text.isEmpty else { return [] }
    // With spaces around the text, a single letter also has bigrams.
    let bytes = [0x20] + text.utf8.prefix(mostCharacters) + [0x20]
    return zip(bytes, bytes.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }
}
