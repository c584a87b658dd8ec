/// The layers of a design: the screen, and everything that opens over it.
///
/// A capture shows either a sheet or the screen below it.
package struct ExpectedLayers: Sendable {
  package struct Layer: Sendable {
    package let name: String
    package internal(set) var stops: [Stop]
    package internal(set) var isOfOtherState = false
    var changes: [Int: Stop] = [:]
  }

  package struct Shown: Sendable {
    package let stops: [Stop]
    package let layers: Set<Int>
  }

  package private(set) var layers: [Layer]

  package init(of stops: [Stop], named name: String = "") {
    layers = [Layer(name: name, stops: stops)]
  }

  /// Creates the layers that a session can show; a single layer is always shown, so it needs no
  /// stops.
  package init(ofSession screen: Screen, by preview: ScreenPreview, profile: Profile) {
    let isSingle = screen.allComponents.allSatisfy {
      $0.traits.presence == .always && !OpenState.exists(of: $0, by: preview)
    }
    if isSingle {
      self.init(of: [], named: Self.name(of: screen))
    } else {
      self.init(of: screen, by: preview, profile: profile)
    }
  }

  private static func name(of screen: Screen) -> String { "screen \"\(screen.title)\"" }

  package init(of screen: Screen, by preview: ScreenPreview, profile: Profile) {
    layers = [Layer(name: Self.name(of: screen), stops: [])]
    var owners: [String: Int] = [:]
    for component in screen.components where component.traits.presence != .always {
      for inner in component.withNested { owners[inner.id] = layers.count }
      layers.append(Layer(name: component.named, stops: []))
    }
    let preview = preview.on(screen)
    var opened: [(component: any Component, open: OpenState)] = []
    for component in screen.allComponents where owners[component.id] == nil {
      if let open = OpenState(of: component, by: preview) {
        owners[component.id] = -opened.count - 1
        opened.append((component, open))
      }
    }
    var places: [String: [StopID: Int]] = [:]
    let collapsed = screen.collapsedContents
    var contents = ChoiceContents()
    for entry in preview.entries(of: screen, states: .current) {
      let id = entry.component.id
      let owner = owners[id] ?? 0
      if owner < 0, !opened[-owner - 1].open.closed.contains(entry.stopID) { continue }
      let layer = max(owner, 0)
      if owner < 0 { places[id, default: [:]][entry.stopID] = layers[layer].stops.count }
      var stop = ExpectedStops.stop(of: entry, by: preview, profile, &contents)
      if collapsed.contains(id) { stop.isOptional = true }
      layers[layer].stops.append(stop)
    }
    for (component, open) in opened {
      var layer = Layer(name: "\(component.named) as \(open.state)", stops: [])
      layer.isOfOtherState = open.isOtherState
      for entry in open.entries {
        let stop = ExpectedStops.stop(of: entry, by: preview, profile, &contents)
        if let place = places[component.id]?[entry.stopID] {
          layer.changes[place] = stop
        } else {
          layer.stops.append(stop)
        }
      }
      layers.append(layer)
    }
    layers = [layers[0]] + layers.dropFirst().filter { !$0.stops.isEmpty }
  }

  /// Returns the visible layers, or the screen if there are none.
  ///
  /// A layer is visible if the capture contains at least half of the stops that are in the layer,
  /// but not in the screen. If it is closed in the design, the capture must contain more than half:
  /// a dropdown without a name has the text of its selected option.
  package func shown(in heard: [Stop], lexicon: Lexicon) -> Shown {
    guard layers.count > 1 else { return Shown(stops: layers[0].stops, layers: [0]) }
    let search = LayerSearch(heard.filter { !$0.isOptional }, layers.flatMap(\.stops), lexicon)
    let screen = layers[0].stops
    let known = Set(screen.map(search.key))
    var shown: [(layer: Int, place: Int)] = []
    for (number, layer) in layers.enumerated().dropFirst() {
      let own = layer.stops.filter { !known.contains(search.key(of: $0)) }
      let places = own.compactMap(search.place)
      let wanted = layer.isOfOtherState ? own.count + 1 : own.count
      if let first = places.min(), places.count * 2 >= wanted { shown.append((number, first)) }
    }
    let places = screen.map(search.place)
    guard !shown.isEmpty else { return Shown(stops: screen, layers: [0]) }
    let above = Set(shown.flatMap { layers[$0.layer].stops.map(search.key) })
    let own = screen.indices.filter { !above.contains(search.key(of: screen[$0])) }
    let isScreenShown = !own.isEmpty && own.count { places[$0] != nil } * 2 >= own.count
    var base = screen.indices.filter { index in
      isScreenShown
        || places[index] != nil && !above.contains(search.key(of: screen[index]))
    }.map { (stop: screen[$0], place: places[$0]) }
    if isScreenShown {
      for change in shown.flatMap({ layers[$0.layer].changes }) {
        base[change.key].stop = change.value
      }
    }
    return Shown(
      stops: merged(base, with: shown), layers: Set(shown.map(\.layer) + (isScreenShown ? [0] : []))
    )
  }

  private func merged(
    _ base: [(stop: Stop, place: Int?)], with shown: [(layer: Int, place: Int)]
  ) -> [Stop] {
    var stops: [Stop] = []
    var waiting = shown.sorted { $0.place < $1.place }[...]
    for (index, item) in base.enumerated() {
      let next = base[index...].lazy.compactMap(\.place).first
      while let first = waiting.first, let next, first.place < next {
        stops += layers[first.layer].stops
        waiting = waiting.dropFirst()
      }
      stops.append(item.stop)
    }
    return stops + waiting.flatMap { layers[$0.layer].stops }
  }
}

/// Finds a design's stops in a capture by the app's words or, if this fails, by identifier.
private struct LayerSearch {
  private var places: [String: Int] = [:]
  private var identified: [String: Int] = [:]
  private let lexicon: Lexicon
  private var known: Set<String> = []
  private let tellsAlerts: Bool

  init(_ heard: [Stop], _ expected: [Stop], _ lexicon: Lexicon) {
    self.lexicon = lexicon
    tellsAlerts = heard.contains { stop in
      if case .parts(let said) = stop.wording {
        said.parts.contains(where: \.isOfAlert)
      } else {
        false
      }
    }
    known = Set(expected.map(key))
    for (place, stop) in heard.enumerated() {
      let key = key(of: stop)
      if places[key] == nil { places[key] = place }
      // If the design has the stop's text, the identifier is ignored, because apps often use one
      // identifier for the titles of all screens.
      guard let identifier = stop.identifier, !known.contains(key) else { continue }
      if identified[identifier] == nil { identified[identifier] = place }
    }
  }

  func place(_ stop: Stop) -> Int? {
    places[key(of: stop)] ?? stop.identifier.flatMap { identified[$0] }
      ?? name(of: stop).flatMap { places[$0] }
  }

  /// Returns a key for the stop's name alone, because the app can lack the value; nil if another
  /// expected stop has this key.
  private func name(of stop: Stop) -> String? {
    let names = stop.parts?.filter { $0.kind == .name } ?? []
    guard let name = StopWords.app(of: names, by: lexicon), !known.contains(name) else {
      return nil
    }
    return name
  }

  /// Returns a key that distinguishes a dropdown from its options, and an alert from the button
  /// that opens it.
  func key(of stop: Stop) -> String {
    let parts = ComparedParts.parts(of: stop.wording, by: lexicon)
    let isClosed = parts.contains {
      $0.fact == .role(.dropdownList) || $0.fact == .role(.popUpButton)
    }
    let isAlert = tellsAlerts && parts.contains(where: \.isOfAlert)
    return (isClosed ? "dropdown " : isAlert ? "alert " : "")
      + (StopWords.app(of: parts, by: lexicon) ?? "#\(stop.identifier ?? "")")
  }
}

extension Part {
  fileprivate var isOfAlert: Bool { fact == .entered(.alert) }
}

private struct OpenState {
  let state: String
  let isOtherState: Bool
  let entries: [ScreenPreview.Entry]
  let closed: Set<StopID>

  init?(of component: some Component, by preview: ScreenPreview) {
    guard component.traits.presence == .always,
      let open = Self.state(of: component, isOpen: true, by: preview),
      let closed = Self.state(of: component, isOpen: false, by: preview)
    else { return nil }
    state = open.rawValue
    isOtherState = open != component.state
    self.closed = Set(
      preview.stops(of: component.inState(closed), in: closed.rawValue).map(\.stopID))
    entries = preview.stops(of: component.inState(open), in: open.rawValue)
      .map { [closed = self.closed] entry in
        var entry = entry
        entry.isFirst = entry.isFirst && open == component.state
        entry.needsState = closed.contains(entry.stopID)
        return entry
      }
  }

  static func exists(of component: some Component, by preview: ScreenPreview) -> Bool {
    state(of: component, isOpen: true, by: preview) != nil
      && state(of: component, isOpen: false, by: preview) != nil
  }

  private static func state<Kind: Component>(
    of component: Kind, isOpen: Bool, by preview: ScreenPreview
  ) -> Kind.State? {
    let platform = preview.reader.profile.platform
    guard component.states.count > 1 else { return nil }
    return ([component.state] + component.states).first { state in
      let opening = component.inState(state).opening(on: platform, preview.wording)
      return (opening != nil) == isOpen
    }
  }
}

extension Component {
  fileprivate var named: String {
    let name = common.label.isEmpty ? common.ownID : common.label
    return name.map { "\(kind) \"\($0)\"" } ?? kind.name
  }
}
