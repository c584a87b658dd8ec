/// The stops of a screen in reading order, each component's realized once until it changes.
struct StopMap: Sendable {
  struct Place: Sendable, Hashable {
    var component: Int
    var stop: Int
  }

  /// Where focus can go now.
  struct Bounds: Sendable {
    var components: Range<Int>
    /// Stops of the first of them that cannot be reached.
    var outside: Set<StopID> = []
  }

  /// The components with those that stand inside them, in reading order.
  private(set) var components: SharedList<any Component>
  /// Each component with those inside it.
  let spans: [Range<Int>]
  private let platform: Platform
  private let family: Profile.Family
  private let wording: Wording
  private let places: [String: Int]
  /// What each component stands in.
  private let parents: [Int?]
  /// Components that are not on the screen now, with all that stands inside them.
  private var absent: [Bool]
  private var cache: SharedList<[Realization.Stop]?>
  /// Where the stops of components stand that have many of them: a walk asks at each step.
  private var stopPlaces: [Int: [StopID: Int]] = [:]

  init(
    _ screen: Screen, on platform: Platform, for family: Profile.Family, wording: Wording
  ) {
    let components = screen.allComponents
    self.components = SharedList(components)
    spans = components.enumerated().map { $0..<$0 + $1.withNested.count }
    self.platform = platform
    self.family = family
    self.wording = wording
    places = Dictionary(
      components.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var parents: [Int?] = Array(repeating: nil, count: components.count)
    for (index, span) in spans.enumerated() {
      // What is nearer comes later, and stays.
      for inside in span.dropFirst() { parents[inside] = index }
    }
    self.parents = parents
    absent = Array(repeating: false, count: components.count)
    cache = SharedList(Array(repeating: nil, count: components.count))
    hideWhatComesLater()
  }

  /// Alerts, modals, sheets and toasts are not there until the app shows them, unless the screen
  /// is nothing else.
  private mutating func hideWhatComesLater() {
    let later = components.indices.filter { components[$0].traits.presence != .always }
    for index in later { setAbsent(index) }
    guard absent.allSatisfy({ $0 }), let first = later.first else { return }
    setPresent(first)
  }

  /// Returns where a component stands, nil when the screen has none of that id.
  func index(of id: String) -> Int? { places[id] }

  /// Takes a component and all inside it off the screen.
  mutating func setAbsent(_ index: Int) {
    for inside in spans[index] { absent[inside] = true }
  }

  /// Puts a component on the screen, and all inside it but what comes later still.
  mutating func setPresent(_ index: Int, open: [Int] = []) {
    for inside in spans[index] { absent[inside] = false }
    for inside in spans[index].dropFirst()
    where components[inside].traits.presence != .always && !open.contains(inside) {
      setAbsent(inside)
    }
  }

  func isAbsent(_ index: Int) -> Bool { absent[index] }

  /// Returns what a component stands in, the outermost first, and itself.
  func withOuter(_ index: Int) -> [Int] {
    (parents[index].map(withOuter) ?? []) + [index]
  }

  /// Puts some components back to how they were, and on or off the screen.
  mutating func restore(_ indices: [Int], from earlier: StopMap) {
    absent = earlier.absent
    for index in indices { change(index) { $0 = earlier.components[index] } }
  }

  mutating func change<Result>(_ index: Int, _ body: (inout any Component) -> Result) -> Result {
    forget(index)
    return body(&components[index])
  }

  /// Lets a component answer; one of which nothing follows is as it was.
  mutating func perform(
    _ interaction: Interaction, with index: Int, at stop: StopID?
  ) -> [Event] {
    let events = components[index].perform(interaction, at: stop, on: platform, wording)
    if !events.isEmpty { forget(index) }
    return events
  }

  private mutating func forget(_ index: Int) {
    cache[index] = nil
    stopPlaces[index] = nil
  }

  /// Returns the stops of a component.
  mutating func stops(of index: Int) -> [Realization.Stop] {
    // What is said without a stop is no stop.
    guard !absent[index], components[index].traits.presence != .announcement else { return [] }
    if let stops = cache[index] { return stops }
    let stops = realized(index).filter {
      !components[index].isAnnouncement($0.id, on: platform)
    }
    cache[index] = stops
    return stops
  }

  /// Returns what is said of a component without focus, such as a toast; nil: the first of it.
  func announced(_ stop: StopID? = nil, of index: Int) -> Realization.Stop? {
    realized(index).first { stop == nil || $0.id == stop }
  }

  private func realized(_ index: Int) -> [Realization.Stop] {
    Realization(of: components[index], on: platform, for: family, wording: wording).stops
  }

  /// Returns the place of a stop; nil for its first one.
  mutating func place(_ stop: StopID?, of index: Int) -> Place? {
    let stops = stops(of: index)
    guard let stop else { return stops.isEmpty ? nil : Place(component: index, stop: 0) }
    return place(of: stop, among: stops, index).map { Place(component: index, stop: $0) }
  }

  private mutating func place(
    of stop: StopID, among stops: [Realization.Stop], _ index: Int
  ) -> Int? {
    guard stops.count > 32 else { return stops.firstIndex { $0.id == stop } }
    if let places = stopPlaces[index] { return places[stop] }
    let places = Dictionary(
      stops.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    stopPlaces[index] = places
    return places[stop]
  }

  /// Returns the next stop that counts (`step` 1) or the one before (-1), nil at the edge; without
  /// a place the first one.
  mutating func neighbour(
    of place: Place?, step: Int, within bounds: Bounds,
    where isWanted: (any Component, Realization.Stop) -> Bool = { _, _ in true }
  ) -> Place? {
    let first = step > 0 ? bounds.components.lowerBound : bounds.components.upperBound - 1
    var component = place?.component ?? first
    var stop = place.map { $0.stop + step }
    while bounds.components.contains(component) {
      let stops = stops(of: component)
      var candidate = stop ?? (step > 0 ? 0 : stops.count - 1)
      while stops.indices.contains(candidate) {
        let found = stops[candidate]
        let isOutside =
          component == bounds.components.lowerBound && bounds.outside.contains(found.id)
        if !isOutside, isWanted(components[component], found) {
          return Place(component: component, stop: candidate)
        }
        candidate += step
      }
      component += step
      stop = nil
    }
    return nil
  }
}

extension Realization.Stop {
  /// Whether swipes come to it where the rotor is set to something.
  func isOf(_ rotor: Action.Rotor, in component: any Component) -> Bool {
    switch rotor {
    case .default: true
    case .headings: isHeading
    case .links: component.traits.isLink || hasLinks
    case .controls: isKeyboardStop && !component.traits.isLink && !hasLinks
    }
  }

  private var isHeading: Bool {
    switch attributes {
    case .voiceOver(let element): element.traits.contains(.header)
    case .talkBack(let index, let tree): tree[index].heading
    }
  }

  private var hasLinks: Bool {
    switch attributes {
    case .voiceOver(let element): element.traits.contains(.link)
    case .talkBack(let index, let tree): tree[index].links > 0
    }
  }

  /// Whether the keyboard's focus can come to it.
  public var isKeyboardStop: Bool {
    switch attributes {
    case .voiceOver(let element):
      let still: Traits = [.header, .staticText, .image, .notEnabled, .updatesFrequently]
      return !element.traits.subtracting(still).isEmpty || element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): return tree[index].focusable || tree[index].clickable
    }
  }
}
