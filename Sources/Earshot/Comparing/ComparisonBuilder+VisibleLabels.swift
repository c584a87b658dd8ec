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
      }
    ).union(extras.filter(isErrorOfField))
  }

  /// Whether a text is the error of a field before it, as in Material.
  private func isErrorOfField(_ place: Int) -> Bool {
    let folding = options.lexicon.folding
    let text = folding.key(of: heard[place].texts.joined(separator: ", "))
    guard heard[place].isTextOrHeading, !text.isEmpty else { return false }
    return heard[max(place - 2, 0)..<place].contains { stop in
      stop.parts?.contains { part in
        part.kind == .error && part.ownText.map(folding.key) == text
      } == true
    }
  }
}
