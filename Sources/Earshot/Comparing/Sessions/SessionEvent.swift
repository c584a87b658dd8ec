/// An action of a session.
public struct SessionAction: Sendable, Hashable {
  /// The action.
  public var action: Action
  /// Whether the log contains the action; otherwise it is inferred.
  public var isRecorded: Bool
}

enum SessionEvent {
  /// An expected announcement, perhaps with differences.
  case heard(line: Int, SessionUtterance, after: SessionAction?)
  /// The hint of the previous announcement.
  case hint(line: Int)
  /// Stops that were skipped before a line: the first stops and the total number.
  case passed([SessionUtterance], count: Int, before: Int)
  /// An expected announcement that has no line.
  case missing(SessionUtterance, after: SessionAction?, before: Int)
  /// A line that no action explains.
  case unknown(line: Int)
  /// A line that is expected after the next line.
  case swapped(line: Int)
  /// A line that is equal to the line before it.
  case repeated(line: Int)
}
