extension NaturalOrder {
  /// Returns a note for each stop that a platform sorts differently from the list.
  package func notes(about siblings: [any Component]) -> [String] {
    let own = Platform.allCases.flatMap { platform -> [String] in
      guard let toolkits = siblings.first?.common.toolkits,
        let order = order(of: siblings, on: platform)
      else { return [] }
      let toolkit = platform == .voiceOver ? toolkits.iOS : toolkits.android
      return IncreasingRun.movedPositions(in: order).sorted().map { place in
        let title = siblings[order[place]].title
        let neighbour =
          place + 1 < order.count
          ? "before \(siblings[order[place + 1]].title)"
          : "after \(siblings[order[place - 1]].title)"
        return "\(platform.readerName) would read \(title) \(neighbour), because of their frames; "
          + "to keep the order of the list, the app must set \(toolkit.orderAttribute)"
      }
    }
    return own + siblings.flatMap { notes(about: $0.nestedComponents) }
  }
}

extension Toolkit {
  fileprivate var orderAttribute: String {
    switch self {
    case .compose: "traversalIndex (Modifier.semantics)"
    case .views: "android:accessibilityTraversalBefore"
    case .uikit: "accessibilityElements of the container"
    case .swiftui: "accessibilitySortPriority"
    case .reactNative: "experimental_accessibilityOrder of the container"
    case .flutter: "Semantics(sortKey:)"
    }
  }
}
