import Testing

@testable import Earshot

private struct Scrolled {
  let count: Int
  let content: Range<Int>
  let windows: [Range<Int>]

  /// Two captures must share at least two stops, because a single common stop could be part of a
  /// bar.
  init(by random: inout SeededGenerator) {
    let header = Int.random(in: 0...3, using: &random)
    let height = Int.random(in: 4...9, using: &random)
    var windows = [header..<(header + height)]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let step = Int.random(in: 2...(height - 2), using: &random)
      let last = windows[windows.count - 1]
      windows.append((last.lowerBound + step)..<(last.upperBound + step))
    }
    self.windows = windows
    content = header..<windows[windows.count - 1].upperBound
    count = content.upperBound + Int.random(in: 0...3, using: &random)
  }

  var missing: [Set<Int>] {
    windows.map { window in Set(content).subtracting(window) }
  }

  var outside: [Set<Int>] { ScrolledCaptures(count: count, missing: missing).outside }
}

@Suite struct `Captures of a screen that was scrolled` {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `miss only stops outside their windows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Scrolled(by: &random)
    #expect(screen.outside == screen.missing)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `miss a stop between two that they show`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Scrolled(by: &random)
    for (capture, window) in screen.windows.enumerated() {
      for place in 1..<max(1, screen.count - 1) {
        let isSeenElsewhere = screen.missing.enumerated().contains {
          $0 != capture && !$1.contains(place)
        }
        let shown = Set(0..<screen.count).subtracting(screen.missing[capture])
        guard isSeenElsewhere, shown.isSuperset(of: [place - 1, place, place + 1]) else { continue }
        var missing = screen.missing
        missing[capture].insert(place)
        let outside = ScrolledCaptures(count: screen.count, missing: missing).outside
        #expect(
          outside == screen.missing, "\(screen.count), \(screen.content), \(window): \(place)")
      }
    }
  }

  @Test func `were not scrolled if one shows everything`() {
    #expect(ScrolledCaptures(count: 5, missing: [[], [4]]).outside == [[], []])
    #expect(ScrolledCaptures(count: 5, missing: [[], [0]]).outside == [[], []])
  }

  @Test func `are missing stops that none of them shows`() {
    #expect(
      ScrolledCaptures(count: 6, missing: [[2, 4, 5], [0, 1, 2]]).outside == [[4, 5], [0, 1]])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `report once a stop that none of them shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Scrolled(by: &random)
    let lost = Int.random(in: 0..<screen.count, using: &random)
    let missing = screen.missing.map { $0.union([lost]) }
    let captures = ScrolledCaptures(count: screen.count, missing: missing)
    guard captures.outside.contains(where: { !$0.isEmpty }) else { return }
    let tellers = captures.toldElsewhere.indices.filter {
      !captures.toldElsewhere[$0].contains(lost)
    }
    #expect(tellers.count == 1, "\(screen.count), \(screen.content), \(screen.windows): \(lost)")
    #expect(captures.toldElsewhere.allSatisfy { $0.isSubset(of: [lost]) })
  }

  @Test func `report a missing stop in the capture with its neighbours`() {
    let captures = ScrolledCaptures(count: 8, missing: [[5, 6, 7], [0, 1, 5], [0, 1, 2, 5]])
    #expect(captures.toldElsewhere == [[5], [], [5]])
  }

  @Test func `may have nothing in common`() {
    #expect(ScrolledCaptures(count: 4, missing: [[2, 3], [0, 1]]).outside == [[2, 3], [0, 1]])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `do not hide a lost stop between two stops of a scroll container`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...9, using: &random)
    let lost = (0..<Int.random(in: 2...3, using: &random)).map { _ in
      Set([Int.random(in: 1..<count - 1, using: &random)])
    }
    let captures = ScrolledCaptures(count: count, missing: lost, inside: lost)
    #expect(captures.outside.allSatisfy { $0.isEmpty }, "\(lost)")
    let told = zip(lost, captures.toldElsewhere).filter { !$0.isSubset(of: $1) }
    #expect(!told.isEmpty)
  }
}
