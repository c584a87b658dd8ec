struct VoiceOverContexts {
  private let screen: VoiceOverScreen
  private let groups: VoiceOverGroups
  private let tables: VoiceOverTables
  private let places: [Int]
  private let tabCounts: [Int: Int]
  private var tabsSoFar: [Int: Int] = [:]

  init(of screen: VoiceOverScreen, groups: VoiceOverGroups, stops: [VoiceOverGroups.Stop]) {
    self.screen = screen
    self.groups = groups
    tables = VoiceOverTables(of: screen, groups: groups, stops: stops)
    var places = [Int](repeating: 0, count: screen.nodes.count)
    for inside in screen.children {
      for (place, index) in inside.enumerated() { places[index] = place }
    }
    self.places = places
    tabCounts = stops.reduce(into: [:]) { counts, stop in
      guard let provider = groups.all[stop.group].provider,
        groups.all[provider].content.container != .systemTabBar || screen.isTabBarItem(stop.node)
      else { return }
      counts[provider, default: 0] += 1
    }
  }

  mutating func next(_ stop: VoiceOverGroups.Stop) -> VoiceOverContext? {
    guard let provider = groups.all[stop.group].provider else { return nil }
    let group = groups.all[provider].content
    if group.container == .systemTabBar { return nextItem(stop, of: provider) }
    if group.container == .dataTable {
      return tables.context(of: stop.node, in: group, numbered: provider)
    }
    guard group.isExplicitlyOrdered else {
      return group.container == .tabBar ? nextTab(of: provider) : nil
    }
    // Only direct members of an `accessibilityElements` array have a position.
    let array = screen.children[groups.all[provider].node]
    let place = places[stop.node]
    guard array.indices.contains(place), array[place] == stop.node else { return nil }
    return context(in: group.container, at: place, of: array.count)
  }

  private mutating func nextTab(of provider: Int) -> VoiceOverContext {
    tabsSoFar[provider, default: 0] += 1
    return .tab(index: tabsSoFar[provider, default: 0], count: tabCounts[provider, default: 0])
  }

  private mutating func nextItem(
    _ stop: VoiceOverGroups.Stop, of provider: Int
  ) -> VoiceOverContext? {
    guard screen.isTabBarItem(stop.node) else { return nil }
    let place = tabsSoFar[provider, default: 0]
    tabsSoFar[provider] = place + 1
    let buttons = tabCounts[provider, default: 0]
    let items = groups.all[provider].content.itemCount ?? buttons
    guard items > 0, buttons.isMultiple(of: items) else { return nil }
    return .tabBarItem(index: place % items + 1, count: items)
  }

  private func context(
    in container: VoiceOverScreen.Container?, at place: Int, of count: Int
  ) -> VoiceOverContext? {
    switch container {
    case .tabBar: .tab(index: place + 1, count: count)
    case .list: place == 0 ? .listStart : place == count - 1 ? .listEnd : nil
    case .landmark: place == 0 ? .landmarkStart : place == count - 1 ? .landmarkEnd : nil
    case .segmentedControl: .series(index: place + 1, count: count)
    case .systemTabBar, .dataTable, .semanticGroup, nil: nil
    }
  }
}

extension VoiceOverScreen {
  fileprivate func isTabBarItem(_ index: Index) -> Bool {
    guard case .element(let element, _) = nodes[index].content else { return false }
    return element.traits.contains(.tabBarItem)
  }
}
