public import Earshot

/// A format of captures: rules to recognize and read its files, and the facts that these files do
/// not show.
///
/// ``builtIn`` lists the library's formats. You can add your own formats:
///
/// ```swift
/// let spokenNotes = CaptureFormat(
///   "spoken-notes", title: "spoken notes", holding: .transcript,
///   limits: [.identifiers, .hintApart],
///   text: TextForm(recognizes: { $0.text.hasPrefix("Heard: ") }) { source, _ in
///     CaptureFormat.Reading(
///       heard: source.lines.map { line in
///         HeardAnnouncement(String(line.text.dropFirst(7)), at: source.location(line.number))
///       })
///   })
/// var context = Context()
/// context.formats.append(spokenNotes)
/// ```
public struct CaptureFormat: Sendable, Identifiable {
  /// A unique name without spaces.
  public let id: String

  /// The kind of information in a file, which determines how the file is compared.
  public enum Holding: Sendable, Hashable {
    /// The elements of an app.
    case screen
    /// Announcements that the reader or a test recorded on a device.
    ///
    /// `opening` is the first announcement of a starting reader, such as "VoiceOver on".
    case log(opening: String?)
    /// Announcements from a speech recognizer, which can mishear words and divide announcements
    /// wrongly.
    case recognizedSpeech
    /// Announcements from any other source, such as a tester's notes.
    case transcript
    /// Announcements that a specification expects.
    case expectations

    var isLog: Bool { if case .log = self { true } else { false } }
  }

  /// The kind of information in the files.
  public let holding: Holding
  /// The display name.
  public let title: String
  /// The files' platform; nil for either platform.
  public let platform: Platform?
  /// The files' toolkit; nil for any toolkit.
  public let toolkit: Toolkit?
  /// The facts that files do not show, in the order in which reports list them.
  public let limits: [FormatLimit]
  /// The facts that files of iOS screens do not show.
  public let limitsOnIOS: [FormatLimit]
  /// The limits that only some files of the format have, for example files of older tools.
  public let varying: Set<FormatLimit>
  /// Words typical of these files, so that the error for an unknown file can suggest the format.
  public let marks: [String]
  /// The XML form, if any.
  public let xml: XMLForm?
  /// The form of files that consist of one JSON value; nil if the format has none.
  public let json: JSONForm?
  /// The form with a JSON object on each line, if any.
  public let jsonLines: JSONLinesForm?
  /// The text form, if any.
  public let text: TextForm?
  /// The reason why files of this format are refused; nil if they can be read.
  public let refusal: String?

  /// Creates a format.
  public init(
    _ id: String, title: String, holding: Holding = .screen, platform: Platform? = nil,
    toolkit: Toolkit? = nil, limits: [FormatLimit] = [], limitsOnIOS: [FormatLimit]? = nil,
    varying: Set<FormatLimit> = [], marks: [String] = [], xml: XMLForm? = nil,
    json: JSONForm? = nil,
    jsonLines: JSONLinesForm? = nil, text: TextForm? = nil, refusal: String? = nil
  ) {
    self.id = id
    self.title = title
    self.holding = holding
    self.platform = platform
    self.toolkit = toolkit
    let common: [FormatLimit] = holding == .screen ? [.keyboard] : []
    self.limits = limits + (limits.contains(.collections) ? [.selectionModes] : []) + common
    self.limitsOnIOS = limitsOnIOS.map { $0 + common } ?? self.limits
    self.varying = varying
    self.marks = marks
    self.xml = xml
    self.json = json
    self.jsonLines = jsonLines
    self.text = text
    self.refusal = refusal
  }

  /// The result of reading a file.
  public struct Reading: Sendable {
    package var content: Capture.Content
    /// The format's limits that do not apply to the file.
    package var lifted: [FormatLimit]
    /// The problems that did not prevent reading the file.
    package var notes: [Capture.Note]
    package var translated: (@Sendable (Wording) -> Capture.Content)?

    package init(
      _ content: Capture.Content, lifting lifted: [FormatLimit] = [], notes: [Capture.Note] = []
    ) {
      self.content = content
      self.lifted = lifted
      self.notes = notes
    }

    /// Creates a result with the nodes of an Android screen; the `lifted` limits do not apply to
    /// the file.
    public init(_ tree: CapturedTree, lifting lifted: [FormatLimit] = []) {
      self.init(.talkBack(tree), lifting: lifted)
    }

    /// Creates a result with the focus stops of an iOS screen; the `lifted` limits do not apply to
    /// the file.
    public init(_ screen: CapturedScreen, lifting lifted: [FormatLimit] = []) {
      self.init(.voiceOver(screen), lifting: lifted)
    }

    /// Creates a result with announcements; if any of them has an identifier, the limit
    /// `identifiers` does not apply.
    public init(heard: [HeardAnnouncement], lifting lifted: [FormatLimit] = []) {
      self.init(heard: heard, lifting: lifted, notes: [])
    }

    package init(
      heard: [HeardAnnouncement], lifting lifted: [FormatLimit] = [], notes: [Capture.Note]
    ) {
      let hasIdentifiers = heard.contains { $0.id != nil }
      self.init(
        .heard(heard), lifting: lifted + (hasIdentifiers ? [.identifiers] : []), notes: notes)
    }
  }

  /// The library's formats, in the order in which a reader tries them.
  public static let builtIn: [CaptureFormat] = [
    .uiAutomatorDump, .uiAutomator2, .uiAutomator1, .xcuiTest, .detox, .debugDescription,
    .talkBackLog, .maestro, .flutterSemantics, .flutterBridge, .composeSemantics,
    .treeDebug,
    .espresso, .earlGrey, .roborazzi, .paparazzi, .harmonyOS, .accessibilitySnapshot, .idb,
    .webDriverAgent,
    .agentDevice,
    .mobileMCP, .reactNative, .reactNativeDebug, .voiceOverDesigner, .uSpec, .ariaAT, .a11ySupport,
    .atDriver, .utterances, .spokenPhrases, .composePreview, .executor, .ariaSnapshot, .webVTT,
    .subRip, .criteria, .csv,
    .plainText,
  ]
}

extension CaptureFormat: Hashable {
  /// Returns whether two formats have the same identifier.
  public static func == (left: CaptureFormat, right: CaptureFormat) -> Bool { left.id == right.id }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
