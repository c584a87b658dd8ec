@testable import Earshot

/// Tests whether a session is possible: performs every action in every possible state after each
/// line.
struct SessionOracle {
  private let start: Walkthrough
  private static let mostStates = 100

  init(_ walk: Walkthrough) { start = walk }

  func isPossible(_ lines: [String]) -> Bool {
    let folding = Folding()
    let keys = lines.map(folding.key)
    var first: [Arrival] = arrivals(start.timeline.heard[start.beginning.heard], folding)
      .map { Arrival(walk: start, pending: $0) }
    if let stop = start.reachableStops.first {
      var walk = start
      let step = walk.perform(.touch(stop))
      first += arrivals(walk.timeline.heard[step.heard], folding)
        .map { Arrival(walk: walk, pending: $0) }
    }
    var states = first
    var initial = start.stops
    let isSilent = start.timeline.heard[start.beginning.heard].allSatisfy { $0.duration == 0 }
    for (number, key) in keys.enumerated() {
      var next: [SessionStateKey: [Int: Arrival]] = [:]
      func add(_ arrival: Arrival) {
        var walk = arrival.walk
        next[SessionStateKey(&walk, since: &initial), default: [:]][arrival.pending.count] = arrival
      }
      for state in states {
        if state.pending.first == key {
          add(Arrival(walk: state.walk, pending: Array(state.pending.dropFirst())))
        }
        guard number > 0 || isSilent, state.pending.isEmpty else { continue }
        for arrival in following(state.walk, folding, depth: 0) where arrival.pending.first == key {
          add(Arrival(walk: arrival.walk, pending: Array(arrival.pending.dropFirst())))
        }
      }
      states = Array(next.values.flatMap(\.values).prefix(Self.mostStates))
      if states.isEmpty { return false }
    }
    return !states.isEmpty
  }

  private struct Arrival {
    var walk: Walkthrough
    var pending: [String]
  }

  private func following(_ walk: Walkthrough, _ folding: Folding, depth: Int) -> [Arrival] {
    var found: [Arrival] = []
    for action in actions(walk) {
      var next = walk
      next.timeline.restart()
      let step = next.perform(action)
      if let other = next.layers.last?.opening.otherFocus, next.layers.count > walk.layers.count {
        var moved = next
        moved.memory = walk.memory
        moved.timeline.restart()
        let id = moved.components[next.layers[next.layers.count - 1].component].id
        let step = moved.perform(.touch(Focus(component: id, stop: other)))
        found += arrivals(moved.timeline.heard[step.heard], folding)
          .map { Arrival(walk: moved, pending: $0) }
      }
      let said = arrivals(next.timeline.heard[step.heard], folding)
      if said.contains(where: { !$0.isEmpty }) {
        found += said.filter { !$0.isEmpty }.map { Arrival(walk: next, pending: $0) }
      } else if depth < 1, !step.remarks.contains(.edge),
        !step.remarks.contains(.ignored), !step.remarks.contains(.unavailable)
      {
        found += following(next, folding, depth: depth + 1)
      }
    }
    return found
  }

  private func actions(_ walk: Walkthrough) -> [Action] {
    let gestures: [Action.Gesture] = [
      .swipeRight, .swipeLeft, .doubleTap, .swipeUp, .swipeDown, .doubleTapAndHold, .scrub, .back,
    ]
    var actions = gestures.filter { $0.platforms.contains(walk.platform) }.map(Action.gesture)
    actions += walk.components.flatMap { component -> [Action] in
      if component.traits.presence != .always {
        return [.app(.show(component: component.id)), .app(.hide(component: component.id))]
      }
      return component.traits.isSearch || component.traits.awaitsResults
        ? [.app(.results(component: component.id))] : []
    }
    if walk.isEditing { actions += [.type("a"), .key(.backspace), .clear, .key(.escape)] }
    let reachable = walk.reachableStops
    if let focus = walk.focus, let here = reachable.firstIndex(of: focus) {
      actions += reachable[..<here].map { .touch($0) }
    }
    return actions
  }

  private func arrivals(_ heard: ArraySlice<Heard>, _ folding: Folding) -> [[String]] {
    var lines: [(key: String, isOptional: Bool)] = []
    var text = ""
    for one in heard where one.duration > 0 {
      if one.reason == .hint, !lines.isEmpty {
        text += ", " + one.text
        lines[lines.count - 1].key = folding.key(of: text)
      } else {
        text = one.text
        lines.append((folding.key(of: text), one.reason == .screenChange))
      }
    }
    var all: [[String]] = [[]]
    for line in lines {
      all = all.flatMap { line.isOptional ? [$0, $0 + [line.key]] : [$0 + [line.key]] }
    }
    return all
  }
}
