internal import Earshot

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

  mutating func markAccessible(where isAccessible: (XCUINode) -> Bool) {
    for index in nodes.indices { nodes[index].isAccessible = isAccessible(nodes[index]) }
  }

  /// Returns the screen, with notes if sorting moved stops, or if an alert or a sheet hides stops.
  ///
  /// If the file contains the attribute `accessible`, the limit for focus stops does not apply.
  func reading(lifting: [FormatLimit] = [], notes: [Capture.Note] = []) -> CaptureFormat.Reading {
    let elements = XCUIElements(nodes)
    let listed = elements.elements
    let sorted = XCUIReadingOrder(nodes).sorted(listed)
    let moved = zip(listed, sorted).first { $0.node != $1.node }
    let order = moved.map { _, first in
      Capture.Note(
        "the file has no focus order; the stops were sorted by their frames, and this stop moved forward",
        at: places.location(of: first.node))
    }
    let hidden = elements.modal.flatMap { modal in
      modal.hiding == 0
        ? nil
        : Capture.Note(
          "VoiceOver stays in the open overlay: \(modal.hiding) "
            + "\(modal.hiding == 1 ? "stop outside it was" : "stops outside it were") left out",
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
