extension Walkthrough {
  /// Returns what can happen from now on as a table; nil if the profile or the current state cannot
  /// be expressed.
  ///
  /// With device profiles, announcements depend on more than the groups of the last stop.
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
    // Removes the stops of states that were left out.
    return maker.table.trimmed(to: limits.states)
  }

  private mutating func place(of group: StopGroup) -> Int {
    let place = groups[group] ?? groups.count
    groups[group] = place
    return place
  }

  private mutating func component(_ index: Int) -> WalkTable.Component {
    let component = beginning.stops.components[index]
    var states = ReachedStates(component, limits)
    var described: [WalkTable.State] = []
    while let next = states.next() { described.append(state(of: index, next, &states)) }
    return WalkTable.Component(
      id: component.id, name: component.common.label, presence: component.traits.presence,
      span: beginning.stops.spans[index].count, language: component.common.language,
      states: described.map { $0.numbered(states.numbers) },
      isComplete: states.isComplete, hasTyping: states.hasTyping)
  }

  private mutating func state(
    of index: Int, _ reached: ReachedStates.Reached, _ states: inout ReachedStates
  ) -> WalkTable.State {
    let component = reached.component
    var walk = beginning.with(component, at: index)
    let stops = walk.stops.stops(of: index)
    var state = WalkTable.State(stops: stops.map { place(of: $0, of: index, in: walk) })
    state.opening = component.opening(on: walk.platform, walk.wording)
    state.hidesContents = component.traits.hidesContents
    state.isHidden = component.common.isHidden
    if component.common.isHidden {
      var shown = component
      shown.common.isHidden = false
      state.shown = states.place(of: shown, after: reached, steps: 0)
    }
    if component.traits.presence == .announcement {
      state.announced = walk.stops.announced(of: index).map { place(of: $0, of: index, in: walk) }
    }
    walk.cursor = nil
    for way in Closing.gestures where way.isKnown(on: walk.platform) {
      state.closings[way] = transition(
        .close(way), of: index, at: nil, in: walk, reached, &states)
    }
    for (place, stop) in stops.enumerated() {
      walk.cursor = Walkthrough.Cursor(component: index, stop: stop.id)
      let actions = walk.offeredActions().enumerated().map {
        (WalkTable.Move.action($0), $1.interaction)
      }
      for (move, interaction) in WalkTable.Move.usual + actions {
        let transition = transition(
          interaction, of: index, at: stop.id, in: walk, reached, &states)
        guard let transition else { continue }
        state.moves[move, default: stops.map { _ in nil }][place] = transition
      }
    }
    return state
  }

  private mutating func transition(
    _ interaction: Interaction, of index: Int, at stop: StopID?, in walk: Walkthrough,
    _ reached: ReachedStates.Reached, _ states: inout ReachedStates
  ) -> WalkTable.Transition? {
    guard !reached.component.refuses(interaction) else {
      return WalkTable.Transition(
        next: states.place(of: reached.component, after: reached, steps: 0),
        effects: [.refused(walk.heard { $0.sayRefusal() })])
    }
    var changed = reached.component
    var events = changed.perform(interaction, at: stop, on: walk.platform, walk.wording)
    if events.isEmpty, interaction == .hold, changed.common.longPressLabel != nil {
      var walk = walk
      events = walk.longPress(of: index, at: stop).map { [.acted($0)] } ?? []
    }
    guard !events.isEmpty else { return nil }
    guard !events.contains(where: \.isTyping) else {
      states.hasTyping = true
      return WalkTable.Transition(
        next: states.place(of: reached.component, after: reached, steps: 0), effects: [.typing])
    }
    var steps = 0
    if case .adjust = interaction { steps = 1 }
    let next = states.place(of: changed, after: reached, steps: steps)
    guard next != nil else { return WalkTable.Transition(next: nil, effects: []) }
    var walk = walk
    if events.contains(.adjusted), let before = walk.focusedAnnouncement { walk.lastSaid = before }
    return WalkTable.Transition(
      next: next, effects: events.map { effect(of: $0, on: index, as: changed, in: walk) })
  }

  private mutating func effect(
    of event: Event, on index: Int, as changed: any Component, in walk: Walkthrough
  ) -> WalkTable.Effect {
    switch event {
    case .refused: return .refused(walk.heard { $0.sayRefusal() })
    case .changed: return .changed
    case .adjusted: return .adjusted(walk.with(changed, at: index).heard { $0.sayAdjustment() })
    case .reachedLimit: return .reachedLimit
    case .opened: return .opened
    case .closed(let focus): return .closed(focus)
    case .moved(let focus): return .moved(focus)
    case .gone: return .gone
    case .announced(let id):
      let after = walk.with(changed, at: index)
      return .announced(
        after.stops.announced(id, of: index).map { place(of: $0, of: index, in: after) })
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

/// The states of a component, of which those after fewer activations, then those after fewer
/// adjustments, are described first.
///
/// Therefore the months of a calendar precede the choice of a day.
private struct ReachedStates {
  struct Reached {
    var component: any Component
    var activations = 0
    var adjustments = 0
  }

  private let limits: WalkTable.Limits
  private var known: [Reached] = []
  private var places: [StateIdentity: Int] = [:]
  private var waiting: [Int] = [0]
  /// The numbers of the described states, by place.
  private(set) var numbers: [Int: Int] = [:]
  private(set) var isComplete = true
  var hasTyping = false

  init(_ component: any Component, _ limits: WalkTable.Limits) {
    self.limits = limits
    known = [Reached(component: component)]
    places[StateIdentity(of: component)] = 0
  }

  mutating func next() -> Reached? {
    let next = waiting.indices.min {
      let (one, other) = (known[waiting[$0]], known[waiting[$1]])
      return (one.activations, one.adjustments, $0) < (other.activations, other.adjustments, $1)
    }
    guard let next else { return nil }
    guard numbers.count < limits.states else {
      isComplete = false
      return nil
    }
    let place = waiting.remove(at: next)
    numbers[place] = numbers.count
    return known[place]
  }

  /// Returns the place of a state; nil if it is too many steps away.
  mutating func place(of component: any Component, after before: Reached, steps: Int) -> Int? {
    let identity = StateIdentity(of: component)
    if let known = places[identity] { return known }
    let adjustments = before.adjustments + steps
    guard adjustments <= limits.steps else {
      isComplete = false
      return nil
    }
    places[identity] = known.count
    waiting.append(known.count)
    known.append(
      Reached(
        component: component, activations: before.activations + 1 - steps, adjustments: adjustments))
    return known.count - 1
  }
}

extension Walkthrough {
  fileprivate func with(_ component: any Component, at index: Int) -> Walkthrough {
    var walk = self
    walk.stops.setPresent(index)
    walk.stops.change(index) { $0 = component }
    return walk
  }

  /// The announcement of the focused stop, if the last stop was in the same groups.
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

extension WalkTable.State {
  fileprivate func numbered(_ numbers: [Int: Int]) -> WalkTable.State {
    func numbered(_ transition: WalkTable.Transition) -> WalkTable.Transition {
      WalkTable.Transition(
        next: transition.next.flatMap { numbers[$0] }, effects: transition.effects)
    }
    var state = self
    state.shown = shown.flatMap { numbers[$0] }
    state.moves = moves.mapValues { $0.map { $0.map(numbered) } }
    state.closings = closings.mapValues(numbered)
    return state
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

extension Event {
  fileprivate var isTyping: Bool {
    switch self {
    case .startedEditing, .stoppedEditing, .edited: true
    default: false
    }
  }
}
