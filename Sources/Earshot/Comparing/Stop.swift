/// One focus stop of a design, a dump or a recording.
public struct Stop: Sendable, Hashable {
  package struct Place: Sendable, Hashable {
    package var location: SourceLocation?
    package var path: String?
    package var frame: VoiceOverScreen.Frame?
    /// The scroll container of the stop; nil if unknown, or if the stop is outside all scroll
    /// containers.
    package var scroller: Scroller?

    package init(
      location: SourceLocation? = nil, path: String? = nil, frame: VoiceOverScreen.Frame? = nil,
      scroller: Scroller? = nil
    ) {
      self.location = location
      self.path = path
      self.frame = frame
      self.scroller = scroller
    }
  }

  package enum Scroller: Sendable, Hashable {
    /// The innermost scroll container, by its node in the capture.
    case node(Int)
    /// The screen has no scroll container.
    case none
  }

  package struct Design: Sendable, Hashable {
    package var expectation: ExpectationID?
    /// The type of the container that has this stop as its title or label, if any.
    package var titledContainer: String?
    /// The roles of the component's kind; the toolkit's widget can lack them.
    package var roles: Set<Fact.Role> = []
    /// Whether no source documents the role, such as "heading" for the label of a group of choices.
    package var isRoleAssumed = false
    /// The label that an app can show as a text before the stop.
    package var visibleLabel: String?
    /// The component's value, which a toolkit can join to another text.
    package var value: String?
    package var isToggle = false
    /// The date with the short names of months.
    package var shortDate: String?
    package var namedByLibrary: NamedByLibrary?
    package var content: String?
    /// The patterns of changing texts; the announcement contains an example of each.
    package var patterns: [TextPattern]

    package init(expectation: ExpectationID? = nil, patterns: [TextPattern] = []) {
      (self.expectation, self.patterns) = (expectation, patterns)
    }
  }

  /// Properties that matter to users, but are not part of the stop's announcement.
  package struct Behaviour: Sendable, Hashable {
    /// The live region; nil if the design does not specify it, or if the capture does not show it.
    package var live: TalkBackNode.LiveRegion?
    /// The unannounced label of a filled field; empty if the field has no label, nil if unknown.
    package var label: String?
    package var actions: [String]

    package init(
      live: TalkBackNode.LiveRegion? = nil, label: String? = nil, actions: [String] = []
    ) {
      (self.live, self.label, self.actions) = (live, label, actions)
    }
  }

  /// The developer's identifier, which stays the same if the words change.
  public var identifier: String?
  /// The type in the capture, such as `Cell`.
  package var element: String?
  package var wording: Wording
  package var place: Place
  /// Whether the stop can be missing.
  ///
  /// In a design, a stop such as an option of a closed dropdown is optional, because it exists only
  /// in another state. In a capture, a stop is optional if the file does not show whether it can
  /// have focus.
  public var isOptional: Bool
  /// At most one value; an array saves memory in a long log.
  private var designs: [Design]
  private var behaviours: [Behaviour]

  package init(
    identifier: String? = nil, element: String? = nil, _ wording: Wording,
    at place: Place = Place(), isOptional: Bool = false, design: Design? = nil,
    behaviour: Behaviour? = nil
  ) {
    self.identifier = identifier
    self.element = element
    self.wording = wording
    self.place = place
    self.isOptional = isOptional
    designs = design.map { [$0] } ?? []
    behaviours = behaviour.flatMap { $0 == Behaviour() ? nil : [$0] } ?? []
  }

  package var design: Design? {
    get { designs.first }
    set { designs = newValue.map { [$0] } ?? [] }
  }
  package var behaviour: Behaviour { behaviours.first ?? Behaviour() }
  package var expectation: ExpectationID? { design?.expectation }
  package var patterns: [TextPattern] { design?.patterns ?? [] }
}

extension Stop {
  /// The type of elements that the system adds, such as the region that closes a popover.
  package static let systemElement = "System"
  package static let textOfCell = "Text in a cell"
  package static let textOfDialog = "Text in a dialog of the platform"

  var parts: [Part]? {
    if case .parts(let announcement) = wording { announcement.parts } else { nil }
  }

  var texts: [String] { parts?.filter(\.kind.isOfApp).map(\.text) ?? [] }

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
