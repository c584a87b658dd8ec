/// Parts of a screen in which focus goes the same way as on the whole: what something opens is walked
/// through once for each of a thousand buttons without the others.
struct ScreenExcerpts {
  private let screen: Screen
  /// The components with those that stand inside them, in reading order.
  private var components: [any Component] = []
  /// For each component the place of the one that it stands in.
  private var parents: [Int?] = []
  private let places: [String: Int]
  /// What stands in every part: what is open or has the keyboard from the beginning, and where
  /// focus goes that has lost its place.
  private let always: Set<Int>

  init(of screen: Screen, by reader: DesignChecker.Reader) {
    self.screen = screen
    var start = reader.walk(through: screen)
    places = Dictionary(
      start.components.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let whole = StopMap.Bounds(components: start.components.indices)
    let first = start.stops.neighbour(of: nil, step: 1, within: whole)?.component
    always = Set([0, first, start.editing].compactMap(\.self) + start.layers.map(\.component))
    for component in screen.components { add(component, inside: nil) }
  }

  private mutating func add(_ component: any Component, inside parent: Int?) {
    let place = components.count
    components.append(component)
    parents.append(parent)
    for nested in component.nestedComponents { add(nested, inside: place) }
  }

  /// Returns the part with the components of some ids and all that stands inside them.
  func screen(around ids: [String]) -> Screen {
    let whole = Set(ids.compactMap { places[$0] })
    var kept: Set<Int> = []
    for place in whole.union(always) {
      var next: Int? = place
      while let place = next, kept.insert(place).inserted { next = parents[place] }
    }
    let inside = Dictionary(grouping: kept.sorted(), by: { parents[$0] })
    func excerpt(_ place: Int) -> any Component {
      var component = components[place]
      guard !whole.contains(place), !component.nestedComponents.isEmpty else { return component }
      component.nestedComponents = (inside[place] ?? []).map(excerpt)
      return component
    }
    var part = screen
    part.components = (inside[nil] ?? []).map(excerpt)
    return part
  }
}
