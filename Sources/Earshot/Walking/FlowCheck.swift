/// Something that goes wrong while a user moves through a design.
public struct FlowFinding: Sendable, Hashable {
  /// What goes wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Focus is confined, and there is no way out.
    case trap
    /// A tap beside it is the only way to close it.
    case closesOutsideOnly = "closes-outside-only"
    /// Something closes, and focus does not return to what opened it.
    case focusLost = "focus-lost"
    /// Something opens, and nothing is said.
    case opensSilently = "opens-silently"
    /// Two states of a stop sound alike.
    case untoldState = "untold-state"
  }

  /// How much it matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    case warning, error
  }

  /// What goes wrong.
  public var kind: Kind
  /// How much it matters.
  public var severity: Severity
  /// What was found, and what mends it.
  public var message: String
  /// The component's place in the design file.
  public var location: SourceLocation
}

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
  public func findings(for screen: Screen) -> [FlowFinding] {
    screen.allComponents.filter { !$0.common.isHidden }.flatMap(findings)
  }

  private func findings(for component: any Component) -> [FlowFinding] {
    untoldStates(of: component) + opened(component)
  }

  private func finding(
    _ severity: FlowFinding.Severity, _ kind: FlowFinding.Kind, of component: any Component,
    at location: SourceLocation? = nil, _ message: String
  ) -> FlowFinding {
    let name = component.common.label.isEmpty ? component.id : component.common.label
    return FlowFinding(
      kind: kind, severity: severity,
      message: "\(component.kind) '\(name)', \(reader.profile.platform.readerName): \(message)",
      location: location ?? component.common.location)
  }
}

// What opens and closes.
extension FlowCheck {
  private func opened(_ component: any Component) -> [FlowFinding] {
    var walk = alone(component)
    let step: WalkStep
    if walk.opening == nil {
      guard !component.common.isDisabled else { return [] }
      step = walk.perform(.gesture(.doubleTap))
      guard walk.opening != nil else { return [] }
    } else {
      step = walk.beginning
    }
    var findings: [FlowFinding] = []
    if walk.timeline.heard[step.heard].allSatisfy({ $0.text.isEmpty }) {
      findings.append(
        finding(
          .error, .opensSilently, of: component,
          "it opens and nothing is said; give the stop that focus comes to a name"))
    }
    return findings + closings(of: component, walk)
  }

  private func closings(of component: any Component, _ walk: Walk) -> [FlowFinding] {
    guard let opening = walk.opening else { return [] }
    let location = (component as? Menu)?.closingsLocation
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
    guard !(component is Container) else { return [] }
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

  /// A walk with nothing else on the screen, whose focus is on the component.
  private func alone(_ component: any Component) -> Walk {
    let screen = Screen(
      title: "", locale: wording.locale, components: [component], initialFocus: component.id,
      location: component.common.location)
    return Walk(through: screen, reader: reader, wording: wording)
  }
}

// States.
extension FlowCheck {
  /// The pairs of states that must not sound alike.
  private static let pairs = [
    ("collapsed", "expanded"), ("unchecked", "checked"), ("unselected", "selected"),
    ("off", "on"),
  ]

  private func untoldStates(of component: any Component) -> [FlowFinding] {
    Self.pairs.compactMap { first, second in
      guard component.stateNames.contains(first), component.stateNames.contains(second),
        let one = alone(component.inState(first)).mainText(of: component.id),
        let other = alone(component.inState(second)).mainText(of: component.id), one == other
      else { return nil }
      return finding(
        .error, .untoldState, of: component,
        "'\(first)' and '\(second)' are both said as '\(one)'; let the platform tell the state, "
          + "or put it into the name")
    }
  }
}

extension Walk {
  /// Closes what is open in one of its ways.
  ///
  /// - Returns: Whether it is closed.
  public mutating func leave(by way: Menu.Closing) -> Bool {
    guard let layer = layers.last else { return false }
    let depth = layers.count
    let id = stops.components[layer.component].id
    switch way {
    case .escape: perform(.key(.escape))
    case .scrub: perform(.gesture(.scrub))
    case .back: perform(.gesture(.back))
    case .twoFingerSwipe: perform(.gesture(.twoFingerSwipe))
    case .threeFingerSwipe: perform(.gesture(.threeFingerSwipe))
    case .outside: perform(.gesture(.tapOutside))
    case .dismiss: tap("dismiss", of: id)
    case .closeButton: tap(closeButton(of: layer.component), of: id)
    case .item: if let item = firstItem(of: layer.component) { tap(item, of: id) }
    case .swipeBack:
      perform(.touch(Focus(component: id, stop: layer.opening.focus)))
      perform(.gesture(.swipeLeft))
    }
    return layers.count < depth
  }

  private mutating func tap(_ stop: String, of component: String) {
    perform(.touch(Focus(component: component, stop: stop)))
    if focus?.stop == stop { perform(.gesture(.doubleTap)) }
  }

  private mutating func closeButton(of index: Int) -> String {
    stops.stops(of: index).contains { $0.name == "close" } ? "close" : "cancel"
  }

  /// The first item that can be chosen.
  private mutating func firstItem(of index: Int) -> String? {
    stops.stops(of: index).first { stop in
      let isItem = ["option.", "item.", "button."].contains { stop.name.hasPrefix($0) }
      return (isItem || stop.name == "set") && !stop.isDisabled
    }?.name
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
