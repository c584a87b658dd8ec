extension SessionSearch {
  mutating func inAllWays(_ index: Int, isThorough: Bool = false) -> [SessionHypothesis] {
    let line = lines[index]
    var next: [SessionHypothesis] = []
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
    if isThorough || !next.contains(where: { $0.cost < beam[0].cost + SessionCost.different }) {
      for one in beam.prefix(Self.lookingAround) where !one.hasNextLine && line.actions == nil {
        addSwapped(one, as: index, &next, extraCost: isThorough ? SessionCost.swappedBefore : 0)
        if one.canMove {
          addUnheard(of: one, as: index, &next)
          addSilentChanges(of: one, as: index, &next)
        }
      }
    }
    let cheap = beam[0].cost + SessionCost.similar
    // Recorded actions determine the focus, so stops in other places are not searched.
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

  private mutating func addSwapped(
    _ one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis], extraCost: Int
  ) {
    guard index + 1 < lines.count, lines[index + 1].actions == nil,
      lines[index].key != lines[index + 1].key
    else { return }
    var firsts: [SessionHypothesis] = []
    add(one.pending, of: one, as: index + 1, to: &firsts, isExact: true)
    if one.canMove, index > 0 {
      addMoves(of: one, as: index + 1, &firsts, isExact: true, depth: 2)
    }
    for first in firsts.prefix(Self.lookingAround) {
      var both: [SessionHypothesis] = []
      add(first.pending, of: first, as: index, to: &both, isExact: true)
      if first.canMove { addMoves(of: first, as: index, &both, isExact: true, depth: 2) }
      for var swapped in both {
        swapped.cost += SessionCost.missing + extraCost
        swapped.new.append(.swapped(line: index))
        swapped.hasNextLine = true
        next.append(swapped)
      }
    }
  }

  /// Adds hypotheses with two actions; the log has an announcement only for the second.
  private mutating func addUnheard(
    of one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
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

  /// Adds hypotheses in which an action opens or closes something and moves focus to an unexpected
  /// stop.
  private mutating func addWrongFocus(
    of one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
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
    to one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
  ) {
    add(one.pending, of: one, as: index, to: &next, isExact: false)
    guard one.canMove else {
      if let missed = one.missing(before: index) {
        addMoves(of: missed, as: index, &next, isExact: true)
      }
      return
    }
    addMoves(of: one, as: index, &next, isExact: false)
  }

  private mutating func addMoves(
    of one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis], isExact: Bool,
    depth: Int = 0
  ) {
    let typed = isExact ? nil : textTyped(in: one.state, for: index)
    for action in actions(of: one.state, for: lines[index]) {
      let move = states.move(action, from: one.state)
      if !move.utterances.isEmpty {
        add(move, of: one, as: index, to: &next, isExact: isExact || action.isTyping)
      } else if move.state != one.state, depth < 2 {
        var silent = one
        silent.state = move.state
        silent.cost += SessionCost.silent
        silent.new.append(.silent(action))
        addMoves(of: silent, as: index, &next, isExact: true, depth: depth + 1)
      }
    }
    guard let typed else { return }
    let move = states.move(.type(typed), from: one.state)
    add(
      move, of: one, as: index, to: &next, isExact: false, ifDifferent: SessionCost.differentEvent)
  }

  /// If this line is a wrong echo of typing, returns the typed text, which the next line announces
  /// as the field's value.
  private func textTyped(in state: Int, for index: Int) -> String? {
    guard states.isEditing(state), index + 1 < lines.count else { return nil }
    let value = lines[index + 1].text.prefix { $0 != "," }
    return value.isEmpty || value.count > Self.longestTyped ? nil : String(value)
  }

  private static let longestTyped = 40

  private mutating func actions(of state: Int, for line: SessionLine) -> [Action] {
    var actions = states.actions(in: state) + states.events(in: state)
    if states.isEditing(state) {
      let text = line.text
      actions += ([text, text.lowercased(), " "] + text.suffix(1).map { String($0) })
        .uniqued.filter { $0.count <= Self.longestTyped }.map { .type($0) }
    }
    return actions
  }

  private mutating func addRecorded(
    _ actions: [Action], to one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
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
      guard action == actions.last else { continue }
      for other in move.others {
        var moved = done
        moved.state = other.state
        add(other.utterances[...], of: moved, as: index, to: &next, isExact: true)
      }
    }
    add(done.pending, of: done, as: index, to: &next, isExact: false)
    if !done.canMove { addSurroundings(of: done, as: index, &next) }
    var unknown = done
    unknown.pending = []
    addUnexplained(unknown, as: index, &next)
  }

  private func addUnexplained(
    _ one: SessionHypothesis, as index: Int, _ next: inout [SessionHypothesis]
  ) {
    var unknown = one
    unknown.cost += lines[index].isOfSystem ? SessionCost.foreign : SessionCost.unknown
    unknown.new.append(.unknown(line: index))
    next.append(unknown)
    guard index > 0, lines[index].key == lines[index - 1].key else { return }
    var repeated = one
    repeated.cost += SessionCost.repeated
    repeated.new.append(.repeated(line: index))
    next.append(repeated)
  }

  mutating func add(
    _ move: SessionMove, of one: SessionHypothesis, as index: Int,
    to next: inout [SessionHypothesis], isExact: Bool, ifDifferent extraCost: Int = 0
  ) {
    var moved = one
    moved.state = move.state
    moved.cost += SessionCost.of(move.action)
    moved.action = SessionAction(action: move.action, isRecorded: false)
    add(
      move.utterances[...], of: moved, as: index, to: &next, isExact: isExact,
      ifDifferent: move.action.isOfApp ? SessionCost.differentEvent : extraCost)
    for other in move.others {
      moved.state = other.state
      add(other.utterances[...], of: moved, as: index, to: &next, isExact: true)
    }
  }

  mutating func add(
    _ pending: ArraySlice<SessionUtterance>, of one: SessionHypothesis, as index: Int,
    to next: inout [SessionHypothesis], isExact: Bool, ifDifferent extraCost: Int = 0
  ) {
    let line = lines[index]
    // If the line equals an optional announcement, it explains a later announcement only if it
    // equals that announcement too.
    var isExact = isExact
    for (place, utterance) in zip(pending.indices, pending) {
      if utterance.followsSameStop, one.cursor != utterance.cursor { continue }
      let exact = matcher.exact(line, utterance)
      if let match = exact ?? (isExact ? nil : matcher.near(line, utterance)) {
        var heard = one
        heard.cost += match.cost
        if exact == nil {
          heard.cost += extraCost + (utterance.isOptional ? SessionCost.optional : 0)
        }
        heard.pending = pending[(place + 1)...]
        heard.cursor = utterance.cursor ?? one.cursor
        heard.hintKey = match.hintKey
        heard.new.append(.heard(line: index, utterance, after: one.action))
        heard.action = nil
        next.append(heard)
      }
      if !utterance.isOptional { return }
      isExact = isExact || exact != nil
    }
  }
}

extension Action {
  var isStep: Bool { self == .gesture(.swipeRight) || self == .gesture(.swipeLeft) }

  /// Any line could be an inexact echo of typed text, so only exact echoes count as typing.
  fileprivate var isTyping: Bool { if case .type = self { true } else { false } }

  fileprivate var isOfApp: Bool { if case .app = self { true } else { false } }

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
