package struct WalkMoment: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    package var focus: Focus
    package var announcement: Announcement
  }

  package var stops: [Stop]
  package var focused: Int?
  package var hasMoreBefore: Bool
  package var hasMoreBehind: Bool
  package var open: [String]
  /// The language; nil for the screen's language.
  package var language: String?
}

extension Walkthrough {
  func moment(reach: Int) -> WalkMoment {
    var walk = self
    walk.memory.unannouncedApp = nil
    let focused = cursor.flatMap { walk.stops.place($0.stop, of: $0.component) }
    let before = walk.places(from: focused, step: -1, count: reach + 1)
    let behind = walk.places(from: focused, step: 1, count: reach + (focused == nil ? 2 : 1))
    let shown =
      before.prefix(reach).reversed() + (focused.map { [$0] } ?? []) + behind.prefix(reach)
    return WalkMoment(
      stops: shown.map { walk.described($0) },
      focused: focused == nil ? nil : min(reach, before.count),
      hasMoreBefore: before.count > reach, hasMoreBehind: behind.count > reach,
      open: layers.map { layer in
        let component = stops.components[layer.component]
        return component.common.label.isEmpty
          ? component.kind.name : "\(component.kind) “\(component.common.label)”"
      }, language: focusedComponent?.common.language)
  }

  private mutating func places(
    from place: StopMap.Place?, step: Int, count: Int
  ) -> [StopMap.Place] {
    guard place != nil || step > 0 else { return [] }
    var places: [StopMap.Place] = []
    var last = place
    while places.count < count, let next = stops.neighbour(of: last, step: step, within: bounds) {
      places.append(next)
      last = next
    }
    return places
  }

  private mutating func described(_ place: StopMap.Place) -> WalkMoment.Stop {
    let stop = stops.stops(of: place.component)[place.stop]
    return WalkMoment.Stop(
      focus: Focus(component: stops.components[place.component].id, stop: stop.id),
      announcement: compose(stop, of: place.component))
  }
}
