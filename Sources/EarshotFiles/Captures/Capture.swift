public import Earshot

/// What a file tells about an implementation: what it exposes, what was heard of it, or what
/// somebody else expects of it.
public struct Capture: Sendable {
  /// What the file holds.
  public enum Content: Sendable {
    /// The nodes that Android exposes.
    case talkBack(CapturedTree)
    /// The focus stops that iOS exposes.
    case voiceOver(CapturedScreen)
    /// What a reader said.
    case heard([HeardAnnouncement])
    /// What somebody expects a reader to say.
    case expected([ExpectedAnnouncement])
  }

  /// Something that was found on the way and does not keep the file from being used.
  public struct Note: Sendable, Hashable {
    /// Where it was found.
    public var location: SourceLocation
    /// What was found and what was done about it.
    public var message: String

    /// Creates a note.
    public init(_ message: String, at location: SourceLocation) {
      self.location = location
      self.message = message
    }
  }

  /// What the file was recognised as.
  public var format: CaptureFormat
  /// What the file holds.
  public var content: Content
  /// What the file cannot tell, so that its absence is no finding.
  public var limits: [FormatLimit]
  /// What was found on the way: a file that was cut off, a second document that was not read.
  public var notes: [Note]

  /// Creates what a file of a format tells.
  public init(_ format: CaptureFormat, _ reading: CaptureFormat.Reading) {
    self.format = format
    content = reading.content
    let isOfIOS = if case .voiceOver = content { true } else { false }
    limits = (isOfIOS ? format.limitsOnIOS : format.limits).filter { !reading.lifted.contains($0) }
    switch content {
    case .talkBack:
      limits += limits.contains(.collections) ? [.selectionModes, .keyboard] : [.keyboard]
    case .voiceOver(let screen):
      limits.append(.keyboard)
      let wheels = screen.elements.filter { $0.element.traits.contains(.pickerItem) }
      if wheels.contains(where: { !$0.element.traits.contains(.selected) }) {
        limits.append(.wheels)
      }
    case .heard, .expected: break
    }
    notes = reading.notes
  }

  /// The platform whose reader would speak, or has spoken; nil when it may be any.
  public var platform: Platform? {
    switch content {
    case .talkBack: .talkBack
    case .voiceOver: .voiceOver
    case .heard: format.platform
    case .expected(let expected): format.platform ?? Self.onlyPlatform(of: expected)
    }
  }

  /// The platform that all expectations are of; nil where they are of both, or of either.
  private static func onlyPlatform(of expected: [ExpectedAnnouncement]) -> Platform? {
    let platforms = Set(expected.map(\.platform))
    return platforms.count == 1 ? platforms.first ?? nil : nil
  }

  /// What the app is built with; nil where the file does not tell.
  public var toolkit: Toolkit? {
    if let toolkit = format.toolkit { return toolkit }
    guard case .talkBack(let screen) = content else { return nil }
    let isCompose = screen.tree.nodes.contains {
      $0.className == "androidx.compose.ui.platform.ComposeView"
    }
    return isCompose ? .compose : nil
  }

  /// Whether nothing was found that could be compared; what stands around a whole screen is nothing.
  var isEmpty: Bool {
    switch content {
    case .talkBack(let screen): screen.tree.nodes.allSatisfy { $0 == TalkBackNode() }
    case .voiceOver(let screen): screen.elements.isEmpty
    case .heard(let heard): heard.isEmpty
    case .expected(let expected): expected.isEmpty
    }
  }
}

/// The nodes of an Android screen, each with its place in the file that it was read from.
public struct CapturedTree: Sendable {
  /// The nodes.
  public var tree: TalkBackTree
  /// For each node of the tree its place, by the same index.
  public var places: NodePlaces

  /// Creates the nodes of a screen; where a node has no place, it stands in no file.
  public init(tree: TalkBackTree, places: NodePlaces) {
    self.tree = tree
    self.places = places
  }
}

/// The focus stops of an iOS screen in the order of the file.
public struct CapturedScreen: Sendable {
  /// The focus stops.
  public var elements: [CapturedElement]
  /// The places of the nodes of the file; `CapturedElement.node` is the index.
  public var places: NodePlaces
  /// What is open and keeps the focus, so that its stops are all; nil where the file tells of nothing.
  package var modal: Modal?

  /// What UIKit opens over a screen.
  package enum Modal: String, Sendable { case alert = "Alert", sheet = "Sheet" }

  /// Creates the focus stops of a screen.
  public init(elements: [CapturedElement], places: NodePlaces) {
    self.elements = elements
    self.places = places
    self.places.finish()
  }
}

/// A focus stop of an iOS screen.
public struct CapturedElement: Sendable {
  /// The attributes that UIKit exposes for it.
  public var element: VoiceOverElement
  /// The facts that the file has in addition to the attributes, for documented patterns.
  package var facts = ComponentFacts()
  /// Whether only the guidelines have the stop.
  package var isOfGuidelines = false
  /// Where it stands on the screen, nil when the file does not tell.
  public var frame: VoiceOverScreen.Frame?
  /// The screen that it belongs to, in files that hold several.
  public var screen: String?
  /// The announcement that the file itself gives for it, such as the description in an
  /// AccessibilitySnapshot.
  public var announcement: String?
  /// Which node of the file it is.
  public var node: Int

  /// Creates a focus stop.
  public init(
    _ element: VoiceOverElement, frame: VoiceOverScreen.Frame? = nil, screen: String? = nil,
    announcement: String? = nil, node: Int
  ) {
    self.element = element
    self.frame = frame
    self.screen = screen
    self.announcement = announcement
    self.node = node
  }
  /// Creates a focus stop with the facts of its component.
  init(_ exposed: ExposedElement, frame: VoiceOverScreen.Frame?, node: Int) {
    self.init(exposed.element, frame: frame, node: node)
    (facts, isOfGuidelines) = (exposed.facts, exposed.isOfGuidelines)
  }
}
