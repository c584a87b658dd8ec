extension ComparisonBuilder {
  func move(
    _ one: Int, _ other: Int, after alignment: StopAlignment, _ places: [Int]
  ) -> Finding {
    guard one == other else { return .moved(expected[one], from: one + 1, to: other + 1) }
    let pairs = alignment.steps.compactMap { step -> (one: Int, other: Int)? in
      if case .both(let one, let place, _) = step { (one, places[place]) } else { nil }
    }
    let wanted = pairs.filter { $0.one < one }.max { $0.one < $1.one }
    let found = pairs.filter { $0.other < other }.max { $0.other < $1.other }
    return .moved(
      expected[one], after: found.map { expected[$0.one] },
      insteadOf: wanted.map { expected[$0.one] })
  }
}
