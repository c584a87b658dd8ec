/// One action of a walk, and its result.
public struct WalkStep: Sendable, Hashable {
  /// A result of an action, in addition to the announcements.
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
    /// A field is being edited now.
    case startedEditing
    /// A field is no longer being edited.
    case stoppedEditing
    /// A field's text was submitted.
    case submitted(String)
    /// An action without a visible effect on this screen.
    case acted(String)
    /// The focused stop disappeared, and focus had to move.
    case focusLost
  }

  /// The action; nil for the beginning of the walk.
  public var action: Action?
  /// The time of the action in milliseconds since the walk began.
  public var time: Int
  /// The focus after the action; nil on a screen without stops.
  public var focus: Focus?
  /// The range of the timeline with the announcements after this action.
  public var heard: Range<Int>
  /// The other results.
  package var remarks: [Remark]
}
