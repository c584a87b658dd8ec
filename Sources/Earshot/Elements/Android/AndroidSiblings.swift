enum AndroidSiblings {
  typealias Frame = VoiceOverScreen.Frame

  /// As in Compose's `sortByGeometryGroupings`.
  static func orderInCompose(_ frames: [Frame], isRightToLeft: Bool) -> [Int] {
    var rows: [(top: Double, bottom: Double, members: [Int])] = []
    for (index, frame) in frames.enumerated() {
      let row = rows.firstIndex { max($0.top, frame.y) < min($0.bottom, frame.bottom) }
      if let row {
        rows[row].top = max(rows[row].top, frame.y)
        rows[row].bottom = min(rows[row].bottom, frame.bottom)
        rows[row].members.append(index)
      } else {
        rows.append((frame.y, frame.bottom, [index]))
      }
    }
    rows = sorted(rows) { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
    return rows.flatMap { row in
      sorted(row.members) { one, other in
        let (left, right) = (frames[one], frames[other])
        return isRightToLeft
          ? (-left.right, left.y, left.bottom, -left.x)
            < (-right.right, right.y, right.bottom, -right.x)
          : (left.x, left.y, left.bottom, left.right)
            < (right.x, right.y, right.bottom, right.right)
      }
    }
  }

  /// As in `ViewGroup.ChildListForAccessibility`.
  static func orderInViews(_ frames: [Frame], isRightToLeft: Bool) -> [Int] {
    sorted(Array(frames.indices)) { one, other in
      let (left, right) = (frames[one], frames[other])
      if left.bottom <= right.y { return true }
      if left.y >= right.bottom { return false }
      let edges = isRightToLeft ? (-left.right, -right.right) : (left.x, right.x)
      guard edges.0 == edges.1 else { return edges.0 < edges.1 }
      return (left.y, -left.height, -left.width) < (right.y, -right.height, -right.width)
    }
  }

  /// Sorts by stable insertion, because the order of views is not transitive.
  private static func sorted<Item>(_ items: [Item], _ precedes: (Item, Item) -> Bool) -> [Item] {
    items.reduce(into: []) { result, item in
      let place = result.lastIndex { !precedes(item, $0) }
      result.insert(item, at: place.map { $0 + 1 } ?? 0)
    }
  }
}

extension VoiceOverScreen.Frame {
  var right: Double { x + width }
  var bottom: Double { y + height }

  func union(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }
}
