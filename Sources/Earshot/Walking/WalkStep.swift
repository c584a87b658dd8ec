/// One action of a walk, and its result.
public struct WalkStep: Sendable, Hashable {
  /// A result other than announcements.
  package enum Remark: Sendable, Hashable {
    /// There is no stop in that direction.
    case edge
    /// Nothing happens.
    case ignored
    /// The platform does not have the gesture or key.
    case unavailable
    /// The stop cannot be reached now.
    case unreachable
    /// The control is disabled.
    case refused
    /// The value is at its limit.
    case limit
    case opened
    case closed
    /// A field is now being edited.
    case startedEditing
    /// A field is no longer being edited.
    case stoppedEditing
    /// A field's text was submitted.
    case submitted(String)
    /// An action without a visible effect.
    case acted(String)
    /// The focused stop disappeared.
    case focusLost
  }

  /// The action; nil for the beginning.
  public var action: Action?
  /// The time of the action, in milliseconds since the beginning.
  public var time: Int
  /// The focus after the action, if any.
  public var focus: Focus?
  /// The action's utterances in the timeline.
  public var heard: Range<Int>
  package var remarks: [Remark]
}
