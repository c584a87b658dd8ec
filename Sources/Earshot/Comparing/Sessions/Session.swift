/// The screen's state at the first line of a session.
public enum SessionStart: String, Sendable, Hashable, CaseIterable {
  /// The state in the design, before any action.
  case initial
  /// Any state.
  case any
}

package struct Session {
  /// Memory grows with each line.
  package static let mostLines = 100_000

  let walk: Walkthrough
  let stops: SessionStops
  let app: String?
  package var start = SessionStart.initial

  package init(
    with screen: Screen, reader: ScreenReader, wording: Wording, preview: ScreenPreview
  ) {
    walk = Walkthrough(through: screen, reader: reader, wording: wording) { _ in 1 }
    stops = SessionStops(of: screen, by: preview, profile: reader.profile)
    app = screen.app
  }

  func states(folding: Folding) -> SessionStates {
    SessionStates(walk, stops: stops, folding: folding)
  }
}
