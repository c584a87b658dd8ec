extension Walkthrough {
  var focusedStop: Realization.Stop? {
    mutating get {
      guard let cursor, let place = stops.place(cursor.stop, of: cursor.component) else {
        return nil
      }
      return stops.stops(of: place.component)[place.stop]
    }
  }

  mutating func step(_ step: Int) {
    guard let next = neighbour(step) else { return remarks.append(.edge) }
    move(to: next)
  }

  /// Moves keyboard focus to the component that the design names for this key; if it names none,
  /// moves focus in reading order.
  ///
  /// Inside a component, the keyboard always follows reading order.
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

  /// Moves to the previous stop.
  ///
  /// If the previous stop is the button of an open menu, some designs close the menu instead.
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

  mutating func jump(_ step: Int) {
    guard let next = neighbour(step, where: { [rotor] in $1.isOf(rotor, in: $0) }) else {
      return remarks.append(.edge)
    }
    move(to: next)
  }

  /// The reachable stops that match the rotor setting, such as headings.
  public var rotorStops: [Focus] {
    var walk = self
    return walk.stopsWithinBounds().compactMap { place, stop in
      let component = stops.components[place.component]
      return stop.isOf(rotor, in: component) ? Focus(component: component.id, stop: stop.id) : nil
    }
  }

  mutating func touch(_ focus: Focus) {
    guard let place = place(of: focus) else { return remarks.append(.unreachable) }
    move(to: place)
  }

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

  mutating func move(to place: StopMap.Place, _ queue: Heard.Queue = .assertive) {
    let stop = stops.stops(of: place.component)[place.stop]
    if cursor?.component != place.component { memory.talkBack.focus = nil }
    cursor = Cursor(component: place.component, stop: stop.id)
    chosenAction = nil
    let said = compose(stop, of: place.component)
    timeline.say(said, because: .focus, queue)
    // Later announcements of this stop do not repeat the container, so `lastSaid` must not contain
    // it.
    let hasEntered = platform == .voiceOver && said.parts.first?.kind == .container
    lastSaid = hasEntered ? compose(stop, of: place.component) : said
  }

  mutating func moveInto(_ layer: Layer, _ queue: Heard.Queue = .assertive) {
    let saysWindow = sayWindow(layer.opening.windowTitle, queue)
    let wanted = layer.opening.focus.flatMap { stops.place($0, of: layer.component) }
    guard var place = wanted ?? stops.neighbour(of: nil, step: 1, within: bounds) else { return }
    // TalkBack skips a stop that only repeats the window title.
    if saysWindow, text(at: place) == layer.opening.windowTitle,
      let next = stops.neighbour(of: place, step: 1, within: bounds)
    {
      place = next
    }
    move(to: place, saysWindow ? .polite : queue)
  }

  private mutating func text(at place: StopMap.Place) -> String {
    let before = memory.talkBack
    defer { memory.talkBack = before }
    return compose(stops.stops(of: place.component)[place.stop], of: place.component).text
  }

  mutating func moveOn(from index: Int) {
    let place = StopMap.Place(component: index, stop: 0)
    guard cursor?.component == index, bounds.components.contains(index),
      let next = stops.neighbour(of: place, step: 1, within: bounds)
        ?? stops.neighbour(of: place, step: -1, within: bounds)
    else { return }
    move(to: next, .polite)
  }

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

extension Walkthrough {
  /// Returns the stop that has the initial focus.
  ///
  /// A focus in the design has priority over the reader's rules. If the design names no focus,
  /// device profiles use the first stop, and documented profiles search in this order: back button,
  /// title, close button, enabled text field, heading, any stop.
  mutating func initialPlace(_ screen: Screen) -> StopMap.Place? {
    if let focus = screen.wantedFocus, let index = stops.index(of: focus.component),
      let place = stops.place(focus.stop, of: index)
    {
      return place
    }
    if reader.profile.family == .device {
      return stops.neighbour(of: nil, step: 1, within: bounds)
    }
    return landmarkPlaces().first
  }

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

  mutating func stopsWithinBounds() -> [(place: StopMap.Place, stop: Realization.Stop)] {
    var found: [(place: StopMap.Place, stop: Realization.Stop)] = []
    while let next = stops.neighbour(of: found.last?.place, step: 1, within: bounds) {
      found.append((next, stops.stops(of: next.component)[next.stop]))
    }
    return found
  }
}

extension TalkBackTree {
  fileprivate func name(of index: Int) -> String? {
    let node = self[index]
    return node.contentDescription ?? node.text
      ?? children[index].first { mergedTexts[$0] == .name }.flatMap { self[$0].text }
  }
}

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
      isTextField =
        !element.traits.isDisjoint(with: [.textEntry, .searchField])
        && !element.traits.contains(.notEnabled)
      isHeading = element.traits.contains(.header)
    case .talkBack(let index, let tree):
      let node = tree[index]
      name = tree.name(of: index)
      isButton = node.clickable
      isTextField = node.editable && node.enabled
      isHeading = node.heading
    }
  }
}
