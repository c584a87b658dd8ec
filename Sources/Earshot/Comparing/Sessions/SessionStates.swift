/// The states of a screen that a session can reach, computed on demand.
struct SessionStates {
  static let most = 4000

  private struct State {
    var scene: SessionStateKey.Scene
    var moves: [Action: SessionMove] = [:]
    var actions: [Action]?
    var events: [Action]?
  }

  private var walks: [Walkthrough] = []
  private var states: [State] = []
  private var numbers: [SessionStateKey: Int] = [:]
  private var initial: StopMap
  private let folding: Folding
  private let stops: SessionStops
  private(set) var beginning: [SessionUtterance] = []

  let eventful: [Int]
  private var scenes: [SessionStateKey.Scene: SessionScene] = [:]

  init(_ walk: Walkthrough, stops: SessionStops, eventful: [Int], folding: Folding) {
    self.folding = folding
    self.stops = stops
    self.eventful = eventful
    let heard = walk.timeline.heard
    var walk = walk
    walk.timeline.restart()
    initial = walk.stops
    _ = number(of: walk)
    beginning = utterances(heard, from: walk, to: walk, after: nil)
  }

  var count: Int { states.count }

  mutating func arrivalAtFirstStop(app: String?) -> SessionMove? {
    var walk = walks[0]
    walk.memory = ReaderMemory()
    walk.memory.unannouncedApp = app
    guard let first = walk.stops.neighbour(of: nil, step: 1, within: walk.bounds) else {
      return nil
    }
    let id = walk.stops.stops(of: first.component)[first.stop].id
    let cursor = Walkthrough.Cursor(component: first.component, stop: id)
    guard cursor != walk.cursor else { return nil }
    walk.move(to: first)
    let heard = walk.timeline.heard
    walk.timeline.restart()
    return SessionMove(
      action: .gesture(.swipeRight),
      utterances: utterances(heard, from: walk, to: walk, after: nil), state: number(of: walk))
  }

  /// Removes all states except `kept`; returns a map from old to new numbers.
  mutating func keep(_ kept: Set<Int>) -> [Int: Int] {
    let old = walks
    (walks, states, numbers) = ([], [], [:])
    return Dictionary(uniqueKeysWithValues: kept.sorted().map { ($0, number(of: old[$0])) })
  }

  func walk(_ state: Int) -> Walkthrough { walks[state] }

  func isEditing(_ state: Int) -> Bool { walks[state].isEditing }

  func isOtherScene(_ state: Int, than other: Int) -> Bool {
    state != other && states[state].scene != states[other].scene
  }

  mutating func events(in state: Int) -> [Action] {
    if let known = states[state].events { return known }
    let walk = walks[state]
    let events = eventful.prefix(Self.mostEvents).compactMap { walk.possibleEvent(of: $0) }
    states[state].events = events
    return events
  }

  private static let mostEvents = 64

  func focus(of cursor: Walkthrough.Cursor) -> Focus {
    Focus(component: walks[0].stops.components[cursor.component].id, stop: cursor.stop)
  }

  mutating func move(_ action: Action, from state: Int) -> SessionMove {
    if let known = states[state].moves[action] { return known }
    let old = walks[state]
    var walk = old
    let step = walk.perform(action)
    let heard = Array(walk.timeline.heard[step.heard])
    walk.timeline.restart()
    var move = SessionMove(
      action: action, utterances: utterances(heard, from: old, to: walk, after: action),
      state: step.isWithoutEffect ? state : number(of: walk))
    if walk.layers.count > old.layers.count, let focus = walk.layers.last?.opening.otherFocus {
      move.others = other(action, to: focus, from: old, in: walk, after: heard)
    }
    states[state].moves[action] = move
    return move
  }

  private mutating func other(
    _ action: Action, to focus: StopID, from old: Walkthrough, in opened: Walkthrough,
    after heard: [Heard]
  ) -> [SessionMove] {
    var walk = opened
    walk.memory = old.memory
    guard let layer = walk.layers.last, let place = walk.stops.place(focus, of: layer.component),
      walk.cursor?.stop != focus
    else { return [] }
    walk.move(to: place)
    let all = heard.filter { !$0.reason.isOfNewFocus } + walk.timeline.heard
    walk.timeline.restart()
    return [
      SessionMove(
        action: action, utterances: utterances(all, from: old, to: walk, after: action),
        state: number(of: walk))
    ]
  }

  private mutating func number(of walk: Walkthrough) -> Int {
    var walk = walk
    let key = SessionStateKey(&walk, since: &initial)
    if let known = numbers[key] { return known }
    walks.append(walk)
    states.append(State(scene: key.scene))
    numbers[key] = states.count - 1
    return states.count - 1
  }

  mutating func actions(in state: Int) -> [Action] {
    if let known = states[state].actions { return known }
    let actions = walks[state].inferableActions
    states[state].actions = actions
    return actions
  }

  private static let mostScenes = 16

  mutating func scene(of state: Int) -> SessionScene {
    let key = states[state].scene
    if let known = scenes[key] { return known }
    if scenes.count >= Self.mostScenes { scenes = [:] }
    let scene = SessionScene(walks[state], stops: stops, folding: folding)
    scenes[key] = scene
    return scene
  }

  private func utterances(
    _ heard: [Heard], from old: Walkthrough, to new: Walkthrough, after action: Action?
  ) -> [SessionUtterance] {
    var utterances: [SessionUtterance] = []
    var index = 0
    while index < heard.count {
      let one = heard[index]
      var parts = one.parts
      index += 1
      if one.reason != .hint, index < heard.count, heard[index].reason == .hint {
        parts += heard[index].parts
        index += 1
      }
      let cursor = one.reason.isOfNewFocus ? new.cursor : old.cursor
      let walk = one.reason.isOfNewFocus ? new : old
      var utterance = SessionUtterance(
        stops.stop(Announcement(parts: parts), at: one.reason.isOfStop ? cursor : nil, in: walk),
        because: one.reason, at: one.reason.isOfStop ? cursor : nil, folding: folding)
      let isOfTrigger = one.reason == .activation && new.layers.count > old.layers.count
      utterance.isOptional =
        one.duration == 0 || one.reason == .screenChange || one.reason == .hint || isOfTrigger
      utterances.append(utterance)
    }
    if action == .gesture(.doubleTap), let opened = opened(from: old, to: new) {
      utterances.insert(opened, at: 0)
    }
    return utterances
  }

  /// Returns the announcement of an opened control's new state, which can precede the announcement
  /// of the new focus.
  private func opened(from old: Walkthrough, to new: Walkthrough) -> SessionUtterance? {
    guard let cursor = old.cursor, new.layers.count > old.layers.count,
      new.layers.last?.component == cursor.component, new.cursor != cursor
    else { return nil }
    var walk = new
    walk.memory = old.memory
    guard let place = walk.stops.place(cursor.stop, of: cursor.component) else { return nil }
    let stop = walk.stops.stops(of: place.component)[place.stop]
    let announcement = walk.compose(stop, of: place.component)
    guard announcement.text != old.lastSaid.text else { return nil }
    var utterance = SessionUtterance(
      stops.stop(announcement, at: cursor, in: walk), because: .activation, at: cursor,
      folding: folding)
    utterance.isOptional = true
    utterance.followsSameStop = true
    return utterance
  }
}

extension Heard.Reason {
  fileprivate var isOfNewFocus: Bool { self == .focus || self == .hint }

  fileprivate var isOfStop: Bool {
    switch self {
    case .focus, .hint, .activation, .adjustment, .refusal, .actions: true
    case .liveRegion, .screenChange, .echo: false
    }
  }
}

extension WalkStep {
  fileprivate var isWithoutEffect: Bool {
    heard.isEmpty && (remarks.contains(.edge) || remarks.contains(.unavailable))
  }
}
