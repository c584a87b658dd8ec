public import Earshot
import EarshotProfiles

package struct Capture: Sendable {
  package enum Content: Sendable {
    case talkBack(CapturedTree)
    case voiceOver(CapturedScreen)
    case heard([HeardAnnouncement])
    case expected([ExpectedAnnouncement])
  }

  package struct Note: Sendable, Hashable {
    package var location: SourceLocation
    package var message: String

    package init(_ message: String, at location: SourceLocation) {
      self.location = location
      self.message = message
    }
  }

  package var format: CaptureFormat
  package var content: Content {
    get { stored ?? .heard(transcript?.heard ?? []) }
    set {
      stored = newValue
      transcript = nil
    }
  }
  private var stored: Content?
  /// The lines from which `content` is created when it is needed.
  private(set) var transcript: TranscriptLines?
  /// The facts that the file does not show; these facts are not compared.
  package var limits: [FormatLimit]
  package var notes: [Note]
  private let translated: (@Sendable (Wording) -> Content)?

  package init(_ format: CaptureFormat, _ reading: CaptureFormat.Reading) {
    self.format = format
    let content = reading.content
    stored = content
    translated = reading.translated
    let isOfIOS = if case .voiceOver = content { true } else { false }
    limits = (isOfIOS ? format.limitsOnIOS : format.limits).filter { !reading.lifted.contains($0) }
    if case .voiceOver(let screen) = content {
      let wheels = screen.elements.filter { $0.element.traits.contains(.pickerItem) }
      if wheels.contains(where: { !$0.element.traits.contains(.selected) }) {
        limits.append(.wheels)
      }
    }
    notes = reading.notes
  }

  init(_ transcript: TranscriptLines) {
    format = .plainText
    limits = format.limits
    notes = []
    translated = nil
    self.transcript = transcript
  }

  var whole: Capture {
    var capture = self
    if transcript != nil { capture.content = content }
    return capture
  }

  func content(for reader: ScreenReader) -> Content {
    guard let translated, let language = reader.language, language != "en" else { return content }
    return translated(BuiltIn.wording(for: reader.profile, locale: language))
  }

  /// The platform; nil if the file can be of either platform.
  package var platform: Platform? {
    guard transcript == nil else { return format.platform }
    return switch content {
    case .talkBack: .talkBack
    case .voiceOver: .voiceOver
    case .heard: format.platform
    case .expected(let expected): format.platform ?? Self.onlyPlatform(of: expected)
    }
  }

  private static func onlyPlatform(of expected: [ExpectedAnnouncement]) -> Platform? {
    let platforms = Set(expected.map(\.platform))
    return platforms.count == 1 ? platforms.first ?? nil : nil
  }

  /// Whether the announcements are composed by a reader's rules.
  package var isComposed: Bool {
    guard transcript == nil else { return false }
    return switch content {
    case .talkBack, .voiceOver: true
    case .heard, .expected: false
    }
  }

  package var toolkit: Toolkit? {
    if let toolkit = format.toolkit { return toolkit }
    return hasComposeView ? .compose : nil
  }

  /// `views` if there are Android widgets but no ComposeView
  /// (AndroidComposeView.getAccessibilityClassName); otherwise nil.
  package var likelyToolkit: Toolkit? {
    guard transcript == nil, case .talkBack(let screen) = content, toolkit == nil,
      screen.tree.nodes.contains(where: { $0.className?.hasPrefix("android.widget.") == true })
    else { return nil }
    return .views
  }

  private var hasComposeView: Bool {
    guard transcript == nil, case .talkBack(let screen) = content else { return false }
    return screen.tree.nodes.contains {
      $0.className == "androidx.compose.ui.platform.ComposeView"
    }
  }

  var isEmpty: Bool {
    if let transcript { return transcript.count == 0 }
    return switch content {
    case .talkBack(let screen): screen.tree.nodes.allSatisfy { $0 == TalkBackNode() }
    case .voiceOver(let screen): screen.elements.allSatisfy(\.isUncertain)
    case .heard(let heard): heard.isEmpty
    case .expected(let expected): expected.isEmpty
    }
  }
}

/// The nodes of an Android screen with their locations in the file.
public struct CapturedTree: Sendable {
  /// The nodes of the screen.
  public var tree: TalkBackTree
  /// The locations and paths of the nodes, by index.
  public var places: NodePlaces
  /// The types of nodes, by index, because some limits apply only to some types.
  package var types: [Int: String] = [:]
  /// Whether the file shows which nodes scroll.
  package var showsScrollers = false
  package var showsHints = false

  /// Creates a tree.
  public init(tree: TalkBackTree, places: NodePlaces) {
    self.tree = tree
    self.places = places
  }
}

/// The focus stops of an iOS screen, in the order of the file.
public struct CapturedScreen: Sendable {
  /// The focus stops.
  public var elements: [CapturedElement]
  /// The locations and paths of the nodes, by the index in `CapturedElement.node`.
  public var places: NodePlaces
  package var modal: Modal?
  /// Nil if the file does not show the app.
  package var window: VoiceOverScreen.Frame?

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
  /// The attributes that UIKit exposes for the element.
  public var element: VoiceOverElement
  package var facts = ComponentFacts()
  package var isOfGuidelines = false
  package var type: String?
  /// Whether it is unknown if VoiceOver can focus the element.
  ///
  /// An uncertain element is compared only if the design contains the element's text, and is never
  /// imported.
  package var isUncertain = false
  package var frame: VoiceOverScreen.Frame?
  package var scroller: Int?
  /// The name of the screen, in files with several screens.
  public var screen: String?
  /// The announcement in the file, if any.
  public var announcement: String?
  /// The index of the node in the file.
  public var node: Int

  /// Creates a focus stop.
  public init(
    _ element: VoiceOverElement, screen: String? = nil, announcement: String? = nil, node: Int
  ) {
    self.element = element
    self.screen = screen
    self.announcement = announcement
    self.node = node
  }

  package init(
    _ element: VoiceOverElement, frame: VoiceOverScreen.Frame?, screen: String? = nil,
    announcement: String? = nil, node: Int
  ) {
    self.init(element, screen: screen, announcement: announcement, node: node)
    self.frame = frame
  }

  init(_ exposed: ExposedElement, frame: VoiceOverScreen.Frame?, node: Int) {
    self.init(exposed.element, frame: frame, node: node)
    (facts, isOfGuidelines) = (exposed.facts, exposed.isOfGuidelines)
  }
}
