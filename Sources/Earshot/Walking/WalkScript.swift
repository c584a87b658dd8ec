package struct WalkScript: Sendable, Hashable {
  package struct Line: Sendable, Hashable {
    package var demand: Demand
    /// The platform, family or profile to which the line applies; nil for all profiles.
    package var condition: String?
    package var location: SourceLocation

    package init(_ demand: Demand, only condition: String? = nil, at location: SourceLocation) {
      self.demand = demand
      self.condition = condition
      self.location = location
    }

    package func applies(to profile: Profile) -> Bool {
      guard let condition else { return true }
      return [profile.platform.rawValue, profile.family.rawValue, profile.id].contains(condition)
    }
  }

  package enum Demand: Sendable, Hashable {
    case action(Action)
    /// The expected announcement after the last action, or "" for silence.
    case hear(String)
    case focus(Focus)
  }

  package var lines: [Line]
  package var notes: [DesignNote]

  package init(lines: [Line], notes: [DesignNote] = []) {
    (self.lines, self.notes) = (lines, notes)
  }

  package func mistakes(on screen: Screen) -> [InputError] {
    let known = screen.allComponents.map(\.id)
    return lines.compactMap { line in
      guard let name = line.demand.component, !known.contains(name) else { return nil }
      return InputError(NearestName.message("component", name, known: known), at: line.location)
    }
  }
}

extension WalkScript.Demand {
  fileprivate var component: String? {
    switch self {
    case .focus(let focus), .action(.touch(let focus)): focus.component
    case .action(.app(let event)): event.component
    case .hear, .action: nil
    }
  }
}

extension Action.AppEvent {
  fileprivate var component: String? {
    switch self {
    case .results(let id), .show(let id), .hide(let id), .error(let id, _): id
    case .toast, .announcement, .alert: nil
    }
  }
}
