public import Earshot

/// An announcement in a log, captions or notes.
public struct HeardAnnouncement: Sendable, Hashable {
  private struct Details: Sendable, Hashable {
    var hint: String?
    var id: String?
    var app: String?
    var actions: String?
    var test: TestResult?
  }

  /// The text before the hint.
  public var text: String
  /// The location of the announcement in the file.
  public var location: SourceLocation
  /// At most one value; an empty array needs less memory than an optional value.
  private var details: [Details] = []

  /// Creates an announcement.
  public init(_ text: String, hint: String? = nil, at location: SourceLocation, id: String? = nil) {
    self.text = text
    self.location = location
    detail = Details(hint: hint, id: id)
  }

  private var detail: Details {
    get { details.first ?? Details() }
    set { details = newValue == Details() ? [] : [newValue] }
  }

  /// The hint, which follows a pause; nil if the recording does not separate hints.
  public var hint: String? {
    get { detail.hint }
    set { detail.hint = newValue }
  }

  /// The identifier of the focused element, if known.
  public var id: String? {
    get { detail.id }
    set { detail.id = newValue }
  }

  package var app: String? {
    get { detail.app }
    set { detail.app = newValue }
  }

  /// The recorded actions before the announcement, in the syntax of walk scripts and separated by
  /// semicolons; nil if unknown.
  public var actions: String? {
    get { detail.actions }
    set { detail.actions = newValue }
  }

  var test: TestResult? {
    get { detail.test }
    set { detail.test = newValue }
  }
}
