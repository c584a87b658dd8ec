/// One action of a walk, and its result.
public struct WalkStep: Sendable, Hashable {
  package enum Remark: Sendable, Hashable {
    case edge
    case ignored
    case unavailable
    case unreachable
    case refused
    case limit
    case opened
    case closed
    case startedEditing
    case stoppedEditing
    case submitted(String)
    /// An action without a visible effect.
    case acted(String)
    case focusLost
  }

  /// The action; nil when the screen first appears.
  public var action: Action?
  /// The time of the action, in milliseconds since the beginning.
  public var time: Int
  /// The focus after the action, if any.
  public var focus: Focus?
  /// The range of the action's utterances in the timeline.
  public var heard: Range<Int>
  package var remarks: [Remark]
}
