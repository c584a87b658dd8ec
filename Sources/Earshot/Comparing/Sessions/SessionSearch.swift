/// Finds the cheapest explanation of a session.
///
/// After each line, a few hypotheses remain (a beam search). If a line is not the next stop in
/// swipe order, the last lines are searched again with all actions.
struct SessionSearch {
  struct Trace {
    let event: SessionEvent
    let previous: Int?
    let cursor: Walkthrough.Cursor?

    init(_ event: SessionEvent, after previous: Int?) {
      self.event = event
      self.previous = previous
      cursor = if case .heard(_, let utterance, _) = event { utterance.cursor } else { nil }
    }
  }

  private static let width = 12
  private static let memory = 8
  /// Lines before an unexplained line.
  private static let thoroughLines = 4
  /// A hypothesis that costs this much more than the cheapest is dropped.
  private static let slack = 2300

  var states: SessionStates
  var matcher: SessionMatcher
  private(set) var trail: [Trace] = []
  private(set) var beam: [SessionHypothesis] = []
  private var earlier: [(line: Int, beam: [SessionHypothesis])] = []
  /// The state after the steps of a known path.
  private var guide: SessionHypothesis
  let lines: [SessionLine]
  private let mostRest: Int
  private let mostCost: Int

  init(_ session: Session, lines: [SessionLine], lexicon: Lexicon) {
    self.lines = lines
    mostRest = session.mostRest
    mostCost = session.mostCost
    matcher = SessionMatcher(lexicon)
    states = session.states(folding: lexicon.folding)
    guide = SessionHypothesis(state: 0, pending: states.beginning[...])
    beam = [guide]
    if let first = states.arrivalAtFirstStop(app: session.app) {
      beam.append(
        SessionHypothesis(
          state: first.state, pending: first.utterances[...], cost: SessionCost.silent))
    }
    if session.start == .any { startAnywhere() }
  }

  private mutating func startAnywhere() {
    for utterance in states.scene(of: 0).utterances.prefix(Self.mostStarts) {
      guard let cursor = utterance.cursor else { continue }
      let touch = Action.touch(states.focus(of: cursor))
      let tap = Action.gesture(.doubleTap)
      let touched = states.move(touch, from: 0).state
      let opened = states.move(tap, from: touched).state
      let ways = [(touched, [touch])] + (opened == touched ? [] : [(opened, [touch, tap])])
      for (state, actions) in ways where state != 0 {
        let scene = states.scene(of: state)
        for (focus, utterance) in zip(scene.focuses, scene.utterances).prefix(Self.mostStarts)
        where matcher.exact(lines[0], utterance) != nil {
          let move = states.move(.touch(focus), from: state)
          beam.append(
            SessionHypothesis(
              state: move.state, pending: move.utterances[...], cost: SessionCost.touch,
              new: (actions + [move.action]).map { .silent($0) }))
        }
      }
    }
  }

  private static let mostStarts = 1000

  struct Explanation {
    var events: [SessionEvent]
    var cost: Int
    var isCut = false
    /// The never-heard stops after the last line: the first one and their number.
    var rest: (first: SessionUtterance, count: Int)?
  }

  mutating func explain() -> Explanation {
    for index in lines.indices {
      follow(index)
      if beam[0].cost > mostCost {
        let next = index + (beam[0].hasNextLine ? 2 : 1)
        let unknown = lines.indices.dropFirst(next).map { SessionEvent.unknown(line: $0) }
        return Explanation(
          events: events(of: beam[0], since: nil) + unknown, cost: beam[0].cost, isCut: true)
      }
    }
    let best = beam[0]
    let events = events(of: best, since: nil)
    let heard = Set(
      events.compactMap { event in
        if case .heard(_, let utterance, _) = event { utterance.cursor } else { nil }
      })
    return Explanation(
      events: events, cost: best.cost, rest: rest(after: best, besides: heard))
  }

  /// Explains the lines in each range.
  ///
  /// For the lines between ranges, the steps in `path` are used, without a comparison of words.
  mutating func explain(_ ranges: [Range<Int>], on path: [SessionStep]) -> [SessionEvent] {
    var explained: [SessionEvent] = []
    var next = 0
    for range in ranges {
      for index in next..<range.lowerBound { take(path[index], as: index) }
      next = range.lowerBound
      earlier = []
      if next > 0 { beam = [guide] }
      let start = guide.last
      for index in range { follow(index) }
      guard let best = beam.min(by: { $0.cost < $1.cost }) else { continue }
      explained += events(of: best, since: start).drop {
        // Drops hints at the beginning, because they belong to earlier lines.
        if case .hint = $0 { true } else { false }
      }
    }
    return explained
  }

  private func events(of hypothesis: SessionHypothesis, since start: Int?) -> [SessionEvent] {
    var events: [SessionEvent] = []
    var place = hypothesis.last
    while let current = place, current != start {
      events.append(trail[current].event)
      place = trail[current].previous
    }
    return events.reversed()
  }

  private mutating func take(_ step: SessionStep, as index: Int) {
    if states.count > SessionStates.most { forgetStates() }
    for action in step.actions {
      let move = states.move(action, from: guide.state)
      guide.state = move.state
      guide.pending = move.utterances[...]
    }
    guard let reason = step.reason else { return }
    guide.hintKey = ""
    var heard: SessionUtterance?
    if let place = guide.pending.firstIndex(where: {
      $0.cursor == step.cursor && $0.reason == reason
    }) {
      heard = guide.pending[place]
      guide.pending = guide.pending[(place + 1)...]
    } else if let cursor = step.cursor, reason != .activation {
      // This profile has no announcement for `step` here, so `guide` touches the step's stop.
      guide.pending = []
      if states.walk(guide.state).cursor != cursor {
        let move = states.move(.touch(states.focus(of: cursor)), from: guide.state)
        guide.state = move.state
        heard = move.utterances.first { $0.cursor == cursor }
      }
    }
    guard let heard else { return }
    guide.cursor = heard.cursor ?? guide.cursor
    guide.hintKey = matcher.exact(lines[index], heard)?.hintKey ?? ""
    trail.append(Trace(.heard(line: index, heard, after: nil), after: guide.last))
    guide.last = trail.count - 1
  }

  private mutating func rest(
    after end: SessionHypothesis, besides heard: Set<Walkthrough.Cursor>
  ) -> (first: SessionUtterance, count: Int)? {
    var first: SessionUtterance? = end.pending.first { !$0.isOptional }
    var count = first == nil ? 0 : 1
    var state = end.state
    for _ in count..<mostRest {
      let move = states.move(.gesture(.swipeRight), from: state)
      guard let next = move.utterances.first(where: { !$0.isOptional }), move.state != state else {
        break
      }
      state = move.state
      if let cursor = next.cursor, heard.contains(cursor) { continue }
      if first == nil { first = next }
      count += 1
    }
    return first.map { ($0, count) }
  }

  private mutating func follow(_ index: Int) {
    if states.count > SessionStates.most { forgetStates() }
    if let next = inSwipeOrder(index) {
      remember(index)
      beam = next
      return
    }
    let best = beam[0].cost
    var next = inAllWays(index)
    if next[0].cost - best < SessionCost.different {
      remember(index)
      beam = next
      return
    }
    if let start = earlier.first {
      beam = start.beam
      for line in start.line..<index {
        beam = inAllWays(line, isThorough: line + Self.thoroughLines >= index)
      }
      let other = inAllWays(index)
      next = selected(other + next)
    }
    earlier = []
    beam = next
  }

  private mutating func remember(_ index: Int) {
    earlier.append((index, beam))
    if earlier.count > Self.memory { earlier.removeFirst() }
  }

  private mutating func forgetStates() {
    var kept = Set((beam + [guide]).map(\.state))
    for one in earlier { kept.formUnion(one.beam.map(\.state)) }
    let numbers = states.keep(kept)
    func renumbered(_ beam: [SessionHypothesis]) -> [SessionHypothesis] {
      beam.map { old in
        var new = old
        new.state = numbers[old.state] ?? 0
        return new
      }
    }
    guide.state = numbers[guide.state] ?? 0
    beam = renumbered(beam)
    for index in earlier.indices { earlier[index].beam = renumbered(earlier[index].beam) }
  }

  /// Returns the hypotheses after a line; nil if the line is not the next stop of the best
  /// hypothesis.
  private mutating func inSwipeOrder(_ index: Int) -> [SessionHypothesis]? {
    let line = lines[index]
    guard line.actions == nil, !beam[0].hasNextLine else { return nil }
    let best = beam[0].cost
    var isNext = false
    var next: [SessionHypothesis] = []
    for one in beam where one.cost < best + SessionCost.different && !one.hasNextLine {
      var found: [SessionHypothesis] = []
      add(one.pending, of: one, as: index, to: &found, isExact: true)
      if found.isEmpty, one.canMove {
        let move = states.move(.gesture(.swipeRight), from: one.state)
        add(move, of: one, as: index, to: &found, isExact: true)
      }
      if one.cost == best { isNext = isNext || !found.isEmpty }
      next += found
    }
    return isNext ? selected(next) : nil
  }

  mutating func selected(_ hypotheses: [SessionHypothesis]) -> [SessionHypothesis] {
    let best = hypotheses.lazy.map(\.cost).min() ?? 0
    var seen: Set<Identity> = []
    var selected: [SessionHypothesis] = []
    for (_, var one) in hypotheses.enumerated().filter({ $1.cost <= best + Self.slack })
      .sorted(by: { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) })
    {
      guard selected.count < Self.width else { break }
      guard seen.insert(Identity(one)).inserted else { continue }
      for event in one.new {
        trail.append(Trace(event, after: one.last))
        one.last = trail.count - 1
      }
      one.new = []
      selected.append(one)
    }
    return selected
  }

  private struct Identity: Hashable {
    let state: Int
    let pending: Int
    let cursor: Walkthrough.Cursor?
    let hasNextLine: Bool

    init(_ hypothesis: SessionHypothesis) {
      hasNextLine = hypothesis.hasNextLine
      state = hypothesis.state
      pending = hypothesis.pending.count
      cursor = hypothesis.cursor
    }
  }
}
