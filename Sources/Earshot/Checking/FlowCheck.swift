/// Finds what goes wrong in the transitions of a design: each component is opened and closed in
/// every way that it has.
public struct FlowCheck: Sendable {
  private let reader: ScreenReader
  private let wording: Wording

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - reader: The reader that walks.
  ///   - wording: The words that components put into what they expose.
  public init(reader: ScreenReader, wording: Wording) {
    self.reader = reader
    self.wording = wording
  }

  /// Returns what goes wrong with the components of a screen, in the order of its file.
  public func findings(for screen: Screen) -> [DesignFinding] {
    let shown = screen.allComponents.filter { !$0.common.isHidden }
    guard shown.contains(where: { !$0.triggers.isEmpty || !$0.common.next.isEmpty }) else {
      return shown.flatMap(findings)
    }
    let start = Walk(through: screen, reader: reader, wording: wording)
    return shown.flatMap { component in
      findings(for: component) + opened(by: component, start) + order(of: component, start)
    }
  }

  private func findings(for component: any Component) -> [DesignFinding] {
    untoldStates(of: component) + opened(component)
  }

  private func finding(
    _ severity: DesignFinding.Severity, _ kind: DesignFinding.Kind, of component: any Component,
    at location: SourceLocation? = nil, _ message: String
  ) -> DesignFinding {
    let name = component.common.label.isEmpty ? component.id : component.common.label
    return DesignFinding(
      severity, kind,
      "\(component.kind) \"\(name)\", \(reader.profile.platform.readerName): \(message)",
      at: location ?? component.common.location)
  }
}

// What opens and closes.
extension FlowCheck {
  private func opened(_ component: any Component) -> [DesignFinding] {
    var walk = alone(component)
    let step: WalkStep
    if walk.opening == nil {
      guard !component.common.isDisabled else { return [] }
      step = walk.perform(.gesture(.doubleTap))
      guard walk.opening != nil else { return [] }
    } else {
      step = walk.beginning
    }
    var findings: [DesignFinding] = []
    if walk.timeline.heard[step.heard].allSatisfy({ $0.text.isEmpty }) {
      findings.append(
        finding(
          .error, .opensSilently, of: component,
          "it opens and nothing is said; give the stop that focus comes to a name"))
    }
    return findings + closings(of: component, walk)
  }

  private func closings(of component: any Component, _ walk: Walk) -> [DesignFinding] {
    guard let opening = walk.opening else { return [] }
    let location = component.closingsLocation
    if opening.closings.isEmpty, opening.confines {
      return [
        finding(
          .error, .trap, of: component, at: location,
          "focus is confined and there is no way out; give it a button that closes it")
      ]
    }
    if opening.closings == [.outside] {
      return [
        finding(
          .error, .closesOutsideOnly, of: component, at: location,
          "a tap outside is the only way to close it; add another, such as 'dismiss'")
      ]
    }
    // What the app shows by itself has nothing that opened it.
    guard component.presence != .overlay else { return [] }
    return opening.closings.filter { $0 != .outside }.compactMap { way in
      var closing = walk
      guard closing.leave(by: way), closing.focus?.component == component.id,
        closing.opening == nil
      else {
        return finding(
          .error, .focusLost, of: component, at: location,
          "closing it by '\(way.rawValue)' does not return focus to what opened it")
      }
      return nil
    }
  }

  /// What a stop opens gives focus back to it, in every way that closes it.
  private func opened(by component: any Component, _ start: Walk) -> [DesignFinding] {
    component.triggers.compactMap { trigger in
      guard let open = start.opening(by: trigger, of: component.id), let opening = open.opening
      else { return nil }
      let lost = opening.closings.first { way in
        var closing = open
        return !closing.leave(by: way) || closing.focus?.component != component.id
      }
      return lost.map { way in
        finding(
          .error, .focusLost, of: component, at: trigger.opens.location,
          "closing '\(trigger.opens.id)' by '\(way.rawValue)' does not return focus to what "
            + "opened it")
      }
    }
  }

  /// Where the design sends the keyboard elsewhere than the reader goes.
  private func order(of component: any Component, _ start: Walk) -> [DesignFinding] {
    component.common.next.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { key, next in
      guard let usual = start.usualFocus(after: key, from: component.id), usual.component != next.id
      else { return nil }
      return finding(
        .note, .keyboardOrder, of: component, at: next.location,
        "the key '\(key.rawValue)' goes to '\(next.id)', the reader's order to "
          + "'\(usual.component)'")
    }
  }

  /// A walk with nothing else on the screen, whose focus is on the component.
  private func alone(_ component: any Component) -> Walk {
    let screen = Screen("", locale: wording.locale, initialFocus: Reference(component.id)) {
      component
    }
    return Walk(through: screen, reader: reader, wording: wording)
  }
}

// States.
extension FlowCheck {
  private func untoldStates<Kind: Component>(of component: Kind) -> [DesignFinding] {
    Kind.opposites.compactMap { first, second in
      guard component.states.contains(first), component.states.contains(second),
        let one = alone(component.inState(first)).mainText(of: component.id),
        let other = alone(component.inState(second)).mainText(of: component.id), one == other
      else { return nil }
      return finding(
        .error, .untoldState, of: component,
        "'\(first.rawValue)' and '\(second.rawValue)' are both said as '\(one)'; let the platform tell the state, "
          + "or put it into the name")
    }
  }
}

extension Walk {
  /// Returns the walk after a stop has opened something; nil when focus cannot come to it.
  fileprivate func opening(by trigger: Trigger, of component: String) -> Walk? {
    var walk = self
    walk.reach(component)
    walk.perform(.touch(Focus(component: component)))
    let stop = Focus(component: component, stop: trigger.stop)
    if !walk.canReach(stop) { walk.perform(.gesture(.doubleTap)) }
    walk.perform(.touch(stop))
    guard walk.focus == stop else { return nil }
    walk.perform(.gesture(.doubleTap))
    return walk.open.last == trigger.opens.id ? walk : nil
  }

  /// Returns where a key would take focus from a component, did the design not say so.
  fileprivate func usualFocus(after key: Key, from component: String) -> Focus? {
    var walk = self
    walk.reach(component)
    walk.perform(.touch(Focus(component: component)))
    guard walk.focus?.component == component else { return nil }
    let index = walk.stops.index(of: component)
    for _ in walk.reachableStops {
      if let index { walk.stops.change(index) { $0.common.next = [:] } }
      walk.perform(.key(key))
      if walk.focus?.component != component { return walk.focus }
    }
    return nil
  }

  /// Shows what a component stands in.
  private mutating func reach(_ component: String) {
    guard let index = stops.index(of: component), stops.isAbsent(index) else { return }
    for around in stops.components.indices where stops.spans[around].contains(index) {
      if stops.isAbsent(around) {
        perform(.app(.show(component: stops.components[around].id)))
      }
    }
  }

  /// Closes what is open in one of its ways.
  ///
  /// - Returns: Whether it is closed.
  public mutating func leave(by way: Closing) -> Bool {
    guard let layer = layers.last else { return false }
    let id = stops.components[layer.component].id
    switch way {
    case .escape: perform(.key(.escape))
    case .scrub: perform(.gesture(.scrub))
    case .back: perform(.gesture(.back))
    case .twoFingerSwipe: perform(.gesture(.twoFingerSwipe))
    case .threeFingerSwipe: perform(.gesture(.threeFingerSwipe))
    case .outside: perform(.gesture(.tapOutside))
    case .item, .dismiss, .closeButton:
      if let stop = firstStop(of: layer.component, closing: way) { tap(stop, of: id) }
    case .swipeBack:
      perform(.touch(Focus(component: id, stop: layer.opening.focus)))
      perform(.gesture(.swipeLeft))
    }
    return !layers.contains { $0.component == layer.component }
  }

  private mutating func tap(_ stop: StopID, of component: String) {
    perform(.touch(Focus(component: component, stop: stop)))
    if focus?.stop == stop { perform(.gesture(.doubleTap)) }
  }

  /// The first stop that closes in a way and can be used, rather one that opens nothing else.
  private mutating func firstStop(of index: Int, closing way: Closing) -> StopID? {
    let closing = stops.stops(of: index).filter {
      way.roles.contains($0.id.role) && !$0.isDisabled
    }
    let opening = stops.components[index].triggers
      .filter { opensOverlay(.opens($0.opens.id)) }.map(\.stop)
    return (closing.first { !opening.contains($0.id) } ?? closing.first)?.id
  }

  /// Returns what the main stop of a component says at once.
  fileprivate func mainText(of component: String) -> String? {
    var walk = self
    // What was heard before must not show in it, as in "Out of list".
    walk.history = TalkBackHistory()
    guard let index = walk.stops.index(of: component),
      let stop = walk.stops.stops(of: index).first
    else { return nil }
    return walk.compose(stop, of: index).text
  }
}

extension Realization.Stop {
  /// Whether it cannot be used now.
  fileprivate var isDisabled: Bool {
    switch attributes {
    case .voiceOver(let element): element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): !tree[index].enabled
    }
  }
}
