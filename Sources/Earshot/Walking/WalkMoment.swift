/// What is around focus at one moment of a walk, as far as swipes lead.
public struct WalkMoment: Sendable, Hashable {
  /// A stop that swipes come to.
  public struct Stop: Sendable, Hashable {
    /// Which stop it is.
    public var focus: Focus
    /// What is said there.
    public var announcement: Announcement
  }

  /// The stops around focus, in reading order.
  public var stops: [Stop]
  /// The place of focus among them; nil where nothing has it.
  public var focused: Int?
  /// Whether more stops come before them.
  public var hasMoreBefore: Bool
  /// Whether more stops come behind them.
  public var hasMoreBehind: Bool
  /// What stands over the screen, the topmost last, as people call it.
  public var open: [String]
  /// The language of the stop that has focus; nil for that of the screen.
  public var language: String?
}

extension Walk {
  /// Returns what is around focus now, so many stops each way.
  func moment(reach: Int) -> WalkMoment {
    // What is looked at here is not said.
    var walk = self
    walk.unnamedApp = nil
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
    // Without focus there is nothing behind the first stop.
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
