public import Earshot

/// Something that a reader said, as a log, captions or a person recorded it.
public struct HeardAnnouncement: Sendable, Hashable {
  /// What was said at once.
  public var text: String
  /// What was said after the pause, where the recording tells it apart.
  public var hint: String?
  /// Where it stands in the file.
  public var location: SourceLocation
  /// The identifier of the element that had the focus, where the recording names it.
  public var id: String?

  /// Creates something that was said.
  public init(_ text: String, hint: String? = nil, at location: SourceLocation, id: String? = nil) {
    self.text = text
    self.hint = hint
    self.location = location
    self.id = id
  }
}
