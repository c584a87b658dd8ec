/// Captures of one screen at several scroll positions.
///
/// Each capture shows the fixed bars and one window of the content. If a window should show a stop
/// but does not, the stop is missing in the app.
package struct ScrolledCaptures: Sendable {
  package let outside: [Set<Int>]
  /// For each capture, the missing stops that are reported for another capture.
  ///
  /// A missing stop is reported for the capture that shows the largest number of neighbouring
  /// stops; in a tie, for the first.
  package let toldElsewhere: [Set<Int>]

  /// Finds the windows.
  ///
  /// `inside` contains the missing stops that no scroll position can hide. If all captures lack
  /// such a stop, it is reported once.
  package init(count: Int, missing: [Set<Int>], inside: [Set<Int>]) {
    let nowhere = missing.dropFirst().reduce(missing.first ?? []) { $0.intersection($1) }
    self.init(
      count: count,
      missing: missing.enumerated().map { capture, missing in
        inside.indices.contains(capture)
          ? missing.subtracting(inside[capture].subtracting(nowhere)) : missing
      })
  }

  package init(count: Int, missing: [Set<Int>]) {
    let seen = (0..<count).filter { place in missing.contains { !$0.contains(place) } }
    let captures = missing.map { missing in seen.map { !missing.contains($0) } }
    let scrolledOut = Self.scrolledOut(of: captures, count: seen.count).map { $0.map { seen[$0] } }
    outside = scrolledOut.map(Set.init)
    let isScrolled = scrolledOut.contains { !$0.isEmpty }
    toldElsewhere =
      isScrolled
      ? Self.toldElsewhere(of: captures, seen: seen, count: count) : captures.map { _ in [] }
  }

  private static func toldElsewhere(
    of captures: [[Bool]], seen: [Int], count: Int
  ) -> [Set<Int>] {
    var told = captures.map { _ in Set<Int>() }
    var next = 0
    for place in Set(0..<count).subtracting(seen).sorted() {
      while next < seen.count, seen[next] < place { next += 1 }
      let around = [next - 1, next].filter(seen.indices.contains)
      func shown(_ capture: Int) -> Int { around.count { captures[capture][$0] } }
      let most = captures.indices.map(shown).max()
      let reportingCapture = captures.indices.first { shown($0) == most }
      for capture in captures.indices where capture != reportingCapture {
        told[capture].insert(place)
      }
    }
    return told
  }

  /// Tries fixed bars of all lengths, longest first; returns the gaps that explain as many missing
  /// stops as possible.
  private static func scrolledOut(of captures: [[Bool]], count: Int) -> [[Int]] {
    var starts: Set<Int> = [0]
    var ends: Set<Int> = [count]
    for shown in captures {
      for place in shown.indices where !shown[place] {
        if place == 0 || shown[place - 1] { starts.insert(place) }
        if place == count - 1 || shown[place + 1] { ends.insert(place + 1) }
      }
    }
    let (firsts, lasts) = (starts.sorted().prefix(mostBars), ends.sorted().suffix(mostBars))
    let pairs = Differences(captures)
    let tops = firsts.map { start in captures.indices.map { pairs.top(of: $0, from: start) } }
    let bottoms = lasts.map { end in captures.indices.map { pairs.bottom(of: $0, to: end) } }
    var best = (count: 0, gaps: captures.map { _ in [Range<Int>]() })
    for (start, tops) in zip(firsts, tops).reversed() {
      for (end, bottoms) in zip(lasts, bottoms) where start < end {
        let gaps = zip(tops, bottoms).map { top, bottom in
          // If content left the window at one end, other content must have entered at the other
          // end.
          (top.change < end ? [top.gap] : []) + (bottom.change >= start ? [bottom.gap] : [])
        }
        let count = gaps.joined().reduce(0) { $0 + $1.count }
        if count > best.count { best = (count, gaps) }
      }
    }
    return best.gaps.map { $0.flatMap(\.self) }
  }

  private static let mostBars = 60
}

private struct Differences {
  /// The top or bottom end of a capture's window.
  ///
  /// `gap` is the range of stops between the window and the bar. A capture that shows stops in the
  /// gap can lack stops of the window; `change` is the nearest of these to the gap.
  struct End {
    var gap: Range<Int>
    var change: Int
  }

  private let captures: [[Bool]]
  private let shownBefore: [[Int]]

  init(_ captures: [[Bool]]) {
    self.captures = captures
    shownBefore = captures.map { shown in
      shown.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
    }
  }

  func top(of capture: Int, from start: Int) -> End {
    let shown = captures[capture]
    guard let first = shown[start...].firstIndex(of: true) else {
      return End(gap: start..<start, change: .max)
    }
    let gap = start..<first
    let changes = others(in: gap).compactMap { other in
      (first..<shown.count).first { shown[$0] && !captures[other][$0] }
    }
    return End(gap: gap, change: changes.min() ?? .max)
  }

  func bottom(of capture: Int, to end: Int) -> End {
    let shown = captures[capture]
    guard let last = shown[..<end].lastIndex(of: true) else {
      return End(gap: end..<end, change: .min)
    }
    let gap = (last + 1)..<end
    let changes = others(in: gap).compactMap { other in
      (0...last).last { shown[$0] && !captures[other][$0] }
    }
    return End(gap: gap, change: changes.max() ?? .min)
  }

  private func others(in gap: Range<Int>) -> [Int] {
    captures.indices.filter { shownBefore[$0][gap.upperBound] > shownBefore[$0][gap.lowerBound] }
  }
}
