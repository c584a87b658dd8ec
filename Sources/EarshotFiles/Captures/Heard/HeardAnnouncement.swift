public import Earshot

/// An announcement that a log, captions or a person recorded.
public struct HeardAnnouncement: Sendable, Hashable {
  /// The text before the pause.
  public var text: String
  /// The text after the pause; nil if the recording does not separate it.
  public var hint: String?
  /// The location in the file.
  public var location: SourceLocation
  /// The identifier of the focused element; nil if the recording does not contain it.
  public var id: String?

  /// Creates an announcement.
  public init(_ text: String, hint: String? = nil, at location: SourceLocation, id: String? = nil) {
    self.text = text
    self.hint = hint
    self.location = location
    self.id = id
  }
}
