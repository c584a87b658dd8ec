package struct SessionAction: Sendable, Hashable {
  package var action: Action
  package var isRecorded: Bool
}

enum SessionEvent {
  case heard(line: Int, SessionUtterance, after: SessionAction?)
  case hint(line: Int)
  /// The first few skipped stops before a line, and the number of all skipped stops.
  case passed([SessionUtterance], count: Int, before: Int)
  case missing(SessionUtterance, after: SessionAction?, before: Int)
  case unknown(line: Int)
  case swapped(line: Int)
  case repeated(line: Int)
  /// An action after which the log has no announcement.
  case silent(Action)

  var isSilent: Bool { if case .silent = self { true } else { false } }
}
