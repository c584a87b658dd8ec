// Where focus goes.
extension Walk {
  var focusedStop: Realization.Stop? {
    mutating get {
      guard let cursor, let place = stops.place(cursor.stop, of: cursor.component) else {
        return nil
      }
      return stops.stops(of: place.component)[place.stop]
    }
  }

  /// Focus goes to the next stop in one direction.
  mutating func step(_ step: Int) {
    guard let next = neighbour(step) else { return remarks.append(.edge) }
    move(to: next)
  }

  /// The keyboard goes where the design says, and in reading order where it says nothing.
  ///
  /// Within a component the order is always its own.
  mutating func moveFocus(by key: Key, _ step: Int) {
    let usual = neighbour(step) { $1.isKeyboardStop }
    if usual?.component != cursor?.component, let cursor,
      let next = stops.components[cursor.component].common.next(
        by: key, isRightToLeft: wording.isRightToLeft),
      let place = place(of: Focus(component: next.id))
    {
      return move(to: place)
    }
    guard let usual else { return remarks.append(.edge) }
    move(to: usual)
  }

  /// Swiping back onto the button that opened a menu closes it, where the design says so.
  mutating func stepBack() {
    guard let next = neighbour(-1), let layer = layers.last, next.component == layer.component,
      layer.opening.closings.contains(.swipeBack),
      stops.stops(of: next.component)[next.stop].id == layer.opening.opener
    else { return step(-1) }
    close(.swipeBack)
  }

  private mutating func neighbour(
    _ step: Int, where isWanted: (any Component, Realization.Stop) -> Bool = { _, _ in true }
  ) -> StopMap.Place? {
    let place = cursor.flatMap { stops.place($0.stop, of: $0.component) }
    return stops.neighbour(of: place, step: step, within: bounds, where: isWanted)
  }

  /// Focus goes to the next stop (1) of those that the rotor is set to, or to the one before (-1).
  mutating func jump(_ step: Int) {
    guard let next = neighbour(step, where: { [rotor] in $1.isOf(rotor, in: $0) }) else {
      return remarks.append(.edge)
    }
    move(to: next)
  }

  /// How many stops that can be reached now the rotor is set to.
  public var rotorStops: [Focus] {
    var walk = self
    return walk.stopsWithinBounds().compactMap { place, stop in
      let component = stops.components[place.component]
      return stop.isOf(rotor, in: component) ? Focus(component: component.id, stop: stop.id) : nil
    }
  }

  /// A finger on a stop takes focus there, unless something that is open hides it.
  mutating func touch(_ focus: Focus) {
    guard let place = place(of: focus) else { return remarks.append(.unreachable) }
    move(to: place)
  }

  /// Returns the place of a stop that can be reached now.
  mutating func place(of focus: Focus) -> StopMap.Place? {
    stops.index(of: focus.component).flatMap { reachable(focus.stop, of: $0) }
  }

  private mutating func reachable(_ stop: StopID?, of index: Int) -> StopMap.Place? {
    let bounds = bounds
    guard bounds.components.contains(index), let place = stops.place(stop, of: index) else {
      return nil
    }
    let id = stops.stops(of: index)[place.stop].id
    let isOutside = index == bounds.components.lowerBound && bounds.outside.contains(id)
    return isOutside ? nil : place
  }

  /// Focus comes to a stop, which is said.
  mutating func move(to place: StopMap.Place, _ queue: Heard.Queue = .assertive) {
    let stop = stops.stops(of: place.component)[place.stop]
    if cursor?.component != place.component { memory.talkBack.focus = nil }
    cursor = Cursor(component: place.component, stop: stop.id)
    chosenAction = nil
    let said = compose(stop, of: place.component)
    timeline.say(said, because: .focus, queue)
    // What has been entered is not said again of the same stop.
    let hasEntered = platform == .voiceOver && said.parts.first?.kind == .container
    lastSaid = hasEntered ? compose(stop, of: place.component) : said
  }

  /// Focus goes to the first place of something that has opened.
  mutating func moveInto(_ layer: Layer) {
    let saysWindow = sayWindow(layer.opening.windowTitle)
    let wanted = layer.opening.focus.flatMap { stops.place($0, of: layer.component) }
    guard var place = wanted ?? stops.neighbour(of: nil, step: 1, within: bounds) else { return }
    // TalkBack passes over a stop that would only say the title of the window again.
    if saysWindow, text(at: place) == layer.opening.windowTitle,
      let next = stops.neighbour(of: place, step: 1, within: bounds)
    {
      place = next
    }
    move(to: place, saysWindow ? .polite : .assertive)
  }

  private mutating func text(at place: StopMap.Place) -> String {
    let before = memory.talkBack
    defer { memory.talkBack = before }
    return compose(stops.stops(of: place.component)[place.stop], of: place.component).text
  }

  /// Focus goes on to what stands behind a component that had it, or to what stood before it.
  mutating func moveOn(from index: Int) {
    let place = StopMap.Place(component: index, stop: 0)
    guard cursor?.component == index, bounds.components.contains(index),
      let next = stops.neighbour(of: place, step: 1, within: bounds)
        ?? stops.neighbour(of: place, step: -1, within: bounds)
    else { return }
    move(to: next, .polite)
  }

  /// Takes focus elsewhere when its stop has gone, and to the first stop when there was none.
  mutating func settle() {
    guard let cursor else {
      guard let first = stops.neighbour(of: nil, step: 1, within: bounds) else { return }
      return move(to: first)
    }
    guard reachable(cursor.stop, of: cursor.component) == nil else { return }
    let main = stops.stops(of: cursor.component).first?.id
    if let main, let place = reachable(main, of: cursor.component) {
      remarks.append(.focusLost)
      return move(to: place)
    }
    move(backTo: nil)
  }

  /// Focus goes to a stop, or where focus may be now when that is not there any more.
  mutating func move(backTo cursor: Cursor?) {
    if let cursor, let place = reachable(cursor.stop, of: cursor.component) {
      return move(to: place)
    }
    remarks.append(.focusLost)
    guard let first = stops.neighbour(of: nil, step: 1, within: bounds) else {
      return self.cursor = nil
    }
    move(to: first)
  }
}

// Where focus goes first.
extension Walk {
  /// Returns the stop that focus comes to first: the one that the design names, else the first of
  /// back button, title, close button, text field and heading, else the first stop.
  mutating func initialPlace(_ screen: Screen) -> StopMap.Place? {
    if let focus = screen.initialFocus, let index = stops.index(of: focus.id),
      let place = stops.place(nil, of: index)
    {
      return place
    }
    return landmarkPlaces().first
  }

  /// The places that a screen is understood from, by the ids of components; the one that focus comes to by
  /// itself is the first.
  var landmarks: [String] {
    var walk = self
    return walk.landmarkPlaces().map { stops.components[$0.component].id }
  }

  private mutating func landmarkPlaces() -> [StopMap.Place] {
    let back = wording.word("label.back")
    let candidates: [(Landmark) -> Bool] = [
      { $0.isBackButton || ($0.isButton && $0.name == back) },
      { [title] in $0.isHeading && $0.name == title },
      { [wording] in $0.isButton && $0.name == wording.word("label.close") },
      { $0.isTextField }, { $0.isHeading },
    ]
    let landmarks = stopsWithinBounds().map { ($0.place, Landmark($0.stop)) }
    return candidates.compactMap { isWanted in landmarks.first { isWanted($0.1) }?.0 }
      + landmarks.prefix(1).map { $0.0 }
  }

  /// Returns the stops that focus can reach now, in reading order.
  mutating func stopsWithinBounds() -> [(place: StopMap.Place, stop: Realization.Stop)] {
    var found: [(place: StopMap.Place, stop: Realization.Stop)] = []
    while let next = stops.neighbour(of: found.last?.place, step: 1, within: bounds) {
      found.append((next, stops.stops(of: next.component)[next.stop]))
    }
    return found
  }
}

/// What makes a stop a logical place for focus to begin.
private struct Landmark {
  var name: String?
  var isBackButton = false
  var isButton = false
  var isTextField = false
  var isHeading = false

  init(_ stop: Realization.Stop) {
    isBackButton = stop.id.role == .back
    switch stop.attributes {
    case .voiceOver(let element):
      name = element.label
      isBackButton = isBackButton || element.traits.contains(.backButton)
      isButton = element.traits.contains(.button)
      isTextField = !element.traits.isDisjoint(with: [.textEntry, .searchField])
      isHeading = element.traits.contains(.header)
    case .talkBack(let index, let tree):
      let node = tree[index]
      name = node.contentDescription ?? node.text
      isButton = node.clickable
      isTextField = node.editable
      isHeading = node.heading
    }
  }
}
