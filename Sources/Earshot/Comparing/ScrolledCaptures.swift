/// Captures of one screen that was scrolled between them, and what each therefore cannot show.
///
/// What scrolls stands between bars that stay; each capture shows the bars and one window of what is
/// between them. What a capture lacks inside its window, or of a bar, is missing in the app.
package struct ScrolledCaptures: Sendable {
  /// For each capture the stops that it need not show, by their places on the screen.
  package let outside: [Set<Int>]
  /// For each capture the stops that none of them shows and of which another one tells it: the first of
  /// those that show the stops around them.
  package let toldElsewhere: [Set<Int>]

  /// Finds what was scrolled out.
  ///
  /// - Parameters:
  ///   - count: How many stops the screen has.
  ///   - missing: For each capture the stops that it lacks, by their places on the screen.
  package init(count: Int, missing: [Set<Int>]) {
    // What no capture shows is missing, wherever it stands.
    let seen = (0..<count).filter { place in missing.contains { !$0.contains(place) } }
    let captures = missing.map { missing in seen.map { !missing.contains($0) } }
    let scrolledOut = Self.scrolledOut(of: captures, count: seen.count).map { $0.map { seen[$0] } }
    outside = scrolledOut.map(Set.init)
    let isScrolled = scrolledOut.contains { !$0.isEmpty }
    toldElsewhere =
      isScrolled
      ? Self.toldElsewhere(of: captures, seen: seen, count: count) : captures.map { _ in [] }
  }

  /// Returns for each capture which of the places that none of them shows another one tells.
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
      let teller = captures.indices.first { shown($0) == most }
      for capture in captures.indices where capture != teller { told[capture].insert(place) }
    }
    return told
  }

  /// Tries the bars that may stay, the long ones first, and returns what most is explained by.
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

  /// Returns what each capture need not show where something scrolls between bars.
  private static func scrolledOut(of captures: [[Bool]], between bars: Range<Int>) -> [[Int]] {
    captures.map { shown in
      let window = window(of: shown, in: bars)
      let gaps = [bars.lowerBound..<window.lowerBound, window.upperBound..<bars.upperBound]
      return gaps.filter { gap in
        // Where one end was scrolled out, the other came in.
        captures.contains { other in
          gap.contains { other[$0] } && window.contains { shown[$0] && !other[$0] }
        }
      }.flatMap(\.self)
    }
  }

  /// More ends of bars are not tried: it would take too long.
  private static let mostBars = 60

  /// What a capture shows of what scrolls, from the first to the last; empty where it shows none.
  private static func window(of shown: [Bool], in content: Range<Int>) -> Range<Int> {
    guard let first = content.first(where: { shown[$0] }),
      let last = content.last(where: { shown[$0] })
    else { return content.upperBound..<content.upperBound }
    return first..<(last + 1)
  }
}
