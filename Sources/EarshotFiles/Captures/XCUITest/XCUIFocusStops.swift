internal import Earshot

/// Selects the focus stops; if the file lacks the attribute `accessible`, the elements' types
/// decide.
struct XCUIFocusStops {
  private let nodes: [XCUINode]
  private let lastDescendant: [Int]
  private let screen: VoiceOverScreen.Frame?
  private var hasStopInside: [Bool] = []
  let isCertain: Bool
  private var endsOfKeyboards: [Int: Double] = [:]

  init(_ nodes: [XCUINode]) {
    self.nodes = nodes
    isCertain = nodes.contains { $0.isAccessible == true }
    screen = nodes.first { $0.frame != nil }?.frame
    var last = Array(nodes.indices)
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent { last[parent] = max(last[parent], last[index]) }
    }
    lastDescendant = last
    for index in nodes.indices {
      guard nodes[index].type == "Keyboard", let frame = nodes[index].frame, frame.height > 0,
        let window = window(around: index)
      else { continue }
      let end = frame.y + frame.height
      endsOfKeyboards[window] = min(endsOfKeyboards[window] ?? end, end)
    }
    hasStopInside = stopsInside()
    findStops()
    leaveOutHidden()
  }

  private func stopsInside() -> [Bool] {
    var found = Array(repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() {
      guard let parent = nodes[index].parent, !found[parent] else { continue }
      let isControl = XCUIElementTypes.controls.contains(nodes[index].type)
      found[parent] = found[index] || (isControl || !isEmpty(nodes[index])) && isReached(index)
    }
    return found
  }

  private(set) var stops: [Int] = []
  /// Elements that may be stops, because they have a text; the file does not show whether they are.
  ///
  /// An element that is not `visible` can be uncertain: WebDriverAgent uses a hit test for
  /// `visible`, but VoiceOver does not.
  private(set) var uncertain: Set<Int> = []
  private(set) var modal: (kind: CapturedScreen.Modal, index: Int, hiding: Int)?

  private mutating func leaveOutHidden() {
    var holdsStop = Array(repeating: false, count: nodes.count)
    for stop in stops where !uncertain.contains(stop) {
      var next = nodes[stop].parent
      while let index = next, !holdsStop[index] {
        holdsStop[index] = true
        next = nodes[index].parent
      }
    }
    let open = nodes.indices.last {
      holdsStop[$0] && CapturedScreen.Modal(rawValue: nodes[$0].type) != nil
    }
    guard let open, let kind = CapturedScreen.Modal(rawValue: nodes[open].type) else { return }
    let reached = stops.filter {
      inside(open).contains($0) || nodes[$0].identifier == XCUIElementTypes.dismissRegion
    }
    modal = (kind, open, Set(stops).subtracting(reached).subtracting(uncertain).count)
    stops = reached
  }

  private mutating func findStops() {
    // The most recent stop that contains other elements (`by`), and the index of its last
    // descendant (`last`). Only some of the controls inside this stop are stops themselves.
    var covered: (last: Int, by: Int)?
    for index in nodes.indices {
      if let around = covered, index <= around.last {
        guard isControl(index, apartFrom: around.by) else { continue }
        stops.append(index)
      } else if isStop(index) {
        stops.append(index)
        covered = (lastDescendant[index], index)
      } else if isUncertain(index) {
        stops.append(index)
        uncertain.insert(index)
      }
    }
  }

  private func isUncertain(_ index: Int) -> Bool {
    let node = nodes[index]
    guard XCUIElementTypes.readable.contains(node.type),
      !XCUIElementTypes.containers.contains(node.type), !(node.label ?? node.name ?? "").isEmpty,
      !isCertain || node.isAccessible == true, !isOfSystem(index), !isDisclosureIndicator(node)
    else { return false }
    return isReached(index) || isOutside(node) == false && !isInHiddenWindow(index)
  }

  private func isInHiddenWindow(_ index: Int) -> Bool {
    ancestors(of: index).contains { nodes[$0].type == "Window" && !nodes[$0].isVisible }
  }

  private func isStop(_ index: Int) -> Bool {
    let node = nodes[index]
    if isCertain {
      return node.isAccessible == true && isReached(index) && !isOfSystem(index)
        && !isScrollBar(index)
    }
    guard isReached(index), !isOfSystem(index), !isDisclosureIndicator(node) else { return false }
    if XCUIElementTypes.controls.contains(node.type) { return true }
    guard !isEmpty(node), !XCUIElementTypes.containers.contains(node.type) else { return false }
    if XCUIElementTypes.readable.contains(node.type) { return true }
    // Frameworks repeat the labels of stops in the view around them.
    return !isScrollBar(index) && !hasStopInside[index]
  }

  /// Whether an element is the arrow of a cell (a disabled button).
  private func isDisclosureIndicator(_ node: XCUINode) -> Bool {
    let name = XCUIElementTypes.disclosureIndicator
    return !node.isEnabled && node.label == name && (node.identifier ?? name) == name
  }

  private func isEmpty(_ node: XCUINode) -> Bool {
    (node.label ?? "").isEmpty && (node.value ?? "").isEmpty
  }

  private func isReached(_ index: Int) -> Bool {
    let node = nodes[index]
    return node.isVisible || isOutside(node) == true && isInsideScrolling(index)
  }

  private func isOutside(_ node: XCUINode) -> Bool? {
    guard let frame = node.frame, let screen, frame.width > 0, frame.height > 0 else { return nil }
    return frame.x >= screen.x + screen.width || frame.x + frame.width <= screen.x
      || frame.y >= screen.y + screen.height || frame.y + frame.height <= screen.y
  }

  private func isControl(_ index: Int, apartFrom outer: Int) -> Bool {
    let node = nodes[index]
    guard XCUIElementTypes.controls.contains(node.type), isReached(index) else { return false }
    // UIKit's text field is a container: VoiceOver focuses the text inside it and the views next to
    // the text (WebDriverAgent, XCUIElement+FBWebDriverAttributes.m, `isWDAAccessible`).
    if XCUIElementTypes.fieldsWithViews.contains(nodes[outer].type) {
      return !XCUIElementTypes.fields.contains(node.type)
        && (!isCertain || node.isAccessible == true)
    }
    guard !isCertain, nodes[outer].type == "Cell",
      !XCUIElementTypes.switches.contains(node.type), node.isEnabled,
      !(node.label ?? "").isEmpty, node.label != nodes[outer].label
    else { return false }
    return node.parent.map { nodes[$0].label != node.label } ?? true
  }

  /// Whether an element is a scroll bar; XCTest prints a localized percentage.
  private func isScrollBar(_ index: Int) -> Bool {
    guard let parent = nodes[index].parent, nodes[index].type == "Other",
      XCUIElementTypes.scrolling.contains(nodes[parent].type)
    else { return false }
    let last = lastDescendant[parent]
    let hasPercentage = nodes[index].value?.isPercentage == true
    if index == last {
      // The second bar can lack a value.
      return hasPercentage
        ? nodes[index].frame == nil || isVerticalBar(index) != nil
        : nodes[index].value == nil && nodes[index - 1].value?.isPercentage == true
          && isCrossing(index, index - 1, in: parent)
    }
    guard hasPercentage else { return false }
    if nodes[index].frame == nil {
      return index + 1 == last && nodes[last].type == "Other" && nodes[last].parent == parent
    }
    return index + 1 == last && isCrossing(last, index, in: parent) || isAtEdge(index, of: parent)
  }

  private func isCrossing(_ index: Int, _ other: Int, in parent: Int) -> Bool {
    guard [index, other].allSatisfy({ nodes[$0].type == "Other" && nodes[$0].parent == parent }),
      let isVertical = isVerticalBar(index), let isOtherVertical = isVerticalBar(other)
    else { return false }
    return isVertical != isOtherVertical
  }

  private func isAtEdge(_ index: Int, of parent: Int) -> Bool {
    guard let isVertical = isVerticalBar(index), let bar = nodes[index].frame,
      let around = nodes[parent].frame
    else { return false }
    let distances =
      isVertical
      ? [bar.x - around.x, around.x + around.width - bar.x - bar.width]
      : [around.y + around.height - bar.y - bar.height]
    return distances.contains { abs($0) <= Self.distanceOfBar }
  }

  /// Nil if the element is thicker than a bar.
  private func isVerticalBar(_ index: Int) -> Bool? {
    guard let frame = nodes[index].frame,
      min(frame.width, frame.height) <= Self.thicknessOfBar
    else { return nil }
    return frame.width < frame.height
  }

  private static let thicknessOfBar = 30.0
  private static let distanceOfBar = 8.0

  private func isOfSystem(_ index: Int) -> Bool {
    ancestors(of: index).contains { XCUIElementTypes.system.contains(nodes[$0].type) }
      || isUnderKeyboard(index)
  }

  /// Whether an element is below the keys (`inputAccessoryView` is above).
  private func isUnderKeyboard(_ index: Int) -> Bool {
    guard !endsOfKeyboards.isEmpty, let frame = nodes[index].frame,
      let window = window(around: index), let end = endsOfKeyboards[window]
    else { return false }
    return frame.y >= end
  }

  private func window(around index: Int) -> Int? {
    ancestors(of: index).first { nodes[$0].type == "Window" }
  }

  private func isInsideScrolling(_ index: Int) -> Bool { scroller(around: index) != nil }

  func scroller(around index: Int) -> Int? {
    ancestors(of: index).first { XCUIElementTypes.scrolling.contains(nodes[$0].type) }
  }

  func ancestors(of index: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: index) { nodes[$0].parent }
  }

  func inside(_ index: Int) -> Range<Int> { index + 1..<lastDescendant[index] + 1 }
}

extension String {
  fileprivate var isPercentage: Bool {
    contains { "%٪".contains($0) }
      && allSatisfy { $0.isNumber || $0.isWhitespace || "%٪\u{200E}\u{200F}\u{61C}".contains($0) }
  }
}
