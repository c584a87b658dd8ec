extension SessionSearch {
  private static let reach = 16
  private static let mostPassed = 100

  mutating func addSurroundings(
    of one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
  ) {
    let line = lines[index]
    let skipped = one.pending.filter { !$0.isOptional }
    let count = next.count
    addNeighbours(of: one, after: skipped, as: index, &next)
    guard count == next.count else { return }
    let scene = states.scene(of: one.state)
    let here = scene.position(of: states.walk(one.state).cursor) ?? -1
    for place in scene.nearest(line.key, to: here) where place != here {
      let move = states.move(.touch(scene.focuses[place]), from: one.state)
      guard let utterance = move.utterances.first(where: { !$0.isOptional }),
        let match = matcher.exact(line, utterance) ?? matcher.exact(line, scene.utterances[place])
      else { continue }
      var found = one
      found.state = move.state
      found.pending = []
      found.cursor = utterance.cursor
      found.hintKey = match.hintKey
      found.cost += match.cost + SessionCost.touch
      let action = SessionAction(action: move.action, isRecorded: false)
      let passed = scene.utterances[min(here + 1, place)..<place]
      note(
        skipped, Array(passed.prefix(Self.mostPassed)), count: skipped.count + passed.count, index,
        in: &found)
      found.new.append(.heard(line: index, scene.utterances[place], after: action))
      next.append(found)
    }
  }

  private mutating func addNeighbours(
    of one: SessionHypothesis, after skipped: [SessionUtterance], as index: Int,
    _ next: inout [SessionHypothesis]
  ) {
    for gesture in [Action.Gesture.swipeRight, .swipeLeft] {
      var state = one.state
      var passed: [SessionUtterance] = []
      for distance in 1...Self.reach {
        let move = states.move(.gesture(gesture), from: state)
        guard let utterance = move.utterances.first(where: { !$0.isOptional }), move.state != state
        else { break }
        let isPassed = distance > 1 || !skipped.isEmpty
        if isPassed, let match = matcher.exact(lines[index], utterance) {
          var found = one
          found.state = move.state
          found.pending = []
          found.cursor = utterance.cursor
          found.hintKey = match.hintKey
          found.cost += match.cost + distance + SessionCost.of(move.action)
          let others = gesture == .swipeRight ? passed : []
          note(skipped, others, count: skipped.count + others.count, index, in: &found)
          found.new.append(
            .heard(
              line: index, utterance,
              after: SessionAction(action: move.action, isRecorded: false)))
          next.append(found)
          break
        }
        passed.append(utterance)
        state = move.state
      }
    }
  }

  private func note(
    _ skipped: [SessionUtterance], _ others: [SessionUtterance], count: Int, _ index: Int,
    in found: inout SessionHypothesis
  ) {
    let passed = skipped + others
    guard !passed.isEmpty else { return }
    let recent = recentStops(of: found, before: index)
    let unheard = passed.filter { $0.cursor.map { !recent.contains($0) } ?? true }
    guard !unheard.isEmpty else { return }
    found.cost += SessionCost.missing
    if let action = found.action, !action.action.isStep, let first = skipped.first {
      found.new.append(.missing(first, after: action, before: index))
      found.action = nil
      return
    }
    found.new.append(
      .passed(unheard, count: count - passed.count + unheard.count, before: index))
  }

  private static let recentLines = 3

  private func recentStops(
    of one: SessionHypothesis, before index: Int
  ) -> Set<Walkthrough.Cursor> {
    var stops: Set<Walkthrough.Cursor> = []
    var place = one.last
    while let current = place {
      switch trail[current].event {
      case .heard(let line, let utterance, _):
        guard line >= index - Self.recentLines else { return [] }
        if let cursor = utterance.cursor { stops.insert(cursor) }
      // Ignores stops heard before the last skipped stop.
      case .passed, .missing: return stops
      case .hint, .unknown, .repeated, .swapped, .silent: break
      }
      place = trail[current].previous
    }
    return []
  }
}
