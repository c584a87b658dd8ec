extension SessionSearch {
  private static let rememberedEvents = 1000

  /// Adds hypotheses in which a line announces a neighbour that changed silently while it had
  /// focus, such as a deselected row.
  mutating func addSilentChanges(
    of one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
  ) {
    for (there, back) in [
      (Action.Gesture.swipeRight, Action.Gesture.swipeLeft), (.swipeLeft, .swipeRight),
    ] {
      let arrived = states.move(.gesture(there), from: one.state).state
      guard let cursor = states.walk(arrived).cursor, hadFocus(cursor, before: one) else {
        continue
      }
      for action in states.actions(in: arrived) {
        let change = states.move(action, from: arrived)
        guard change.utterances.isEmpty, change.state != arrived,
          states.walk(change.state).cursor == cursor
        else { continue }
        let left = states.move(.gesture(back), from: change.state).state
        guard states.walk(left).cursor == states.walk(one.state).cursor else { continue }
        var changed = one
        changed.state = left
        changed.new += [.silent(.gesture(there)), .silent(action), .silent(.gesture(back))]
        changed.cost += SessionCost.touch + SessionCost.of(action) + SessionCost.silent
        let move = states.move(.gesture(there), from: left)
        add(move, of: changed, as: index, to: &next, isExact: true)
      }
    }
  }

  private func hadFocus(
    _ cursor: Walkthrough.Cursor, before one: SessionHypothesis
  ) -> Bool {
    var place = one.last
    for _ in 0..<Self.rememberedEvents {
      guard let current = place else { return false }
      if trail[current].cursor == cursor { return true }
      place = trail[current].previous
    }
    return false
  }
}
