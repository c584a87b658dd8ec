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

  /// A value that equals its label can be the placeholder.
  var mayShowPlaceholders: Bool {
    nodes.contains {
      XCUIElementTypes.fields.contains($0.type) && $0.placeholder == nil && $0.value != nil
        && $0.value == $0.label
    }
  }

  mutating func markAccessible(where isAccessible: (XCUINode) -> Bool) {
    for index in nodes.indices { nodes[index].isAccessible = isAccessible(nodes[index]) }
  }

  /// Returns the screen, with notes if sorting moved stops, or if an alert or a sheet hides stops.
  ///
  /// If the file contains `accessible`, the limit for focus stops does not apply. If the frames and
  /// the tree have the same order, the limit for the reading order does not apply: VoiceOver
  /// follows one of them (the tree if the app sets `accessibilityElements`).
  func reading(lifting: [FormatLimit] = [], notes: [Capture.Note] = []) -> CaptureFormat.Reading {
    let elements = XCUIElements(nodes)
    let all = elements.elements
    let listed = all.filter { !$0.isUncertain }
    let sorted = XCUIReadingOrder(nodes).sorted(listed)
    let moved = zip(listed, sorted).first { $0.node != $1.node }
    let order = moved.map { _, first in
      Capture.Note(
        "the file has no focus order; the stops were sorted by their frames, so this stop is now earlier",
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
    var screen = CapturedScreen(elements: sorted.with(uncertainOf: all), places: places)
    screen.modal = elements.modal?.kind
    screen.window = nodes.lazy.filter { ["Application", "Window"].contains($0.type) }
      .compactMap(\.frame).first { !$0.isEmpty }
    return CaptureFormat.Reading(
      .voiceOver(screen),
      lifting: lifting + (elements.stopsAreCertain ? [.focusStops] : [])
        + (moved == nil && listed.allSatisfy(\.hasArea) ? [.readingOrder] : []),
      notes: notes + [hidden, order].compactMap(\.self))
  }
}

extension [CapturedElement] {
  /// Inserts the uncertain elements after their predecessors in the file, because the frames of
  /// uncertain elements can be out of date.
  fileprivate func with(uncertainOf listed: [CapturedElement]) -> [CapturedElement] {
    var last: Int?
    var following: [Int?: [CapturedElement]] = [:]
    for element in listed {
      if element.isUncertain {
        following[last, default: []].append(element)
      } else {
        last = element.node
      }
    }
    guard !following.isEmpty else { return self }
    return (following[nil] ?? []) + flatMap { [$0] + (following[$0.node] ?? []) }
  }
}

extension CapturedElement {
  fileprivate var hasArea: Bool { frame.map { $0.width > 0 && $0.height > 0 } == true }
}
