extension ComparisonBuilder {
  /// Returns the positions of extra texts that equal the visible label of the component after them.
  func visibleLabels(among alignment: StopAlignment, of places: [Int]) -> Set<Int> {
    var labels: [Int: String] = [:]
    var extras: [Int] = []
    for step in alignment.steps {
      switch step {
      case .both(let one, let place, _): labels[places[place]] = expected[one].design?.visibleLabel
      case .extra(let place): extras.append(places[place])
      case .skipped: break
      }
    }
    let folding = options.lexicon.folding
    return Set(
      extras.filter { place in
        guard heard[place].isTextOrHeading, let label = labels[place + 1] else { return false }
        return folding.key(of: heard[place].texts.joined(separator: ", ")) == folding.key(of: label)
      })
  }
}
