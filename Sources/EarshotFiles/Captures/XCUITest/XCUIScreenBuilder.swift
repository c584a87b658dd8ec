internal import Earshot

/// Puts the elements of a dump of XCTest together in document order.
struct XCUIScreenBuilder {
  private let size: Int
  private(set) var nodes: [XCUINode] = []
  private var places = NodePlaces()

  init(size: Int) { self.size = size }

  mutating func add(
    _ node: XCUINode, named name: String, in parent: Int?, at location: SourceLocation
  ) throws(InputError) {
    try FileBudget.nodes.check(nodes.count, bytes: size, at: location)
    places.append(name, parent: parent, at: location)
    nodes.append(node)
    nodes[nodes.count - 1].parent = parent
  }

  /// Marks the elements that a file tells to be accessible by listing them.
  mutating func markAccessible(where isAccessible: (XCUINode) -> Bool) {
    for index in nodes.indices { nodes[index].isAccessible = isAccessible(nodes[index]) }
  }

  /// The focus stops, and whether the file tells which elements are such.
  var screen: (content: Capture.Content, stopsAreCertain: Bool) {
    let elements = XCUIElements(nodes)
    let screen = CapturedScreen(elements: elements.elements, places: places)
    return (.voiceOver(screen), elements.stopsAreCertain)
  }
}
