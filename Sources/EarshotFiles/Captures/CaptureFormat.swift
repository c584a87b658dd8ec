public import Earshot

/// A format of files about an implementation: how to recognize it, its limits, and its reader.
///
/// Each format is one value in one file. ``builtIn`` lists the formats of the library; a reader accepts
/// more:
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
/// let reader = CaptureReader(file: "notes.txt", formats: CaptureFormat.builtIn + [spokenNotes])
/// ```
public struct CaptureFormat: Sendable, Identifiable {
  /// A unique name without spaces.
  public let id: String

  /// The kind of information in a file.
  ///
  /// It decides how a file is compared: with the device profiles or the documented ones, stop by stop
  /// or as continuous speech.
  public enum Holding: Sendable, Hashable {
    /// The elements that an app exposes.
    case screen
    /// Announcements recorded on a device, by the reader itself or by a test that controls it.
    ///
    /// If a test turns the reader on, `opening` is the reader's first announcement, which is not a stop
    /// of the app, such as "VoiceOver on". The reader may then announce the app's name before the first
    /// stop.
    case log(opening: String?)
    /// Announcements from a speech recognizer: a cue may contain several announcements, an announcement
    /// may span several cues, and words may be misheard.
    case recognizedSpeech
    /// Announcements from any other source, such as a tester's notes.
    case transcript
    /// Announcements that a specification expects.
    case expectations

    /// Whether a reader on a device produced the words.
    var isLog: Bool { if case .log = self { true } else { false } }
  }

  /// The kind of information in files of the format.
  public let holding: Holding
  /// The name for people.
  public let title: String
  /// The platform of all files of the format; nil if it can be either.
  public let platform: Platform?
  /// The toolkit of all apps that the format describes; nil if it can be any.
  public let toolkit: Toolkit?
  /// The facts that files of the format do not show, or not always, in the order of the reports.
  public let limits: [FormatLimit]
  /// The limits for screens of iOS, if they differ.
  public let limitsOnIOS: [FormatLimit]
  /// Words that are typical of the format.
  ///
  /// They suggest the nearest format for a file that no format recognizes.
  public let marks: [String]
  /// The XML form of the format; nil if it has none.
  public let xml: XMLForm?
  /// The form that is one JSON value; nil if the format has none.
  public let json: JSONForm?
  /// The form with a JSON object on each line; nil if the format has none.
  public let jsonLines: JSONLinesForm?
  /// The text form of the format; nil if it has none.
  public let text: TextForm?
  /// The reason for refusing files of the format; nil if they can be read.
  public let refusal: String?

  /// Creates a format; without `limitsOnIOS`, the limits are the same on iOS.
  public init(
    _ id: String, title: String, holding: Holding = .screen, platform: Platform? = nil,
    toolkit: Toolkit? = nil, limits: [FormatLimit] = [], limitsOnIOS: [FormatLimit]? = nil,
    marks: [String] = [], xml: XMLForm? = nil, json: JSONForm? = nil,
    jsonLines: JSONLinesForm? = nil, text: TextForm? = nil, refusal: String? = nil
  ) {
    self.id = id
    self.title = title
    self.holding = holding
    self.platform = platform
    self.toolkit = toolkit
    self.limits = limits
    self.limitsOnIOS = limitsOnIOS ?? limits
    self.marks = marks
    self.xml = xml
    self.json = json
    self.jsonLines = jsonLines
    self.text = text
    self.refusal = refusal
  }

  /// Whether a file of the format can be recognized by its contents.
  var hasForm: Bool { xml != nil || json != nil || jsonLines != nil || text != nil }

  /// The result of reading a file.
  public struct Reading: Sendable {
    /// The information in the file.
    public var content: Capture.Content
    /// The limits of the format that do not apply to this file.
    public var lifted: [FormatLimit]
    /// Problems that did not prevent reading.
    public var notes: [Capture.Note]

    /// Creates a result.
    public init(
      _ content: Capture.Content, lifting lifted: [FormatLimit] = [], notes: [Capture.Note] = []
    ) {
      self.content = content
      self.lifted = lifted
      self.notes = notes
    }

    /// Creates a result with announcements.
    ///
    /// If an announcement has an identifier, the limit `identifiers` does not apply.
    public init(
      heard: [HeardAnnouncement], lifting lifted: [FormatLimit] = [], notes: [Capture.Note] = []
    ) {
      let hasIdentifiers = heard.contains { $0.id != nil }
      self.init(
        .heard(heard), lifting: lifted + (hasIdentifiers ? [.identifiers] : []), notes: notes)
    }
  }

  /// The formats of the library, in the order in which a reader tries them.
  public static let builtIn: [CaptureFormat] = [
    .uiAutomatorDump, .uiAutomator2, .uiAutomator1, .xcuiTest, .detox, .debugDescription,
    .talkBackLog, .maestro, .flutterSemantics, .flutterBridge, .composeSemantics, .treeDebug,
    .espresso, .earlGrey, .roborazzi, .paparazzi, .accessibilitySnapshot, .idb, .webDriverAgent,
    .agentDevice,
    .mobileMCP, .reactNative, .reactNativeDebug, .voiceOverDesigner, .uSpec, .ariaAT, .a11ySupport,
    .atDriver, .utterances, .spokenPhrases, .ariaSnapshot, .webVTT, .subRip, .csv,
    .plainText,
  ]
}

extension CaptureFormat: Hashable {
  /// Returns whether two formats have the same identifier.
  public static func == (left: CaptureFormat, right: CaptureFormat) -> Bool { left.id == right.id }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
