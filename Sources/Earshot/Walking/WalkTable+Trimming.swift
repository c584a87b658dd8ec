extension WalkTable {
  /// Returns the table with at most `count` states for each component, and without unused stops.
  ///
  /// Keeps the states that need the fewest actions.
  package func trimmed(to count: Int) -> WalkTable {
    var trimmed = self
    for index in components.indices {
      let states = components[index].states
      if states.count > count { trimmed.components[index].isComplete = false }
      trimmed.components[index].states = states.prefix(count).map { $0.trimmed(to: count) }
    }
    let used = Set(trimmed.components.flatMap { $0.states.flatMap(\.usedStops) }).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    trimmed.stops = used.map { stops[$0] }
    for index in components.indices {
      trimmed.components[index].states = trimmed.components[index].states.map {
        $0.renumbered(places)
      }
    }
    return trimmed
  }
}

extension WalkTable.State {
  fileprivate func trimmed(to count: Int) -> Self {
    var state = self
    state.shown = shown.flatMap { $0 < count ? $0 : nil }
    state.change { transition in
      guard let next = transition.next, next < count else {
        return WalkTable.Transition(next: nil, effects: [])
      }
      return transition
    }
    return state
  }

  fileprivate var usedStops: [Int] {
    let transitions = moves.values.flatMap { $0.compactMap(\.self) } + closings.values
    let announced = transitions.flatMap(\.effects).compactMap { effect in
      if case .announced(let stop) = effect { stop } else { nil }
    }
    return stops + announced + [self.announced].compactMap(\.self)
  }

  fileprivate func renumbered(_ places: [Int: Int]) -> Self {
    var state = self
    state.stops = stops.compactMap { places[$0] }
    state.announced = announced.flatMap { places[$0] }
    state.change { transition in
      var transition = transition
      transition.effects = transition.effects.map { effect in
        guard case .announced(let stop) = effect else { return effect }
        return .announced(stop.flatMap { places[$0] })
      }
      return transition
    }
    return state
  }

  private mutating func change(_ change: (WalkTable.Transition) -> WalkTable.Transition) {
    moves = moves.mapValues { $0.map { $0.map(change) } }
    closings = closings.mapValues(change)
  }
}
