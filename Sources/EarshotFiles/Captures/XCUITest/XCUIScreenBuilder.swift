internal import Earshot

/// Puts the elements of a dump of XCTest together in document order.
struct XCUIScreenBuilder {
  let size: Int
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

  /// Returns what was read, with notes where the stops stand in another order than in the file, or behind
  /// what is open; a file that tells what is a stop lifts that limit.
  func reading(lifting: [FormatLimit] = [], notes: [Capture.Note] = []) -> CaptureFormat.Reading {
    let elements = XCUIElements(nodes)
    let listed = elements.elements
    let sorted = XCUIReadingOrder(nodes).sorted(listed)
    let moved = zip(listed, sorted).first { $0.node != $1.node }
    let order = moved.map { _, first in
      Capture.Note(
        "the file has no order of focus; its stops were put in the order of their frames, in which "
          + "this one comes sooner", at: places.location(of: first.node))
    }
    let hidden = elements.modal.flatMap { modal in
      modal.hiding == 0
        ? nil
        : Capture.Note(
          "VoiceOver does not leave what is open here: \(modal.hiding) "
            + "\(modal.hiding == 1 ? "stop" : "stops") behind it left out",
          at: places.location(of: modal.index))
    }
    var screen = CapturedScreen(elements: sorted, places: places)
    screen.modal = elements.modal?.kind
    return CaptureFormat.Reading(
      .voiceOver(screen),
      lifting: lifting + (elements.stopsAreCertain ? [.focusStops] : []),
      notes: notes + [hidden, order].compactMap(\.self))
  }
}
