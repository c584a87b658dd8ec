enum IncreasingRun {
  static func positions(in values: [Int]) -> [Int] {
    if zip(values, values.dropFirst()).allSatisfy(<) { return Array(values.indices) }
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

extension IncreasingRun {
  /// Returns the fewest positions to remove so that the remaining values ascend.
  ///
  /// For the values 3, 2, 1, returns the positions of 3 and 1, because these two were exchanged.
  static func movedPositions(in values: [Int]) -> Set<Int> {
    let kept = positions(in: values)
    guard kept.count < values.count else { return [] }
    let fewest = Set(values.indices).subtracting(kept)
    let exchanged = exchanges(in: values)
    guard !exchanged.isEmpty else { return fewest }
    let others = values.indices.filter { !exchanged.contains($0) }
    let keptOthers = positions(in: others.map { values[$0] }).map { others[$0] }
    let withExchanges = Set(values.indices).subtracting(keptOthers)
    return withExchanges.count <= fewest.count ? withExchanges : fewest
  }

  private static func exchanges(in values: [Int]) -> Set<Int> {
    let sorted = values.indices.sorted { values[$0] < values[$1] }
    var rank = Array(repeating: 0, count: values.count)
    for (place, position) in sorted.enumerated() { rank[position] = place }
    return Set(values.indices.filter { rank[rank[$0]] == $0 && (rank[$0] - $0).magnitude > 1 })
  }
}
