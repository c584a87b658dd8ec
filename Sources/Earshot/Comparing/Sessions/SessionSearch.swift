/// Finds the cheapest explanation of a session.
///
/// After each line, a few hypotheses remain: possible states of the screen, each with the cheapest
/// actions that lead there (a beam search). While lines follow in swipe order, only the next stop
/// is tried. If a line differs, the last lines are searched again with all actions.
struct SessionSearch {
  struct Hypothesis {
    var state: Int
    /// The announcements of the last action that are not heard yet.
    var pending: ArraySlice<SessionUtterance> = []
    var cost = 0
    var cursor: Walkthrough.Cursor?
    /// The hint that was missing in the last line.
    var hintKey = ""
    var last: Int?
    var new: [SessionEvent] = []
    var action: SessionAction?
    var hasNextLine = false
  }

  private struct Trace {
    var event: SessionEvent
    var previous: Int?
  }

  private static let width = 12
  private static let memory = 6
  /// A hypothesis is dropped if it costs this much more than the cheapest one.
  private static let slack = 2300

  private var states: SessionStates
  private(set) var matcher: SessionMatcher
  private var trail: [Trace] = []
  private var beam: [Hypothesis] = []
  /// The hypotheses before each of the last lines in swipe order.
  private var earlier: [(line: Int, beam: [Hypothesis])] = []
  private let lines: [SessionLine]

  init(_ session: Session, lines: [SessionLine], lexicon: Lexicon) {
    self.lines = lines
    matcher = SessionMatcher(lexicon)
    states = session.states(folding: lexicon.folding)
    beam = [Hypothesis(state: 0, pending: states.beginning[...])]
    if let first = states.arrivalAtFirstStop(app: session.app) {
      beam.append(
        Hypothesis(state: first.state, pending: first.utterances[...], cost: SessionCost.silent))
    }
    if session.start == .any { startAnywhere() }
  }

  /// Allows actions before the first line.
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
            Hypothesis(
              state: move.state, pending: move.utterances[...], cost: SessionCost.touch))
        }
      }
    }
  }

  private static let mostStarts = 1000

  /// Returns the events of the cheapest explanation, and the stops that remain after its end.
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
    return (events.reversed(), rest(after: best))
  }

  private static let mostRest = 1000

  private mutating func rest(
    after end: Hypothesis
  ) -> (first: SessionUtterance, count: Int)? {
    var first: SessionUtterance? = end.pending.first { !$0.isOptional }
    var count = first == nil ? 0 : 1
    var state = end.state
    while count < Self.mostRest {
      let move = states.move(.gesture(.swipeRight), from: state)
      guard let next = move.utterances.first(where: { !$0.isOptional }), move.state != state else {
        break
      }
      if first == nil { first = next }
      count += 1
      state = move.state
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
    func renumbered(_ beam: [Hypothesis]) -> [Hypothesis] {
      beam.map { old in
        var new = old
        new.state = numbers[old.state] ?? 0
        return new
      }
    }
    beam = renumbered(beam)
    for index in earlier.indices { earlier[index].beam = renumbered(earlier[index].beam) }
  }

  /// Returns the hypotheses in which the line is the next expected announcement; nil if these do
  /// not include the best hypothesis.
  private mutating func inSwipeOrder(_ index: Int) -> [Hypothesis]? {
    let line = lines[index]
    guard line.actions == nil, !beam[0].hasNextLine else { return nil }
    var next: [Hypothesis] = []
    for one in beam where one.cost == beam[0].cost && !one.hasNextLine {
      var found: [Hypothesis] = []
      add(one.pending, of: one, as: index, to: &found, isExact: true)
      if found.isEmpty, one.canMove {
        let move = states.move(.gesture(.swipeRight), from: one.state)
        add(move, of: one, as: index, to: &found, isExact: true)
      }
      next += found
    }
    return next.isEmpty ? nil : selected(next)
  }

  private mutating func selected(_ hypotheses: [Hypothesis]) -> [Hypothesis] {
    let best = hypotheses.lazy.map(\.cost).min() ?? 0
    var seen: Set<Identity> = []
    var selected: [Hypothesis] = []
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

    init(_ hypothesis: Hypothesis) {
      hasNextLine = hypothesis.hasNextLine
      state = hypothesis.state
      pending = hypothesis.pending.count
      cursor = hypothesis.cursor
    }
  }
}

// MARK: - Lines

extension SessionSearch {
  private mutating func inAllWays(_ index: Int) -> [Hypothesis] {
    let line = lines[index]
    var next: [Hypothesis] = []
    for one in beam {
      if one.hasNextLine {
        var done = one
        done.hasNextLine = false
        next.append(done)
        continue
      }
      if !one.hintKey.isEmpty, one.hintKey == line.key {
        var hint = one
        hint.hintKey = ""
        hint.new = [.hint(line: index)]
        next.append(hint)
      }
      if let actions = line.actions {
        addRecorded(actions, to: one, as: index, &next)
      } else {
        addInferred(to: one, as: index, &next)
      }
      addUnexplained(one, as: index, &next)
    }
    if !next.contains(where: { $0.cost < beam[0].cost + SessionCost.different }) {
      for one in beam.prefix(Self.lookingAround) where !one.hasNextLine && line.actions == nil {
        addSwapped(one, as: index, &next)
        if one.canMove { addUnheard(of: one, as: index, &next) }
      }
    }
    let cheap = beam[0].cost + SessionCost.similar
    // After recorded actions, the focus is known.
    if !next.contains(where: { $0.cost < cheap }), line.actions?.isEmpty ?? true {
      for one in beam.prefix(Self.lookingAround)
      where !one.hasNextLine && one.cost < cheap + SessionCost.missing {
        addSurroundings(of: one, as: index, &next)
        if one.canMove, line.actions == nil { addWrongFocus(of: one, as: index, &next) }
      }
    }
    return selected(next)
  }

  private static let lookingAround = 4

  /// Adds hypotheses in which this line and the next are in the wrong order.
  private mutating func addSwapped(
    _ one: Hypothesis, as index: Int, _ next: inout [Hypothesis]
  ) {
    guard index + 1 < lines.count, lines[index + 1].actions == nil,
      lines[index].key != lines[index + 1].key
    else { return }
    var firsts: [Hypothesis] = []
    add(one.pending, of: one, as: index + 1, to: &firsts, isExact: true)
    if one.canMove, index > 0 {
      addMoves(of: one, as: index + 1, &firsts, isExact: true, depth: 2)
    }
    for first in firsts.prefix(Self.lookingAround) {
      var both: [Hypothesis] = []
      add(first.pending, of: first, as: index, to: &both, isExact: true)
      if first.canMove { addMoves(of: first, as: index, &both, isExact: true, depth: 2) }
      for var swapped in both {
        swapped.cost += SessionCost.missing
        swapped.new.append(.swapped(line: index))
        swapped.hasNextLine = true
        next.append(swapped)
      }
    }
  }

  /// Adds hypotheses in which an action's announcement is not in the log, and the line follows
  /// another action.
  private mutating func addUnheard(
    of one: Hypothesis, as index: Int, _ next: inout [Hypothesis]
  ) {
    for action in states.actions(in: one.state) {
      let move = states.move(action, from: one.state)
      guard move.state != one.state else { continue }
      var moved = one
      moved.state = move.state
      moved.cost += SessionCost.of(action)
      moved.pending = move.utterances[...]
      moved.action = SessionAction(action: action, isRecorded: false)
      guard let missed = moved.missing(before: index), missed.canMove else { continue }
      addMoves(of: missed, as: index, &next, isExact: true, depth: 2)
    }
  }

  /// Adds hypotheses in which something opened or closed, and focus is on an unexpected stop.
  private mutating func addWrongFocus(
    of one: Hypothesis, as index: Int, _ next: inout [Hypothesis]
  ) {
    for action in states.actions(in: one.state) where action.canMoveFocusAway {
      let move = states.move(action, from: one.state)
      guard states.isOtherScene(move.state, than: one.state) else { continue }
      var moved = one
      moved.state = move.state
      moved.cost += SessionCost.of(action)
      moved.pending = move.utterances[...]
      moved.action = SessionAction(action: action, isRecorded: false)
      addSurroundings(of: moved, as: index, &next)
    }
  }

  private mutating func addInferred(
    to one: Hypothesis, as index: Int, _ next: inout [Hypothesis]
  ) {
    add(one.pending, of: one, as: index, to: &next, isExact: false)
    guard one.canMove else {
      // The expected announcement is not in the log, and the user continued.
      if let missed = one.missing(before: index) {
        addMoves(of: missed, as: index, &next, isExact: true)
      }
      return
    }
    addMoves(of: one, as: index, &next, isExact: false)
  }

  private mutating func addMoves(
    of one: Hypothesis, as index: Int, _ next: inout [Hypothesis], isExact: Bool,
    depth: Int = 0
  ) {
    for action in actions(of: one.state, for: lines[index]) {
      let move = states.move(action, from: one.state)
      if !move.utterances.isEmpty {
        add(move, of: one, as: index, to: &next, isExact: isExact)
      } else if move.state != one.state, depth < 2 {
        var silent = one
        silent.state = move.state
        silent.cost += SessionCost.silent
        addMoves(of: silent, as: index, &next, isExact: true, depth: depth + 1)
      }
    }
  }

  private mutating func actions(of state: Int, for line: SessionLine) -> [Action] {
    var actions = states.actions(in: state) + states.events(in: state)
    if states.isEditing(state) {
      let text = line.text
      actions += ([text, text.lowercased(), " "] + text.suffix(1).map { String($0) })
        .uniqued.filter { $0.count <= 40 }.map { .type($0) }
    }
    return actions
  }

  private mutating func addRecorded(
    _ actions: [Action], to one: Hypothesis, as index: Int, _ next: inout [Hypothesis]
  ) {
    add(one.pending, of: one, as: index, to: &next, isExact: !actions.isEmpty)
    guard !actions.isEmpty else { return addInferred(to: one, as: index, &next) }
    guard var done = one.canMove ? one : one.missing(before: index) else { return }
    for action in actions {
      if !done.canMove, let missed = done.missing(before: index) { done = missed }
      let move = states.move(action, from: done.state)
      done.state = move.state
      done.pending = move.utterances[...]
      done.action = SessionAction(action: action, isRecorded: true)
    }
    add(done.pending, of: done, as: index, to: &next, isExact: false)
    if !done.canMove { addSurroundings(of: done, as: index, &next) }
    var unknown = done
    unknown.pending = []
    addUnexplained(unknown, as: index, &next)
  }

  private func addUnexplained(_ one: Hypothesis, as index: Int, _ next: inout [Hypothesis]) {
    var unknown = one
    unknown.cost += SessionCost.unknown
    unknown.new.append(.unknown(line: index))
    next.append(unknown)
    guard index > 0, lines[index].key == lines[index - 1].key else { return }
    var repeated = one
    repeated.cost += SessionCost.repeated
    repeated.new.append(.repeated(line: index))
    next.append(repeated)
  }

  private mutating func add(
    _ move: SessionMove, of one: Hypothesis, as index: Int, to next: inout [Hypothesis],
    isExact: Bool
  ) {
    var moved = one
    moved.state = move.state
    moved.cost += SessionCost.of(move.action)
    moved.action = SessionAction(action: move.action, isRecorded: false)
    add(move.utterances[...], of: moved, as: index, to: &next, isExact: isExact)
  }

  /// Adds hypotheses in which the line is the next announcement, perhaps after optional ones.
  private mutating func add(
    _ pending: ArraySlice<SessionUtterance>, of one: Hypothesis, as index: Int,
    to next: inout [Hypothesis], isExact: Bool
  ) {
    let line = lines[index]
    for (place, utterance) in zip(pending.indices, pending) {
      if utterance.followsSameStop, one.cursor != utterance.cursor { continue }
      let exact = matcher.exact(line, utterance)
      if let match = exact ?? (isExact ? nil : matcher.near(line, utterance)) {
        var heard = one
        heard.cost += match.cost + (exact == nil && utterance.isOptional ? SessionCost.optional : 0)
        heard.pending = pending[(place + 1)...]
        heard.cursor = utterance.cursor ?? one.cursor
        heard.hintKey = match.hintKey
        heard.new.append(.heard(line: index, utterance, after: one.action))
        heard.action = nil
        next.append(heard)
      }
      if !utterance.isOptional { return }
    }
  }
}

// MARK: - Passed stops

extension SessionSearch {
  /// The number of stops to try in each direction before the whole screen.
  private static let reach = 16
  private static let mostPassed = 100

  /// Adds hypotheses in which the app skipped stops or the user went back.
  private mutating func addSurroundings(
    of one: Hypothesis, as index: Int, _ next: inout [Hypothesis]
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
    of one: Hypothesis, after skipped: [SessionUtterance], as index: Int,
    _ next: inout [Hypothesis]
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

  /// Adds the skipped stops, unless all of them were heard just before.
  private func note(
    _ skipped: [SessionUtterance], _ others: [SessionUtterance], count: Int, _ index: Int,
    in found: inout Hypothesis
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
    of one: Hypothesis, before index: Int
  ) -> Set<Walkthrough.Cursor> {
    var stops: Set<Walkthrough.Cursor> = []
    var place = one.last
    while let current = place {
      switch trail[current].event {
      case .heard(let line, let utterance, _):
        guard line >= index - Self.recentLines else { return [] }
        if let cursor = utterance.cursor { stops.insert(cursor) }
      // Stops that were heard before the last skipped stop do not count.
      case .passed, .missing: return stops
      case .hint, .unknown, .repeated, .swapped: break
      }
      place = trail[current].previous
    }
    return []
  }
}

extension SessionSearch.Hypothesis {
  var canMove: Bool { pending.allSatisfy(\.isOptional) }

  func missing(before index: Int) -> Self? {
    guard let place = pending.firstIndex(where: { !$0.isOptional }) else { return nil }
    var missed = self
    missed.new.append(.missing(pending[place], after: action, before: index))
    missed.pending = pending[(place + 1)...]
    missed.cost += SessionCost.missing
    return missed
  }
}

extension Action {
  var isStep: Bool { self == .gesture(.swipeRight) || self == .gesture(.swipeLeft) }

  fileprivate var canMoveFocusAway: Bool {
    !isStep && self != .gesture(.swipeUp) && self != .gesture(.swipeDown)
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
