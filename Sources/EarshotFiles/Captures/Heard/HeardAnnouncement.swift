public import Earshot

/// An announcement in a log, captions or notes.
public struct HeardAnnouncement: Sendable, Hashable {
  /// The text before the pause for a hint.
  public var text: String
  /// The hint after the pause, if the recording separates it from the text.
  public var hint: String?
  /// The location in the file.
  public var location: SourceLocation
  /// The identifier of the focused element, if known.
  public var id: String?
  /// The package of the announced app, if the log contains it.
  package var app: String?
  /// The recorded actions before the announcement, as in the script of a walk and separated by
  /// semicolons; nil if they are unknown.
  public var actions: String?

  /// Creates an announcement.
  public init(_ text: String, hint: String? = nil, at location: SourceLocation, id: String? = nil) {
    self.text = text
    self.hint = hint
    self.location = location
    self.id = id
  }
}
