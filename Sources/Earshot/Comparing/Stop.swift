/// One focus stop of a design, a dump or a recording.
public struct Stop: Sendable, Hashable {
  /// Where a stop stands in an input.
  public struct Place: Sendable, Hashable {
    /// The file, line and column; nil when it comes from no file.
    public var location: SourceLocation?
    /// The way to the element in a tree, such as an XPath; nil when the input is no tree.
    public var path: String?
    /// Where it is seen on the screen, in the unit of the input; nil when that does not tell.
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

  /// The identifier that developers gave the element, by which it is found again when its words
  /// have changed; nil when it has none.
  public var identifier: String?
  /// What is said.
  public var wording: Wording
  /// Where it stands.
  public var place: Place
  /// Whether it is only there in another state of its component, as the options of a closed
  /// dropdown are: it may be heard in the recording of a session, and need not.
  public var isOptional: Bool
  /// The texts in it that change, such as dates, of which it holds examples.
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
  /// What is said at one stop, as far as it is known.
  public enum Wording: Sendable, Hashable {
    /// The parts, as a composer made them from a design or a dump.
    case parts(Announcement)
    /// Only the words, as a log or a person wrote them down.
    case text(String)

    /// All words in spoken order, the hint behind the rest.
    public var text: String {
      switch self {
      case .text(let text): text
      case .parts(let announcement): announcement.spoken
      }
    }
  }
}
