/// The longest increasing subsequence, which tells what kept its place from what was moved.
enum IncreasingRun {
  /// Returns the positions of a longest strictly increasing subsequence of `values`, ascending.
  ///
  /// Patience sorting: the time grows with n log n.
  static func positions(in values: [Int]) -> [Int] {
    var tops: [Int] = []
    var before: [Int?] = []
    for (position, value) in values.enumerated() {
      let pile = firstPile(in: tops, of: values, notBelow: value)
      before.append(pile > 0 ? tops[pile - 1] : nil)
      if pile == tops.count { tops.append(position) } else { tops[pile] = position }
    }
    var run: [Int] = []
    var position = tops.last
    while let current = position {
      run.append(current)
      position = before[current]
    }
    return run.reversed()
  }

  private static func firstPile(in tops: [Int], of values: [Int], notBelow value: Int) -> Int {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
