extension Walkthrough {
  mutating func reach(_ component: String) {
    guard let index = stops.index(of: component), stops.isAbsent(index) else { return }
    for around in stops.withOuter(index) where stops.isAbsent(around) {
      perform(.app(.show(component: stops.components[around].id)))
    }
  }

  /// Closes the topmost open component in the given way; returns whether it closed.
  public mutating func leave(by way: Closing) -> Bool {
    guard let layer = layers.last else { return false }
    for action in actions(closingBy: way) { perform(action) }
    return !layers.contains { $0.component == layer.component }
  }

  /// Returns the user's actions that close the topmost open component in the given way.
  public func actions(closingBy way: Closing) -> [Action] {
    guard let layer = layers.last else { return [] }
    let id = stops.components[layer.component].id
    switch way {
    case .escape: return [.key(.escape)]
    case .scrub: return [.gesture(.scrub)]
    case .back: return [.gesture(.back)]
    case .twoFingerSwipe: return [.gesture(.twoFingerSwipe)]
    case .threeFingerSwipe: return [.gesture(.threeFingerSwipe)]
    case .outside: return [.gesture(.tapOutside)]
    case .item, .dismiss, .closeButton:
      var walk = self
      let stop = walk.firstStop(of: layer.component, closing: way)
      guard let focus = stop.map({ Focus(component: id, stop: $0) }), canReach(focus) else {
        return []
      }
      return [.touch(focus), .gesture(.doubleTap)]
    case .swipeBack:
      return [.touch(Focus(component: id, stop: layer.opening.focus)), .gesture(.swipeLeft)]
    }
  }

  private mutating func firstStop(of index: Int, closing way: Closing) -> StopID? {
    let closing = stops.stops(of: index).filter {
      way.roles.contains($0.id.role) && !$0.attributes.isDisabled
    }
    let opening = stops.components[index].traits.triggers
      .filter { opensOverlay(.opens($0.opens.id)) }.map(\.stop)
    // A checkbox is avoided, because selecting it does not close a list.
    let ticked = stops.components[index].choices.filter { $0.role == .checkbox }.map(\.label)
    let picking = closing.filter { stop in !ticked.contains { $0 == stop.id.label } }
    let candidates = picking.isEmpty ? closing : picking
    return (candidates.first { !opening.contains($0.id) } ?? candidates.first)?.id
  }
}
