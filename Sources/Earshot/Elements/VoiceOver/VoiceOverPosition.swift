struct VoiceOverPosition {
  private let threshold: Double
  private let isRightToLeft: Bool

  init(idiom: VoiceOverScreen.Idiom, direction: VoiceOverScreen.Direction) {
    threshold = idiom == .phone ? 8 : 13
    isRightToLeft = direction == .rightToLeft
  }

  struct Origin: Hashable {
    var x: Double
    var y: Double

    static let nowhere = Origin(x: .infinity, y: .infinity)
  }

  /// Origins are in one row if their `y` differs by less than a threshold.
  ///
  /// The relation is not transitive, so the result of sorting depends on the initial order.
  func comes(_ left: Origin, before right: Origin) -> Bool {
    if abs(left.y - right.y) >= threshold { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }

  /// Returns the order of the origins; each band of overlapping rows is sorted by stable insertion.
  func order(of origins: [Origin]) -> [Int] {
    let numbered = origins.enumerated().map { Numbered(origin: $0.element, number: $0.offset) }
    return bands(of: numbered).flatMap { band in
      (isOneRow(band) ? sortedAsRow(band) : insertionSorted(band)).map(\.number)
    }
  }

  private struct Numbered {
    var origin: Origin
    var number: Int
  }

  private func bands(of origins: [Numbered]) -> [[Numbered]] {
    var bandOfNumber = [Int](repeating: 0, count: origins.count)
    var band = -1
    var top = -Double.infinity
    for next in origins.sorted(by: { $0.origin.y < $1.origin.y }) {
      if band < 0 || next.origin.y - top >= threshold { band += 1 }
      top = next.origin.y
      bandOfNumber[next.number] = band
    }
    var bands = [[Numbered]](repeating: [], count: band + 1)
    for next in origins { bands[bandOfNumber[next.number]].append(next) }
    return bands
  }

  private func isOneRow(_ band: [Numbered]) -> Bool {
    let tops = band.map(\.origin.y)
    guard let highest = tops.min(), let lowest = tops.max() else { return true }
    return !(lowest - highest >= threshold)
  }

  private func sortedAsRow(_ band: [Numbered]) -> [Numbered] {
    band.sorted { left, right in
      guard left.origin.x != right.origin.x else { return left.number < right.number }
      return isRightToLeft ? left.origin.x > right.origin.x : left.origin.x < right.origin.x
    }
  }

  private func insertionSorted(_ band: [Numbered]) -> [Numbered] {
    var blocks = [Block(items: [])]
    for next in band { insert(next, into: &blocks) }
    return blocks.flatMap(\.items)
  }

  /// Without blocks, reversed input would take quadratic time.
  private struct Block {
    static let greatestCount = 512

    var items: [Numbered]
    var top: Double

    init(items: [Numbered]) {
      self.items = items
      top = items.map(\.origin.y).min() ?? .infinity
    }

    mutating func insert(_ item: Numbered, at index: Int) {
      items.insert(item, at: index)
      top = min(top, item.origin.y)
    }
  }

  private func insert(_ next: Numbered, into blocks: inout [Block]) {
    var (index, place) = (0, 0)
    for candidate in blocks.indices.reversed()
    where blocks[candidate].top - next.origin.y < threshold {
      let last = blocks[candidate].items.lastIndex { !comes(next.origin, before: $0.origin) }
      guard let last else { continue }
      (index, place) = (candidate, last + 1)
      break
    }
    blocks[index].insert(next, at: place)
    guard blocks[index].items.count > Block.greatestCount else { return }
    let items = blocks[index].items
    let half = items.count / 2
    blocks.replaceSubrange(
      index...index,
      with: [Block(items: Array(items[..<half])), Block(items: Array(items[half...]))])
  }
}

extension VoiceOverPosition.Origin {
  init(of frame: VoiceOverScreen.Frame) {
    let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
    self.init(x: isFinite ? frame.x : 0, y: isFinite ? frame.y : 0)
  }
}
