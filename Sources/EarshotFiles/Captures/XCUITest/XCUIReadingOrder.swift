internal import Earshot

/// Sorts stops by their frames, because the file does not contain VoiceOver's order.
struct XCUIReadingOrder {
  private let nodes: [XCUINode]

  private static let groups = XCUIElementTypes.scrolling.union(["Sheet", "Alert", "Cell"])
    .union(ordered)
  /// The types of bars and web pages, in which the order of the file is kept.
  private static let ordered: Set<String> = [
    "NavigationBar", "TabBar", "Toolbar", "SegmentedControl", "WebView",
  ]

  init(_ nodes: [XCUINode]) { self.nodes = nodes }

  func sorted(_ elements: [CapturedElement]) -> [CapturedElement] {
    guard elements.contains(where: { $0.frame.map { !$0.isEmpty } == true }) else {
      return elements
    }
    let width = nodes.lazy.compactMap(\.frame).first?.width ?? 0
    var screen = VoiceOverScreen(
      idiom: width > 700 ? .pad : .phone,
      direction: Self.direction(of: elements.compactMap(\.element.label)))
    var stops: [Int: Int] = [:]
    for (place, captured) in elements.enumerated() { stops[captured.node] = place }
    var places: [VoiceOverScreen.Index: Int] = [:]
    var around: [VoiceOverScreen.Index] = []
    var last = VoiceOverScreen.Frame(x: 0, y: 0)
    for (index, node) in nodes.enumerated() {
      let group = node.parent.map { around[$0] } ?? VoiceOverScreen.root
      around.append(group)
      if let stop = stops[index] {
        if let frame = node.frame, !frame.isEmpty { last = frame }
        places[screen.add(.init(.element(elements[stop].element, last)), to: group)] = stop
      } else if node.keepsOrder || Self.groups.contains(node.type) {
        let isOrdered = node.keepsOrder || Self.ordered.contains(node.type)
        around[index] = screen.add(
          .init(.group(.init(isExplicitlyOrdered: isOrdered, groupsChildren: true))), to: group)
      }
    }
    return VoiceOverReadingOrder(screen).visits.compactMap { places[$0.index] }.map { elements[$0] }
  }

  static func direction(of labels: [String]) -> VoiceOverScreen.Direction {
    var balance = 0
    for label in labels {
      guard let letter = label.unicodeScalars.first(where: \.properties.isAlphabetic) else {
        continue
      }
      balance += (0x0590...0x08FF).contains(letter.value) ? 1 : -1
    }
    return balance > 0 ? .rightToLeft : .leftToRight
  }
}
