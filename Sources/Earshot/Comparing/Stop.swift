/// One focus stop of a design, a dump or a recording.
public struct Stop: Sendable, Hashable {
  package struct Place: Sendable, Hashable {
    package var location: SourceLocation?
    package var path: String?
    /// In the input's unit.
    package var frame: VoiceOverScreen.Frame?

    package init(
      location: SourceLocation? = nil, path: String? = nil, frame: VoiceOverScreen.Frame? = nil
    ) {
      self.location = location
      self.path = path
      self.frame = frame
    }
  }

  /// The developer's identifier, which stays the same if the words change.
  public var identifier: String?
  /// The expectation, if the stop is of a design.
  public var expectation: ExpectationID?
  /// The type in the capture, such as `Cell`.
  package var element: String?
  package var wording: Wording
  package var place: Place
  /// Whether the stop exists only in another state, such as an option of a closed dropdown.
  public var isOptional: Bool
  package var titledContainer: String?
  /// The patterns for texts that change; the announcement contains examples.
  package var patterns: [TextPattern]

  package init(
    identifier: String? = nil, element: String? = nil, _ wording: Wording,
    at place: Place = Place(), isOptional: Bool = false, patterns: [TextPattern] = []
  ) {
    self.identifier = identifier
    self.element = element
    self.wording = wording
    self.place = place
    self.isOptional = isOptional
    self.patterns = patterns
  }
}

extension Stop {
  /// Elements that the system adds, such as the region that closes a popover.
  package static let systemElement = "System"

  package enum Wording: Sendable, Hashable {
    case parts(Announcement)
    case text(String)

    package var text: String {
      switch self {
      case .text(let text): text
      case .parts(let announcement): announcement.spoken
      }
    }
  }
}
