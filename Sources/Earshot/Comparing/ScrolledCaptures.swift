/// Captures of one screen at several scroll positions, with the stops that are scrolled out of each
/// capture.
///
/// Each capture shows the fixed bars and one window of the content. A stop that should be visible,
/// but is not, is missing in the app.
package struct ScrolledCaptures: Sendable {
  package let outside: [Set<Int>]
  /// For each capture, the missing stops that another capture reports.
  ///
  /// A missing stop is reported by the first of the captures that show the most of its neighbours.
  package let toldElsewhere: [Set<Int>]

  package init(count: Int, missing: [Set<Int>]) {
    // A stop that no capture shows is missing in the app.
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

  /// Tries possible bars, longest first; returns the result that explains the most missing stops.
  private static func scrolledOut(of captures: [[Bool]], count: Int) -> [[Int]] {
    var starts: Set<Int> = [0]
    var ends: Set<Int> = [count]
    for shown in captures {
      for place in shown.indices where !shown[place] {
        if place == 0 || shown[place - 1] { starts.insert(place) }
        if place == count - 1 || shown[place + 1] { ends.insert(place + 1) }
      }
    }
    var best = captures.map { _ in [Int]() }
    for start in starts.sorted(by: >).suffix(mostBars) {
      for end in ends.sorted().suffix(mostBars) where start < end {
        let found = scrolledOut(of: captures, between: start..<end)
        if found.joined().count > best.joined().count { best = found }
      }
    }
    return best
  }

  private static func scrolledOut(of captures: [[Bool]], between bars: Range<Int>) -> [[Int]] {
    captures.map { shown in
      let window = window(of: shown, in: bars)
      let gaps = [bars.lowerBound..<window.lowerBound, window.upperBound..<bars.upperBound]
      return gaps.filter { gap in
        // If content left the window at one end, other content must have entered it.
        captures.contains { other in
          gap.contains { other[$0] } && window.contains { shown[$0] && !other[$0] }
        }
      }.flatMap(\.self)
    }
  }

  /// The largest number of bars to try, because more would take too long.
  private static let mostBars = 60

  private static func window(of shown: [Bool], in content: Range<Int>) -> Range<Int> {
    guard let first = content.first(where: { shown[$0] }),
      let last = content.last(where: { shown[$0] })
    else { return content.upperBound..<content.upperBound }
    return first..<(last + 1)
  }
}
