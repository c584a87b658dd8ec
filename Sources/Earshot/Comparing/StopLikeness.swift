/// Pairs stops that have changed by how much they are alike, keeping their order.
enum StopLikeness {
  /// Returns the pairs of positions with the greatest likeness in sum, ascending on both sides.
  static func bestPairs(
    _ left: [StopWords], _ right: [StopWords], least: Double
  ) -> [(Int, Int)] {
    let width = right.count + 1
    var best = Array(repeating: 0.0, count: (left.count + 1) * width)
    var isPair = Array(repeating: false, count: best.count)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        let here = row * width + column
        best[here] = max(best[here + 1], best[here + width])
        let likeness = left[row].likeness(to: right[column])
        guard likeness >= least, best[here + width + 1] + likeness > best[here] else { continue }
        best[here] = best[here + width + 1] + likeness
        isPair[here] = true
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
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
