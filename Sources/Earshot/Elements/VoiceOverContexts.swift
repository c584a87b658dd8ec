/// The contexts that containers give to the elements in them.
struct VoiceOverContexts {
  private let screen: VoiceOverScreen
  private let groups: VoiceOverGroups
  /// For each object its place among those right inside the same one.
  private let places: [Int]
  /// For each tab bar of views how many tabs it has.
  private let tabCounts: [Int: Int]
  private var tabsSoFar: [Int: Int] = [:]

  init(of screen: VoiceOverScreen, groups: VoiceOverGroups, stops: [VoiceOverGroups.Stop]) {
    self.screen = screen
    self.groups = groups
    var places = [Int](repeating: 0, count: screen.nodes.count)
    for inside in screen.children {
      for (place, index) in inside.enumerated() { places[index] = place }
    }
    self.places = places
    tabCounts = stops.reduce(into: [:]) { counts, stop in
      if let provider = groups.all[stop.group].provider { counts[provider, default: 0] += 1 }
    }
  }

  /// Returns the context of the next stop in reading order.
  mutating func next(_ stop: VoiceOverGroups.Stop) -> VoiceOverContext? {
    guard let provider = groups.all[stop.group].provider else { return nil }
    let group = groups.all[provider].content
    guard group.isExplicitlyOrdered else {
      return group.container == .tabBar ? nextTab(of: provider) : nil
    }
    // Only what stands in the array itself is found there.
    let array = screen.children[groups.all[provider].node]
    let place = places[stop.node]
    guard array.indices.contains(place), array[place] == stop.node else { return nil }
    return context(in: group.container, at: place, of: array.count)
  }

  private mutating func nextTab(of provider: Int) -> VoiceOverContext {
    tabsSoFar[provider, default: 0] += 1
    return .tab(index: tabsSoFar[provider, default: 0], count: tabCounts[provider, default: 0])
  }

  private func context(
    in container: VoiceOverScreen.Container?, at place: Int, of count: Int
  ) -> VoiceOverContext? {
    switch container {
    case .tabBar: .tab(index: place + 1, count: count)
    case .list: place == 0 ? .listStart : place == count - 1 ? .listEnd : nil
    case .landmark: place == 0 ? .landmarkStart : place == count - 1 ? .landmarkEnd : nil
    case .dataTable, .semanticGroup, nil: nil
    }
  }
}
