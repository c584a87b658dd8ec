/// One focus stop of a design, a dump or a recording.
public struct Stop: Sendable, Hashable {
  /// The place of a stop in an input.
  package struct Place: Sendable, Hashable {
    /// The file, line and column; nil if the stop does not come from a file.
    package var location: SourceLocation?
    /// The path of the element in a tree, such as an XPath; nil if the input is not a tree.
    package var path: String?
    /// The frame on the screen, in the unit of the input; nil if it is unknown.
    package var frame: VoiceOverScreen.Frame?

    /// Creates a place.
    package init(
      location: SourceLocation? = nil, path: String? = nil, frame: VoiceOverScreen.Frame? = nil
    ) {
      self.location = location
      self.path = path
      self.frame = frame
    }
  }

  /// The identifier that developers gave the element; nil if it has none.
  ///
  /// It identifies the element even if its words have changed.
  public var identifier: String?
  /// The announcement.
  package var wording: Wording
  /// The place of the stop.
  package var place: Place
  /// Whether the stop exists only in another state of its component, such as the options of a
  /// closed dropdown.
  ///
  /// A recording may contain it, but does not have to.
  public var isOptional: Bool
  /// The patterns for texts that change, such as dates.
  ///
  /// The announcement contains examples of them.
  package var patterns: [TextPattern]

  /// Creates a stop.
  package init(
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
  /// The announcement of a stop, as far as it is known.
  package enum Wording: Sendable, Hashable {
    /// The parts of an announcement from a design or a dump.
    case parts(Announcement)
    /// Only the words, from a log or a transcript.
    case text(String)

    /// All words in spoken order, with the hint at the end.
    package var text: String {
      switch self {
      case .text(let text): text
      case .parts(let announcement): announcement.spoken
      }
    }
  }
}
