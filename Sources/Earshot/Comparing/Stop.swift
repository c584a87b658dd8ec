/// One focus stop of a design, a dump or a recording.
public struct Stop: Sendable, Hashable {
  /// The location of a stop in an input.
  public struct Place: Sendable, Hashable {
    /// The position in a file, if any.
    public var location: SourceLocation?
    /// The path in a tree, such as an XPath, if any.
    public var path: String?
    /// The frame on the screen, in the input's unit, if known.
    public var frame: VoiceOverScreen.Frame?

    /// Creates a place.
    public init(
      location: SourceLocation? = nil, path: String? = nil, frame: VoiceOverScreen.Frame? = nil
    ) {
      self.location = location
      self.path = path
      self.frame = frame
    }
  }

  /// The developer's identifier, which identifies the element even if its words change.
  public var identifier: String?
  /// The announcement.
  public var wording: Wording
  /// The location of the stop.
  public var place: Place
  /// Whether the stop exists only in another state, such as the options of a closed dropdown.
  public var isOptional: Bool
  /// The patterns for changing texts, of which the announcement contains examples.
  public var patterns: [TextPattern]

  /// Creates a stop.
  public init(
    identifier: String? = nil, _ wording: Wording, at place: Place = Place(),
    isOptional: Bool = false, patterns: [TextPattern] = []
  ) {
    self.identifier = identifier
    self.wording = wording
    self.place = place
    self.isOptional = isOptional
    self.patterns = patterns
  }
}

extension Stop {
  /// The announcement of a stop, as far as known.
  public enum Wording: Sendable, Hashable {
    /// The parts of an announcement from a design or a dump.
    case parts(Announcement)
    /// Only the words, from a log or a transcript.
    case text(String)

    /// All words, with the hint at the end.
    public var text: String {
      switch self {
      case .text(let text): text
      case .parts(let announcement): announcement.spoken
      }
    }
  }
}
