extension WalkTable {
  /// Returns the table with at most this number of states for each component.
  ///
  /// The states that are reached with the fewest actions are kept, and calendars keep their months
  /// before the choices of days.
  package func trimmed(to count: Int) -> WalkTable {
    var trimmed = self
    var places: [Int: Int] = [:]
    trimmed.stops = []
    func keep(_ stop: Int) -> Int {
      if let place = places[stop] { return place }
      places[stop] = trimmed.stops.count
      trimmed.stops.append(stops[stop])
      return trimmed.stops.count - 1
    }
    trimmed.components = components.map { component in
      var component = component
      component.isComplete = component.isComplete && component.states.count <= count
      component.states = component.states.prefix(count).map { state in
        var state = state
        state.stops = state.stops.map(keep)
        state.announced = state.announced.map(keep)
        state.shown = state.shown.flatMap { $0 < count ? $0 : nil }
        state.moves = state.moves.mapValues { $0.map { $0?.trimmed(to: count, keep) } }
        state.closings = state.closings.mapValues { $0.trimmed(to: count, keep) }
        return state
      }
      return component
    }
    return trimmed
  }
}

extension WalkTable.Transition {
  fileprivate func trimmed(to count: Int, _ keep: (Int) -> Int) -> WalkTable.Transition {
    guard let next, next < count else { return WalkTable.Transition(next: nil, effects: []) }
    return WalkTable.Transition(
      next: next,
      effects: effects.map { effect in
        guard case .announced(let stop?) = effect else { return effect }
        return .announced(keep(stop))
      })
  }
}
