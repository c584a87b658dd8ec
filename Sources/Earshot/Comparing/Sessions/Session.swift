package enum SessionStart: String, Sendable, Hashable, CaseIterable {
  case initial
  case any
}

package struct Session: Sendable {
  /// The maximum number of lines; more would take too much memory.
  package static let mostLines = 100_000

  let walk: Walkthrough
  let eventful: [Int]
  private let hasExpectations: Bool
  let stops: SessionStops
  let app: String?
  package var start = SessionStart.initial
  /// The maximum number of stops to count after the last line of the recording.
  package var mostRest = 1000
  /// The cost at which the search ends; the remaining lines are then not explained.
  package var mostCost = Int.max

  /// Reuses the layout of `others` and, if the profile has the same stops, their stops.
  package init(
    with screen: Screen, reader: ScreenReader, wording: Wording, preview: ScreenPreview,
    besides others: [Session] = []
  ) {
    let profile = reader.profile
    let known = others.first {
      $0.walk.stops.changed.isEmpty && $0.walk.reader.profile.hasStops(of: profile)
    }
    let layout = others.first?.walk.stops.layout ?? StopLayout(screen)
    hasExpectations =
      others.first?.hasExpectations
      ?? layout.components.contains { !$0.common.expectations.isEmpty }
    walk = Walkthrough(
      through: screen, reader: reader, wording: wording, durations: { _ in 1 },
      stops: known?.walk.stops
        ?? StopMap(layout, on: profile.platform, for: profile.family, wording: wording))
    eventful = known?.eventful ?? walk.eventfulComponents
    stops =
      hasExpectations
      ? SessionStops(of: screen, by: preview, profile: profile) : SessionStops(by: profile)
    app = screen.app
  }

  func states(folding: Folding) -> SessionStates {
    SessionStates(walk, stops: stops, eventful: eventful, folding: folding)
  }
}

extension Profile {
  fileprivate func hasStops(of other: Profile) -> Bool {
    platform == other.platform && family == other.family && dates == other.dates
      && words == other.words
  }
}
