public import Earshot

/// Something that a reader said, as a log, captions or a person recorded it.
public struct HeardAnnouncement: Sendable, Hashable {
  /// What was said at once.
  public var text: String
  /// What was said after the pause, where the recording tells it apart.
  public var hint: String?
  /// Where it stands in the file.
  public var location: SourceLocation
  /// When it began, in seconds from the start of the recording; a log counts in the clock of the
  /// device.
  public var start: Double?
  /// When it ended, in seconds.
  public var end: Double?
  /// The event that it answers, by the reader's own name, such as `TYPE_VIEW_ACCESSIBILITY_FOCUSED`.
  public var event: String?
  /// The identifier of the element that had the focus, where the recording names it.
  public var id: String?

  /// Creates something that was said.
  public init(
    _ text: String, hint: String? = nil, at location: SourceLocation, start: Double? = nil,
    end: Double? = nil, event: String? = nil, id: String? = nil
  ) {
    self.text = text
    self.hint = hint
    self.location = location
    self.start = start
    self.end = end
    self.event = event
    self.id = id
  }
}
