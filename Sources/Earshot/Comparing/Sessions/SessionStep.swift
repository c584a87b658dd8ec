/// The actions before a line of a session, and the stop that the line announces.
package struct SessionStep: Sendable, Hashable {
  var actions: [Action] = []
  var cursor: Walkthrough.Cursor?
  /// The reason for the announcement; nil for a line that is no expected announcement.
  var reason: Heard.Reason?

  static func path(through events: [SessionEvent], _ lines: [SessionLine]) -> [SessionStep] {
    var path = lines.map { SessionStep(actions: $0.actions ?? []) }
    var inferred: [Action] = []
    for event in events {
      switch event {
      case .silent(let action): inferred.append(action)
      case .missing(_, let action, _):
        if let action { inferred.append(action.action) }
      case .heard(let line, let utterance, let action):
        if let action { inferred.append(action.action) }
        if path[line].actions.isEmpty { path[line].actions = inferred }
        path[line].cursor = utterance.cursor
        path[line].reason = utterance.reason
        inferred = []
      case .hint, .passed, .unknown, .swapped, .repeated: break
      }
    }
    return path
  }
}
