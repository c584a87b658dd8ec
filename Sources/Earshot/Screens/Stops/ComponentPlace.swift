struct ComponentPlace: Sendable {
  var groups: [StopGroup] = []
  /// The id of the first component in the same list; nil if the component is in no list.
  var list: String?
  var enclosing: [Enclosing] = []
  var memory = ReaderMemory()
}

/// A component whose contents are the items of a list or the pages of a pager.
struct Enclosing: Sendable {
  let kind: String
  let id: String
  let toolkits: Toolkits
  /// From 0; nil for the label of the list.
  var index: Int?
  let count: Int
  let hasPositions: Bool
  let hasTitle: Bool
  let columns: Int
  fileprivate(set) var isFirst = true
  fileprivate(set) var viewCount = 1

  init?(_ component: any Component) {
    kind = component.kind.name
    guard component.common.toolkits.widget("\(kind).rows", on: .talkBack) != nil else { return nil }
    id = component.id
    toolkits = component.common.toolkits
    let items = component.nestedComponents
    let counts = items.compactMap { $0.position?.count }
    count = counts.max() ?? items.count
    hasPositions = !counts.isEmpty
    hasTitle = !component.common.label.isEmpty
    columns = component.traits.columns
  }
}

typealias PlacedComponent = (component: any Component, place: ComponentPlace)

extension Screen {
  var places: [ComponentPlace] {
    var memory = ReaderMemory()
    return components.places(in: [], enclosedBy: [], nil, updating: &memory)
  }

  var placesByID: [String: ComponentPlace] {
    Dictionary(zip(allComponents.map(\.id), places), uniquingKeysWith: { first, _ in first })
  }

  func placed(
    only ids: Set<String>? = nil, in layout: StopLayout? = nil
  ) -> [PlacedComponent] {
    let components = layout?.components ?? allComponents
    let places = layout?.surroundings ?? places
    let first = components.firstIndex { $0.traits.presence == .always && !$0.common.isHidden }
    return components.indices.compactMap { index in
      guard ids.map({ $0.contains(components[index].id) }) ?? true else { return nil }
      var place = places[index]
      if let app, index == first { place.memory.unannouncedApp = app }
      return (components[index], place)
    }
  }
}

extension [any Component] {
  fileprivate func places(
    in outer: [StopGroup], enclosedBy enclosing: [Enclosing], _ parent: Enclosing?,
    updating memory: inout ReaderMemory
  ) -> [ComponentPlace] {
    var places: [ComponentPlace] = []
    for (index, (component, list)) in zip(self, lists).enumerated() {
      var around = enclosing
      if var parent {
        parent.index = component.position.map { $0.index - 1 } ?? index
        around.append(parent)
      } else if let last = around.indices.last {
        around[last].viewCount += count - 1
        if index > 0 { around[last].isFirst = false }
      }
      let inside = Enclosing(component)
      let place = ComponentPlace(
        groups: outer, list: list, enclosing: around + (inside.map { [$0] } ?? []), memory: memory)
      let traits = component.traits
      let nested = component.nestedComponents
      let own = outer + (traits.group.map { [$0] } ?? [])
      var after = memory
      var within = around
      if let last = within.indices.last, !component.common.label.isEmpty {
        within[last].viewCount += 1
        within[last].isFirst = false
      }
      let nestedPlaces = nested.places(in: own, enclosedBy: within, inside, updating: &after)
      let leading = nested.prefix(component.leadingCount).reduce(0) { $0 + $1.withNested.count }
      places += nestedPlaces.prefix(leading) + [place] + nestedPlaces.dropFirst(leading)
      guard !component.common.isHidden, traits.presence == .always else { continue }
      if nested.isEmpty { after.groups = own }
      memory = after
    }
    return places
  }

  private var lists: [String?] {
    var lists: [String?] = map { _ in nil }
    for index in indices.dropFirst() {
      guard let position = self[index].position,
        self[index - 1].position == Position(index: position.index - 1, count: position.count)
      else { continue }
      lists[index - 1] = lists[index - 1] ?? self[index - 1].id
      lists[index] = lists[index - 1]
    }
    return lists
  }
}
