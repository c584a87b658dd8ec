/// The stops of a screen in reading order; after a change, only changed components are computed
/// again.
struct StopMap: Sendable {
  struct Place: Sendable, Hashable {
    var component: Int
    var stop: Int
  }

  struct Bounds: Sendable {
    var components: Range<Int>
    var outside: Set<StopID> = []
  }

  private(set) var components: SharedList<any Component>
  let layout: StopLayout
  private let platform: Platform
  private let family: Profile.Family
  private let wording: Wording
  private(set) var open: [(component: Int, opening: Opening)] = []
  let editing: Int?
  private var absent: [Bool]
  private var cache: SharedList<[Realization.Stop]?>
  private var stopPlaces: [Int: [StopID: Int]] = [:]
  private(set) var changed: Set<Int> = []
  private var fingerprints: [Int: Int] = [:]

  init(
    _ layout: StopLayout, on platform: Platform, for family: Profile.Family, wording: Wording
  ) {
    let components = layout.components.map { $0.adapted(to: wording) }
    self.components = SharedList(components)
    self.layout = layout
    self.platform = platform
    self.family = family
    self.wording = wording
    absent = Array(repeating: false, count: components.count)
    cache = SharedList(Array(repeating: nil, count: components.count))
    editing = components.firstIndex { $0.traits.isEditing }
    hideWhatComesLater()
    open = components.indices.compactMap { index in
      absent[index] ? nil : components[index].opening(on: platform, wording).map { (index, $0) }
    }
  }

  /// Hides alerts, modals, sheets and toasts until the app shows them.
  ///
  /// If the screen has only alerts, modals, sheets and toasts, the first of them stays visible.
  private mutating func hideWhatComesLater() {
    for index in components.indices where components[index].traits.hidesContents {
      showContents(of: index, false)
    }
    let later = components.indices.filter { components[$0].traits.presence != .always }
    for index in later { setAbsent(index) }
    defer { changed = [] }
    guard absent.allSatisfy({ $0 }), let first = later.first else { return }
    setPresent(first)
  }

  private mutating func showContents(of index: Int, _ isShown: Bool) {
    for inside in spans[index].dropFirst() { absent[inside] = !isShown }
    changed.formUnion(spans[index])
    guard isShown else { return }
    for inside in spans[index].dropFirst() where components[inside].traits.hidesContents {
      showContents(of: inside, false)
    }
  }

  var spans: [Range<Int>] { layout.spans }

  func index(of id: String) -> Int? { layout.places[id] }

  mutating func setAbsent(_ index: Int) {
    for inside in spans[index] { absent[inside] = true }
    changed.formUnion(spans[index])
  }

  mutating func setPresent(_ index: Int, open: [Int] = []) {
    for inside in spans[index] { absent[inside] = false }
    changed.formUnion(spans[index])
    for inside in spans[index].dropFirst()
    where components[inside].traits.presence != .always && !open.contains(inside) {
      setAbsent(inside)
    }
  }

  func isAbsent(_ index: Int) -> Bool { absent[index] }

  func withOuter(_ index: Int) -> [Int] {
    (layout.parents[index].map(withOuter) ?? []) + [index]
  }

  mutating func restore(_ indices: [Int], from earlier: StopMap) {
    absent = earlier.absent
    changed.formUnion(earlier.changed)
    for index in indices { change(index) { $0 = earlier.components[index] } }
  }

  mutating func change<Result>(_ index: Int, _ body: (inout any Component) -> Result) -> Result {
    forget(index)
    return body(&components[index])
  }

  mutating func perform(
    _ interaction: Interaction, with index: Int, at stop: StopID?
  ) -> [Event] {
    let wasHiding = components[index].traits.hidesContents
    let events = components[index].perform(interaction, at: stop, on: platform, wording)
    if !events.isEmpty { forget(index) }
    let isHiding = components[index].traits.hidesContents
    if wasHiding != isHiding { showContents(of: index, !isHiding) }
    return events
  }

  private mutating func forget(_ index: Int) {
    cache[index] = nil
    stopPlaces[index] = nil
    fingerprints[index] = nil
    changed.insert(index)
  }

  mutating func stops(of index: Int) -> [Realization.Stop] {
    guard !absent[index] else { return [] }
    if let stops = cache[index] { return stops }
    let isAnnouncement = components[index].traits.presence == .announcement
    let stops =
      isAnnouncement
      ? []
      : realized(index).filter {
        !components[index].isAnnouncement($0.id, on: platform)
      }
    cache[index] = stops
    return stops
  }

  mutating func fingerprint(of index: Int) -> Int {
    if let known = fingerprints[index] { return known }
    var hasher = Hasher()
    let stops = absent[index] ? realized(index) : stops(of: index)
    for stops in [stops, stopsAfterOpening(index, at: stops.prefix(Self.mostOpeners))] {
      for stop in stops {
        hasher.combine(stop.id)
        if case .voiceOver(let element) = stop.attributes { hasher.combine(element) }
      }
      if case .talkBack(_, let tree)? = stops.first?.attributes { hasher.combine(tree.nodes) }
    }
    let fingerprint = hasher.finalize()
    fingerprints[index] = fingerprint
    return fingerprint
  }

  private static let mostOpeners = 4

  private func stopsAfterOpening(
    _ index: Int, at openers: ArraySlice<Realization.Stop>
  ) -> [Realization.Stop] {
    guard components[index].opening(on: platform, wording) == nil else { return [] }
    for opener in openers {
      var opened = components[index]
      _ = opened.perform(.activate, at: opener.id, on: platform, wording)
      if opened.opening(on: platform, wording) != nil { return realized(opened, at: index) }
    }
    return []
  }

  func announced(_ stop: StopID? = nil, of index: Int) -> Realization.Stop? {
    realized(index).first { stop == nil || $0.id == stop }
  }

  private func realized(_ index: Int) -> [Realization.Stop] {
    realized(components[index], at: index)
  }

  private func realized(_ component: any Component, at index: Int) -> [Realization.Stop] {
    Realization(
      of: component, at: layout.surroundings[index], on: platform, for: family, wording: wording
    ).stops
  }

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

  /// If `place` is nil, the search starts at the first component or, backward, at the last.
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

  package var isKeyboardStop: Bool {
    switch attributes {
    case .voiceOver(let element):
      let still: Traits = [.header, .staticText, .image, .notEnabled, .updatesFrequently]
      return !element.traits.subtracting(still).isEmpty || element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): return tree[index].focusable || tree[index].clickable
    }
  }
}
