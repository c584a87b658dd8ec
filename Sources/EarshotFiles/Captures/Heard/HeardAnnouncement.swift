public import Earshot

/// An announcement in a log, captions or notes.
public struct HeardAnnouncement: Sendable, Hashable {
  /// The text before the hint.
  public var text: String
  /// The hint after a pause; nil if the recording does not separate hints.
  public var hint: String?
  /// The location of the announcement in the file.
  public var location: SourceLocation
  /// The identifier of the focused element, if known.
  public var id: String?
  package var app: String?
  /// The actions that precede the announcement, as in walk scripts, separated by semicolons; nil if
  /// unknown.
  public var actions: String?
  var test: TestResult?

  /// Creates an announcement.
  public init(_ text: String, hint: String? = nil, at location: SourceLocation, id: String? = nil) {
    self.text = text
    self.hint = hint
    self.location = location
    self.id = id
  }
}
