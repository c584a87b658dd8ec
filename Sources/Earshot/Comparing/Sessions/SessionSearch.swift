/// Finds the cheapest explanation of a session.
///
/// After each line, a few hypotheses remain (a beam search). If a line is not the next stop in
/// swipe order, the last lines are searched again with all actions.
struct SessionSearch {
  struct Trace {
    var event: SessionEvent
    var previous: Int?
  }

  private static let width = 12
  private static let memory = 6
  /// A hypothesis that costs this much more than the cheapest is dropped.
  private static let slack = 2300

  var states: SessionStates
  var matcher: SessionMatcher
  private(set) var trail: [Trace] = []
  private(set) var beam: [SessionHypothesis] = []
  private var earlier: [(line: Int, beam: [SessionHypothesis])] = []
  let lines: [SessionLine]
  private let mostRest: Int

  init(_ session: Session, lines: [SessionLine], lexicon: Lexicon) {
    self.lines = lines
    mostRest = session.mostRest
    matcher = SessionMatcher(lexicon)
    states = session.states(folding: lexicon.folding)
    beam = [SessionHypothesis(state: 0, pending: states.beginning[...])]
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
      let touched = states.move(.touch(states.focus(of: cursor)), from: 0).state
      let opened = states.move(.gesture(.doubleTap), from: touched)
      for state in Set([touched, opened.state]) where state != 0 {
        let scene = states.scene(of: state)
        for (focus, utterance) in zip(scene.focuses, scene.utterances).prefix(Self.mostStarts)
        where matcher.exact(lines[0], utterance) != nil {
          let move = states.move(.touch(focus), from: state)
          beam.append(
            SessionHypothesis(
              state: move.state, pending: move.utterances[...], cost: SessionCost.touch))
        }
      }
    }
  }

  private static let mostStarts = 1000

  mutating func explain() -> (events: [SessionEvent], rest: (first: SessionUtterance, count: Int)?)
  {
    for index in lines.indices { follow(index) }
    guard let best = beam.min(by: { $0.cost < $1.cost }) else { return ([], nil) }
    var events: [SessionEvent] = []
    var place = best.last
    while let current = place {
      events.append(trail[current].event)
      place = trail[current].previous
    }
    let heard = Set(
      events.compactMap { event in
        if case .heard(_, let utterance, _) = event { utterance.cursor } else { nil }
      })
    return (events.reversed(), rest(after: best, besides: heard))
  }

  /// Returns the first expected stop after the last line that was never heard, and the number of
  /// these stops.
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
      earlier.append((index, beam))
      if earlier.count > Self.memory { earlier.removeFirst() }
      beam = next
      return
    }
    let best = beam[0].cost
    var next = inAllWays(index)
    if let start = earlier.first, next[0].cost - best >= SessionCost.different {
      let usual = beam
      beam = start.beam
      for line in start.line..<index { beam = inAllWays(line) }
      let other = inAllWays(index)
      if other[0].cost < next[0].cost { next = other } else { beam = usual }
    }
    earlier = []
    beam = next
  }

  private mutating func forgetStates() {
    var kept = Set(beam.map(\.state))
    for one in earlier { kept.formUnion(one.beam.map(\.state)) }
    let numbers = states.keep(kept)
    func renumbered(_ beam: [SessionHypothesis]) -> [SessionHypothesis] {
      beam.map { old in
        var new = old
        new.state = numbers[old.state] ?? 0
        return new
      }
    }
    beam = renumbered(beam)
    for index in earlier.indices { earlier[index].beam = renumbered(earlier[index].beam) }
  }

  /// Returns the hypotheses after a line; nil if the best hypothesis is not in swipe order.
  private mutating func inSwipeOrder(_ index: Int) -> [SessionHypothesis]? {
    let line = lines[index]
    guard line.actions == nil, !beam[0].hasNextLine else { return nil }
    var next: [SessionHypothesis] = []
    for one in beam where one.cost == beam[0].cost && !one.hasNextLine {
      var found: [SessionHypothesis] = []
      add(one.pending, of: one, as: index, to: &found, isExact: true)
      if found.isEmpty, one.canMove {
        let move = states.move(.gesture(.swipeRight), from: one.state)
        add(move, of: one, as: index, to: &found, isExact: true)
      }
      next += found
    }
    return next.isEmpty ? nil : selected(next)
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
        trail.append(Trace(event: event, previous: one.last))
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
