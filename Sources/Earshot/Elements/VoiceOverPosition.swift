/// Which of two positions is read first.
struct VoiceOverPosition {
  private let threshold: Double
  private let isRightToLeft: Bool

  init(idiom: VoiceOverScreen.Idiom, direction: VoiceOverScreen.Direction) {
    threshold = idiom == .phone ? 8 : 13
    isRightToLeft = direction == .rightToLeft
  }

  /// A left and a top edge in points.
  struct Origin: Hashable {
    var x: Double
    var y: Double

    /// Behind everything else: where an empty group stands.
    static let nowhere = Origin(x: .infinity, y: .infinity)

    init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The origin of a frame; one that is not finite counts as empty.
    init(of frame: VoiceOverScreen.Frame) {
      let isFinite =
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
      self.init(x: isFinite ? frame.x : 0, y: isFinite ? frame.y : 0)
    }
  }

  /// Returns whether one origin is read before another.
  ///
  /// Not transitive: a row is whatever is less than the threshold apart, so that the result of
  /// sorting depends on the order before it.
  func comes(_ left: Origin, before right: Origin) -> Bool {
    if abs(left.y - right.y) >= threshold { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// Returns the items in the order that a stable insertion sort gives, starting from theirs.
  ///
  /// Positions that no chain of rows connects never change sides, so each such band is sorted by
  /// itself; a band that is one row needs no insertion sort.
  func sorted<Item>(_ items: [(item: Item, origin: Origin)]) -> [Item] {
    bands(of: items).flatMap { band in
      isOneRow(band) ? sortedAsRow(band) : insertionSorted(band)
    }
  }

  private func bands<Item>(
    of items: [(item: Item, origin: Origin)]
  ) -> [[(item: Item, origin: Origin)]] {
    var bandOfItem = [Int](repeating: 0, count: items.count)
    var band = -1
    var top = -Double.infinity
    for index in items.indices.sorted(by: { items[$0].origin.y < items[$1].origin.y }) {
      if band < 0 || items[index].origin.y - top >= threshold { band += 1 }
      top = items[index].origin.y
      bandOfItem[index] = band
    }
    var bands = [[(item: Item, origin: Origin)]](repeating: [], count: band + 1)
    for (index, item) in items.enumerated() { bands[bandOfItem[index]].append(item) }
    return bands
  }

  private func isOneRow<Item>(_ band: [(item: Item, origin: Origin)]) -> Bool {
    let tops = band.map(\.origin.y)
    guard let highest = tops.min(), let lowest = tops.max() else { return true }
    return !(lowest - highest >= threshold)
  }

  private func sortedAsRow<Item>(_ band: [(item: Item, origin: Origin)]) -> [Item] {
    let order = band.indices.sorted { left, right in
      let (first, second) = (band[left].origin.x, band[right].origin.x)
      guard first != second else { return left < right }
      return isRightToLeft ? first > second : first < second
    }
    return order.map { band[$0].item }
  }

  private func insertionSorted<Item>(_ band: [(item: Item, origin: Origin)]) -> [Item] {
    var sorted = band
    for index in sorted.indices.dropFirst() {
      let item = sorted[index]
      var place = index
      while place > 0, comes(item.origin, before: sorted[place - 1].origin) {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = item
    }
    return sorted.map(\.item)
  }
}
