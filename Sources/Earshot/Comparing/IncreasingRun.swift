/// The longest increasing subsequence, which tells what kept its place from what was moved.
enum IncreasingRun {
  /// Returns the positions of a longest strictly increasing subsequence of `values`, ascending.
  ///
  /// Patience sorting: the time grows with n log n.
  static func positions(in values: [Int]) -> [Int] {
    // Mostly nothing has moved.
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

/// What was moved when a sequence came into another order.
enum Moves {
  /// Returns the positions of the values that were moved: the fewest that must be taken out so that
  /// the rest ascends.
  ///
  /// Where two values that changed places explain as much, these are the ones: of A, B, C heard as
  /// C, B, A it is A and C that moved.
  static func positions(in values: [Int]) -> Set<Int> {
    let kept = IncreasingRun.positions(in: values)
    guard kept.count < values.count else { return [] }
    let fewest = Set(values.indices).subtracting(kept)
    let exchanged = exchanges(in: values)
    guard !exchanged.isEmpty else { return fewest }
    let others = values.indices.filter { !exchanged.contains($0) }
    let keptOthers = IncreasingRun.positions(in: others.map { values[$0] }).map { others[$0] }
    let withExchanges = Set(values.indices).subtracting(keptOthers)
    return withExchanges.count <= fewest.count ? withExchanges : fewest
  }

  /// The positions of values that are not neighbours and stand in each other's places.
  private static func exchanges(in values: [Int]) -> Set<Int> {
    let sorted = values.indices.sorted { values[$0] < values[$1] }
    var rank = Array(repeating: 0, count: values.count)
    for (place, position) in sorted.enumerated() { rank[position] = place }
    return Set(values.indices.filter { rank[rank[$0]] == $0 && (rank[$0] - $0).magnitude > 1 })
  }
}
