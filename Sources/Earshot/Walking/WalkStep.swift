/// One action of a walk, and what came of it.
public struct WalkStep: Sendable, Hashable {
  /// Something that came of an action beside what is heard.
  public enum Remark: Sendable, Hashable {
    /// There is no stop in that direction.
    case edge
    /// Nothing happens.
    case ignored
    /// The platform has no such gesture or key.
    case unavailable
    /// No such stop can be reached now.
    case unreachable
    /// What was acted on is disabled.
    case refused
    /// The value is at its end.
    case limit
    case opened
    case closed
    /// A field has the keyboard now.
    case startedEditing
    /// A field has given the keyboard back.
    case stoppedEditing
    /// The text of a field was sent off.
    case submitted(String)
    /// Something was done that does not show on this screen.
    case acted(String)
    /// The stop that had focus went away, and focus had to go elsewhere.
    case focusLost
  }

  /// What was done; nil for the beginning of the walk.
  public var action: Action?
  /// When it was done, in milliseconds since the walk began.
  public var time: Int
  /// Where focus is afterwards; nil on a screen without stops.
  public var focus: Focus?
  /// The places of what is said because of it in the timeline.
  public var heard: Range<Int>
  /// What came of it besides.
  public var remarks: [Remark]
}
