extension Walk {
  /// Shows what a component stands in, so that focus can come to it.
  mutating func reach(_ component: String) {
    guard let index = stops.index(of: component), stops.isAbsent(index) else { return }
    for around in stops.components.indices where stops.spans[around].contains(index) {
      if stops.isAbsent(around) {
        perform(.app(.show(component: stops.components[around].id)))
      }
    }
  }

  /// Closes what is open in one of its ways.
  ///
  /// - Returns: Whether it is closed.
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
    case .dismiss: tap("dismiss", of: id)
    case .closeButton: tap(closeButton(of: layer.component), of: id)
    case .item: if let item = firstItem(of: layer.component) { tap(item, of: id) }
    case .swipeBack:
      perform(.touch(Focus(component: id, stop: layer.opening.focus)))
      perform(.gesture(.swipeLeft))
    }
    return !layers.contains { $0.component == layer.component }
  }

  private mutating func tap(_ stop: String, of component: String) {
    perform(.touch(Focus(component: component, stop: stop)))
    if focus?.stop == stop { perform(.gesture(.doubleTap)) }
  }

  private mutating func closeButton(of index: Int) -> String {
    stops.stops(of: index).contains { $0.name == "close" } ? "close" : "cancel"
  }

  /// The first item that can be chosen, rather one that opens nothing else.
  private mutating func firstItem(of index: Int) -> String? {
    let items = stops.stops(of: index).filter { stop in
      let isItem = ["option.", "item.", "button."].contains { stop.name.hasPrefix($0) }
      return (isItem || stop.name == "set") && !stop.attributes.isDisabled
    }
    let opening = stops.components[index].triggers
      .filter { opensOverlay(.opens($0.opens.id)) }.map(\.stop)
    return (items.first { !opening.contains($0.name) } ?? items.first)?.name
  }
}
