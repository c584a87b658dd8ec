import EarshotOutput

/// Prints only changed lines, so that a screen reader does not repeat unchanged lines.
struct ChangeReporter {
  private var good: [String] = []
  private var mistakes: [String] = []
  private var isFirst = true

  mutating func told(_ result: Watch.Result) -> TerminalText {
    defer { isFirst = false }
    if result.isBroken {
      defer { mistakes = result.lines }
      return text(Self.added(to: mistakes, in: result.lines))
    }
    defer { (good, mistakes) = (result.lines, []) }
    let added = Self.added(to: good, in: result.lines)
    let mended = mistakes.isEmpty ? [] : ["(fixed)"]
    guard !isFirst, added.isEmpty, mended.isEmpty else { return text(mended + added) }
    return text(["(\(good.count - result.lines.count) lines removed)"])
  }

  private func text(_ lines: [String]) -> TerminalText {
    lines.map { TerminalText($0) + "\n" }.joined()
  }

  static func added(to old: [String], in new: [String]) -> [String] {
    places(ofAddedTo: old, in: new).map { new[$0] }
  }

  /// Returns the indexes of added lines; in long texts, all lines count as added, because comparing
  /// takes quadratic time.
  static func places(ofAddedTo old: [String], in new: [String]) -> [Int] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (was, now) = (Array(oldRest.dropLast(end)), Array(newRest.dropLast(end)))
    guard was.count * now.count < 4_000_000 else { return Array(start..<start + now.count) }
    return now.difference(from: was).insertions.compactMap { change in
      guard case .insert(let place, let line, _) = change, !line.isEmpty else { return nil }
      return start + place
    }
  }
}
