extension Walk {
  /// Shows what a component stands in, so that focus can come to it.
  mutating func reach(_ component: String) {
    guard let index = stops.index(of: component), stops.isAbsent(index) else { return }
    for around in stops.components.indices
    where stops.spans[around].contains(index) && stops.isAbsent(around) {
      perform(.app(.show(component: stops.components[around].id)))
    }
  }

  /// Closes what is open in one of its ways; returns whether it is closed.
  public mutating func leave(by way: Closing) -> Bool {
    guard let layer = layers.last else { return false }
    let id = stops.components[layer.component].id
    switch way {
    case .escape: perform(.key(.escape))
    case .scrub: perform(.gesture(.scrub))
    case .back: perform(.gesture(.back))
    case .twoFingerSwipe: perform(.gesture(.twoFingerSwipe))
    case .threeFingerSwipe: perform(.gesture(.threeFingerSwipe))
    case .outside: perform(.gesture(.tapOutside))
    case .item, .dismiss, .closeButton:
      if let stop = firstStop(of: layer.component, closing: way) { tap(stop, of: id) }
    case .swipeBack:
      perform(.touch(Focus(component: id, stop: layer.opening.focus)))
      perform(.gesture(.swipeLeft))
    }
    return !layers.contains { $0.component == layer.component }
  }

  private mutating func tap(_ stop: StopID, of component: String) {
    perform(.touch(Focus(component: component, stop: stop)))
    if focus?.stop == stop { perform(.gesture(.doubleTap)) }
  }

  /// The first stop that closes in a way and can be used, rather one that opens nothing else.
  private mutating func firstStop(of index: Int, closing way: Closing) -> StopID? {
    let closing = stops.stops(of: index).filter {
      way.roles.contains($0.id.role) && !$0.attributes.isDisabled
    }
    let opening = stops.components[index].triggers
      .filter { opensOverlay(.opens($0.opens.id)) }.map(\.stop)
    return (closing.first { !opening.contains($0.id) } ?? closing.first)?.id
  }
}
