/// The longest common subsequence of two sequences.
///
/// The linear-space algorithm of Myers, "An O(ND) difference algorithm and its variations" (1986).
/// For very different sequences, the search ends early with a shorter result.
package struct CommonSequence {
  private static let mostDifferences = 2048

  private let left: [Int32]
  private let right: [Int32]
  private var forward: [Int]
  private var backward: [Int]
  private var partner: [Int]

  /// Returns the positions of the common elements, in ascending order in both sequences.
  ///
  /// The elements must be at least 0 and less than `limit`.
  package static func pairs(
    _ left: [Int32], _ right: [Int32], below limit: Int
  ) -> [(left: Int, right: Int)] {
    let (lefts, rights) = (Self.marks(of: left, limit), Self.marks(of: right, limit))
    let keptLeft = left.indices.filter { rights[Int(left[$0])] }
    let keptRight = right.indices.filter { lefts[Int(right[$0])] }
    var search = CommonSequence(keptLeft.map { left[$0] }, keptRight.map { right[$0] })
    search.run()
    return search.partner.enumerated().compactMap { position, partner in
      partner < 0 ? nil : (keptLeft[position], keptRight[partner])
    }
  }

  private static func marks(of elements: [Int32], _ limit: Int) -> [Bool] {
    var marks = Array(repeating: false, count: limit)
    for element in elements { marks[Int(element)] = true }
    return marks
  }

  private init(_ left: [Int32], _ right: [Int32]) {
    self.left = left
    self.right = right
    let diagonals = left.count + right.count + 3
    forward = Array(repeating: 0, count: diagonals)
    backward = forward
    partner = Array(repeating: -1, count: left.count)
  }

  private struct Box {
    var left: Range<Int>
    var right: Range<Int>
  }

  private mutating func run() {
    var waiting = [Box(left: left.indices, right: right.indices)]
    while let next = waiting.popLast() {
      let box = matchingEnds(of: next)
      guard !box.left.isEmpty, !box.right.isEmpty else { continue }
      let (x, y) = middle(of: box)
      waiting.append(Box(left: box.left.lowerBound..<x, right: box.right.lowerBound..<y))
      waiting.append(Box(left: x..<box.left.upperBound, right: y..<box.right.upperBound))
    }
  }

  private mutating func matchingEnds(of box: Box) -> Box {
    var (x, y) = (box.left.lowerBound, box.right.lowerBound)
    var (endX, endY) = (box.left.upperBound, box.right.upperBound)
    while x < endX, y < endY, left[x] == right[y] {
      partner[x] = y
      (x, y) = (x + 1, y + 1)
    }
    while x < endX, y < endY, left[endX - 1] == right[endY - 1] {
      (endX, endY) = (endX - 1, endY - 1)
      partner[endX] = endY
    }
    return Box(left: x..<endX, right: y..<endY)
  }

  private struct Band {
    var low: Int
    var high: Int

    mutating func step(
      within bounds: ClosedRange<Int>, _ reached: inout [Int], outside: Int, _ zero: Int
    ) {
      if low > bounds.lowerBound {
        low -= 1
        reached[zero + low - 1] = outside
      } else {
        low += 1
      }
      if high < bounds.upperBound {
        high += 1
        reached[zero + high + 1] = outside
      } else {
        high -= 1
      }
    }
  }

  private mutating func middle(of box: Box) -> (Int, Int) {
    let zero = right.count + 1
    let bounds =
      (box.left.lowerBound - box.right.upperBound)...(box.left.upperBound - box.right.lowerBound)
    let first = box.left.lowerBound - box.right.lowerBound
    let last = box.left.upperBound - box.right.upperBound
    let isOdd = (first - last) % 2 != 0
    var ahead = Band(low: first, high: first)
    var behind = Band(low: last, high: last)
    forward[zero + first] = box.left.lowerBound
    backward[zero + last] = box.left.upperBound
    for _ in 0..<Self.mostDifferences {
      ahead.step(within: bounds, &forward, outside: -1, zero)
      if let point = advance(ahead, in: box, meeting: isOdd ? behind : nil) { return point }
      behind.step(within: bounds, &backward, outside: Int.max, zero)
      if let point = retreat(behind, in: box, meeting: isOdd ? nil : ahead) { return point }
    }
    return farthest(ahead, behind, in: box)
  }

  private mutating func advance(_ band: Band, in box: Box, meeting other: Band?) -> (Int, Int)? {
    let zero = right.count + 1
    for diagonal in stride(from: band.high, through: band.low, by: -2) {
      let (below, above) = (forward[zero + diagonal - 1], forward[zero + diagonal + 1])
      var x = below < above ? above : below + 1
      var y = x - diagonal
      while x < box.left.upperBound, y < box.right.upperBound, left[x] == right[y] {
        (x, y) = (x + 1, y + 1)
      }
      forward[zero + diagonal] = x
      if let other, other.low <= diagonal, diagonal <= other.high, backward[zero + diagonal] <= x {
        return (x, y)
      }
    }
    return nil
  }

  private mutating func retreat(_ band: Band, in box: Box, meeting other: Band?) -> (Int, Int)? {
    let zero = right.count + 1
    for diagonal in stride(from: band.high, through: band.low, by: -2) {
      let (below, above) = (backward[zero + diagonal - 1], backward[zero + diagonal + 1])
      var x = below < above ? below : above - 1
      var y = x - diagonal
      while x > box.left.lowerBound, y > box.right.lowerBound, left[x - 1] == right[y - 1] {
        (x, y) = (x - 1, y - 1)
      }
      backward[zero + diagonal] = x
      if let other, other.low <= diagonal, diagonal <= other.high, x <= forward[zero + diagonal] {
        return (x, y)
      }
    }
    return nil
  }

  private func farthest(_ ahead: Band, _ behind: Band, in box: Box) -> (Int, Int) {
    let zero = right.count + 1
    var best = (x: box.left.lowerBound, y: box.right.lowerBound)
    for diagonal in stride(from: ahead.low, through: ahead.high, by: 2) {
      let x = min(forward[zero + diagonal], box.left.upperBound, box.right.upperBound + diagonal)
      if x + x - diagonal > best.x + best.y { best = (x, x - diagonal) }
    }
    var rest = (x: box.left.upperBound, y: box.right.upperBound)
    for diagonal in stride(from: behind.low, through: behind.high, by: 2) {
      let x = max(backward[zero + diagonal], box.left.lowerBound, box.right.lowerBound + diagonal)
      if x + x - diagonal < rest.x + rest.y { rest = (x, x - diagonal) }
    }
    let gone = best.x + best.y - box.left.lowerBound - box.right.lowerBound
    let come = box.left.upperBound + box.right.upperBound - rest.x - rest.y
    return gone > come ? best : rest
  }
}
