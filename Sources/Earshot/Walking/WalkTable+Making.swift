extension Walkthrough {
  /// Returns the rest of the walk as a table; nil for device profiles, and while the user edits a
  /// field.
  ///
  /// With device profiles, announcements depend on more than the groups of the last stop, so a
  /// table cannot contain them.
  package func table(limits: WalkTable.Limits = WalkTable.Limits()) -> WalkTable? {
    guard reader.profile.family == .documented, editing == nil else { return nil }
    return WalkTableMaker(self, limits).made()
  }
}

private struct WalkTableMaker {
  private let beginning: Walkthrough
  private let limits: WalkTable.Limits
  private var table: WalkTable
  private var groups: [StopGroup: Int] = [:]
  private var places: [WalkTable.Stop: Int] = [:]

  init(_ walk: Walkthrough, _ limits: WalkTable.Limits) {
    beginning = walk
    self.limits = limits
    table = WalkTable(platform: walk.platform)
  }

  func made() -> WalkTable {
    var maker = self
    let indices = beginning.stops.components.indices
    maker.table.components = indices.map { maker.component($0) }
    maker.table.beginning = WalkTable.Beginning(
      layers: beginning.layers.map(\.component), absent: indices.map(beginning.stops.isAbsent),
      focus: beginning.cursor.map { WalkTable.Place(component: $0.component, stop: $0.stop) },
      groups: beginning.memory.groups.map { maker.place(of: $0) },
      last: WalkTable.Said(beginning.lastSaid).announcement,
      said: beginning.heard.map(\.text))
    return maker.table.trimmed(to: limits.states)
  }

  private mutating func place(of group: StopGroup) -> Int {
    let place = groups[group] ?? groups.count
    groups[group] = place
    return place
  }

  private mutating func component(_ index: Int) -> WalkTable.Component {
    let component = beginning.stops.components[index]
    var states = ReachedStates(of: index, in: beginning, limits)
    states.explore()
    return WalkTable.Component(
      id: component.id, name: component.common.label, presence: component.traits.presence,
      span: beginning.stops.spans[index].count, language: component.common.language,
      states: states.described.map { state(of: index, in: $0, among: states) },
      isComplete: states.isComplete, hasTyping: states.hasTyping)
  }

  private mutating func state(
    of index: Int, in walk: Walkthrough, among states: ReachedStates
  ) -> WalkTable.State {
    var walk = walk
    let component = walk.stops.components[index]
    let stops = walk.stops.stops(of: index)
    var state = WalkTable.State(stops: stops.map { place(of: $0, of: index, in: walk) })
    state.opening = component.opening(on: walk.platform, walk.wording)
    state.hidesContents = component.traits.hidesContents
    state.isHidden = component.common.isHidden
    state.shown = component.shown.flatMap { states.number(of: $0) }
    if component.traits.presence == .announcement {
      state.announced = walk.stops.announced(of: index).map { place(of: $0, of: index, in: walk) }
    }
    for way in Closing.gestures where way.isKnown(on: walk.platform) {
      let done = walk.done(.close(way), with: index, at: nil)
      state.closings[way] = transition(after: done, of: index, in: walk, states)
    }
    for (place, stop) in stops.enumerated() {
      for (move, interaction) in walk.moves(at: stop.id, of: index) {
        let done = walk.done(interaction, with: index, at: stop.id)
        guard let transition = transition(after: done, of: index, in: walk, states) else {
          continue
        }
        state.moves[move, default: stops.map { _ in nil }][place] = transition
      }
    }
    return state
  }

  private mutating func transition(
    after done: Done, of index: Int, in walk: Walkthrough, _ states: ReachedStates
  ) -> WalkTable.Transition? {
    guard !done.events.isEmpty else { return nil }
    guard let next = states.number(of: done.component) else {
      return WalkTable.Transition(next: nil, effects: [])
    }
    guard !done.events.contains(where: \.isTyping) else {
      return WalkTable.Transition(next: next, effects: [.typing])
    }
    var after = states.described[next]
    after.cursor = walk.cursor
    if done.events.contains(.adjusted), let before = walk.focusedAnnouncement {
      after.lastSaid = before
    }
    return WalkTable.Transition(
      next: next, effects: done.events.map { effect(of: $0, on: index, in: after) })
  }

  private mutating func effect(
    of event: Event, on index: Int, in walk: Walkthrough
  ) -> WalkTable.Effect {
    switch event {
    case .refused: return .refused(walk.heard { $0.sayRefusal() })
    case .changed: return .changed
    case .adjusted: return .adjusted(walk.heard { $0.sayAdjustment() })
    case .reachedLimit: return .reachedLimit
    case .opened: return .opened
    case .closed(let focus): return .closed(focus)
    case .moved(let focus): return .moved(focus)
    case .gone: return .gone
    case .announced(let id):
      return .announced(
        walk.stops.announced(id, of: index).map { place(of: $0, of: index, in: walk) })
    case .opens(let id): return .opens(walk.stops.index(of: id))
    case .submitted(let text): return .submitted(text)
    case .acted(let name): return .acted(name)
    case .startedEditing, .stoppedEditing, .edited: return .typing
    }
  }

  private mutating func place(
    of stop: Realization.Stop, of index: Int, in walk: Walkthrough
  ) -> Int {
    var walk = walk
    walk.memory.unannouncedApp = nil
    let all = (0...stop.groups.count).map { count in
      walk.memory.groups = Array(stop.groups.prefix(count))
      return walk.compose(stop, of: index)
    }
    walk.cursor = Walkthrough.Cursor(component: index, stop: stop.id)
    let made = WalkTable.Stop(
      id: stop.id, said: all.map { WalkTable.Said($0) }, groups: stop.groups.map { place(of: $0) },
      actions: walk.offeredActions().map(\.title), isAdjustable: stop.isAdjustable,
      entersLater: all.contains { $0 != all.last && $0.parts.first?.kind != .container })
    if let known = places[made] { return known }
    places[made] = table.stops.count
    table.stops.append(made)
    return table.stops.count - 1
  }
}

/// The states of a component, sorted first by the number of activations that lead to them, then by
/// the number of adjustments.
private struct ReachedStates {
  private struct Reached {
    var component: any Component
    var activations = 0
    var adjustments = 0
  }

  private let index: Int
  private let beginning: Walkthrough
  private let limits: WalkTable.Limits
  private var known: Set<StateIdentity> = []
  private var waiting: [Reached]
  private var numbers: [StateIdentity: Int] = [:]
  /// For each state in the table, a walk with the component in this state.
  private(set) var described: [Walkthrough] = []
  private(set) var isComplete = true
  private(set) var hasTyping = false

  init(of index: Int, in beginning: Walkthrough, _ limits: WalkTable.Limits) {
    self.index = index
    self.beginning = beginning
    self.limits = limits
    let component = beginning.stops.components[index]
    waiting = [Reached(component: component)]
    known = [StateIdentity(of: component)]
  }

  func number(of component: any Component) -> Int? { numbers[StateIdentity(of: component)] }

  mutating func explore() {
    while let next = next() {
      guard described.count < limits.states else {
        isComplete = false
        return
      }
      numbers[StateIdentity(of: next.component)] = described.count
      var walk = beginning.with(next.component, at: index)
      add(next.component.shown, after: next, steps: 0)
      for way in Closing.gestures where way.isKnown(on: walk.platform) {
        add(walk.done(.close(way), with: index, at: nil), after: next, steps: 0)
      }
      for stop in walk.stops.stops(of: index) {
        for (move, interaction) in walk.moves(at: stop.id, of: index) {
          add(
            walk.done(interaction, with: index, at: stop.id), after: next,
            steps: move == .increase || move == .decrease ? 1 : 0)
        }
      }
      walk.cursor = nil
      described.append(walk)
    }
  }

  private mutating func next() -> Reached? {
    let next = waiting.indices.min {
      let (one, other) = (waiting[$0], waiting[$1])
      return (one.activations, one.adjustments, $0) < (other.activations, other.adjustments, $1)
    }
    return next.map { waiting.remove(at: $0) }
  }

  private mutating func add(_ done: Done, after before: Reached, steps: Int) {
    if done.events.contains(where: \.isTyping) { hasTyping = true }
    if !done.events.isEmpty { add(done.component, after: before, steps: steps) }
  }

  private mutating func add(_ component: (any Component)?, after before: Reached, steps: Int) {
    guard let component else { return }
    let identity = StateIdentity(of: component)
    guard !known.contains(identity) else { return }
    let adjustments = before.adjustments + steps
    guard adjustments <= limits.steps else { return isComplete = false }
    known.insert(identity)
    waiting.append(
      Reached(
        component: component, activations: before.activations + 1 - steps, adjustments: adjustments)
    )
  }
}

private struct Done {
  var component: any Component
  var events: [Event]
}

extension Walkthrough {
  fileprivate func with(_ component: any Component, at index: Int) -> Walkthrough {
    var walk = self
    walk.stops.setPresent(index)
    walk.stops.change(index) { $0 = component }
    return walk
  }

  fileprivate func done(_ interaction: Interaction, with index: Int, at stop: StopID?) -> Done {
    let component = stops.components[index]
    guard !component.refuses(interaction) else {
      return Done(component: component, events: [.refused])
    }
    var changed = component
    var events = changed.perform(interaction, at: stop, on: platform, wording)
    if events.isEmpty, interaction == .hold, component.common.longPressLabel != nil {
      var walk = self
      events = walk.longPress(of: index, at: stop).map { [.acted($0)] } ?? []
    }
    return Done(component: events.contains(where: \.isTyping) ? component : changed, events: events)
  }

  fileprivate mutating func moves(
    at stop: StopID, of index: Int
  ) -> [(WalkTable.Move, Interaction)] {
    cursor = Cursor(component: index, stop: stop)
    return WalkTable.Move.usual
      + offeredActions().enumerated().map { (.action($0), $1.interaction) }
  }

  /// The focused stop's announcement if the previous stop was in the same groups.
  fileprivate var focusedAnnouncement: Announcement? {
    var walk = self
    guard let stop = walk.focusedStop, let cursor else { return nil }
    walk.memory.groups = stop.groups
    return walk.compose(stop, of: cursor.component)
  }

  fileprivate func heard(_ body: (inout Walkthrough) -> Void) -> String {
    var walk = self
    if let groups = walk.focusedStop?.groups { walk.memory.groups = groups }
    walk.timeline.restart()
    body(&walk)
    return walk.timeline.heard.first?.text ?? ""
  }
}

extension WalkTable.Move {
  fileprivate static let usual: [(WalkTable.Move, Interaction)] = [
    (.activate, .activate), (.hold, .hold), (.increase, .adjust(1)), (.decrease, .adjust(-1)),
  ]
}

extension WalkTable.Said {
  fileprivate init(_ announcement: Announcement) {
    func text(_ utterance: Part.Utterance) -> String {
      announcement.parts.filter { $0.utterance == utterance }.reduce("") { $0 + $1.joint + $1.text }
    }
    self.init(announcement: text(.announcement), hint: text(.hint))
  }
}

extension Closing {
  fileprivate static let gestures: [Closing] = [
    .escape, .scrub, .back, .outside, .twoFingerSwipe, .threeFingerSwipe, .swipeBack,
  ]
}

extension Component {
  fileprivate var shown: Self? {
    common.isHidden ? with { $0.common.isHidden = false } : nil
  }
}

extension Event {
  fileprivate var isTyping: Bool {
    switch self {
    case .startedEditing, .stoppedEditing, .edited: true
    default: false
    }
  }
}
