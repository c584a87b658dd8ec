internal import Earshot

/// The bars of a screen of iOS, such as navigation bars and toolbars.
///
/// A bar has the width of the screen and no label. UIKit centres a bar's items vertically, so their
/// tops can differ, but VoiceOver reads them as one row.
struct MaestroBars {
  private(set) var indices: Set<Int> = []

  /// UIKit's navigation bars without a large title are usually 44 points high (32 in landscape),
  /// toolbars 44 or 49, and search bars 56; Apple does not guarantee this.
  private static let heights = 32.0...64.0
  private static let tolerance = 2.0
  private static let mostNodes = 60

  init(_ nodes: [(attributes: JSONValue, parent: Int?)]) {
    let frames = nodes.map { $0.attributes.text("bounds").flatMap(AndroidView.bounds) }
    let labels = nodes.map { $0.attributes.text("accessibilityText")?.isEmpty == false }
    var inside: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { inside[parent, default: []].append(index) }
    }
    let direction = XCUIReadingOrder.direction(
      of: nodes.compactMap { $0.attributes.text("accessibilityText") })
    let screen = frames.lazy.compactMap(\.self).first { $0.right > $0.left }
    for (index, frame) in frames.enumerated() where !labels[index] && inside[index] != nil {
      guard let screen, let frame, frame.left <= screen.left, frame.right >= screen.right,
        Self.heights.contains(frame.bottom - frame.top)
      else { continue }
      let items = Self.items(of: index, inside, labels)?.compactMap { frames[$0] } ?? []
      if items.count > 1, Self.areInRow(items, of: frame, direction) { indices.insert(index) }
    }
  }

  private static func items(
    of bar: Int, _ inside: [Int: [Int]], _ isLabelled: [Bool]
  ) -> [Int]? {
    var items: [Int] = []
    var pending = [bar]
    var count = 0
    while let next = pending.popLast() {
      count += 1
      guard count <= mostNodes else { return nil }
      if isLabelled[next] {
        items.append(next)
      } else {
        pending += (inside[next] ?? []).reversed()
      }
    }
    return items
  }

  private static func areInRow(
    _ items: [TalkBackNode.Bounds], of bar: TalkBackNode.Bounds,
    _ direction: VoiceOverScreen.Direction
  ) -> Bool {
    let isCentred = items.allSatisfy { item in
      abs(item.top + item.bottom - bar.top - bar.bottom) <= 2 * tolerance
    }
    return isCentred
      && zip(items, items.dropFirst()).allSatisfy {
        switch direction {
        case .leftToRight: $0.right <= $1.left + tolerance
        case .rightToLeft: $0.left >= $1.right - tolerance
        }
      }
  }
}
