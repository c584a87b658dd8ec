enum OrderedPairs {
  /// Returns the pairs of positions with the greatest total worth; positions ascend on both sides.
  ///
  /// A pair that does not change the greatest total is included only if `pairsTies` is true. Pairs
  /// with a `worth` of 0 are never included.
  static func best(
    _ left: Int, _ right: Int, pairsTies: Bool, worth: (Int, Int) -> Double
  ) -> [(Int, Int)] {
    let width = right + 1
    var best = Array(repeating: 0.0, count: (left + 1) * width)
    var isPair = Array(repeating: false, count: best.count)
    for row in (0..<left).reversed() {
      for column in (0..<right).reversed() {
        let here = row * width + column
        let without = max(best[here + 1], best[here + width])
        let worth = worth(row, column)
        let paired = best[here + width + 1] + worth
        isPair[here] = worth > 0 && (paired > without || pairsTies && paired == without)
        best[here] = isPair[here] ? paired : without
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left, column < right {
      let here = row * width + column
      if isPair[here] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if best[here] == best[here + width] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
