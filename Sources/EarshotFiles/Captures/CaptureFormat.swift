public import Earshot

/// A format of files that tell something about an implementation: how it is recognised, what it
/// cannot tell, and what reads it.
///
/// A format is one value in a file of its own. ``builtIn`` lists those of the library; a reader takes
/// others besides:
///
/// ```swift
/// let spokenNotes = CaptureFormat(
///   "spoken-notes", title: "spoken notes", limits: [.identifiers, .hintApart],
///   text: TextForm(recognizes: { $0.text.hasPrefix("Heard: ") }) { source, _ in
///     CaptureFormat.Reading(
///       heard: source.lines.map { line in
///         HeardAnnouncement(String(line.text.dropFirst(7)), at: source.location(line.number))
///       })
///   })
/// let reader = CaptureReader(file: "notes.txt", formats: CaptureFormat.builtIn + [spokenNotes])
/// ```
public struct CaptureFormat: Sendable, Identifiable {
  /// A name without spaces that no other format has.
  public let id: String
  /// What files of the format hold.
  public enum Holding: Sendable, Hashable {
    /// What an app exposes.
    case screen
    /// What was heard.
    case speech
    /// What somebody expects to be heard.
    case expectations
  }

  /// What files of the format hold.
  public let holding: Holding
  /// What people call the format.
  public let title: String
  /// The platform that all files of the format are of; nil where they may be of either.
  public let platform: Platform?
  /// What the apps are built with whose interfaces files of the format tell; nil where it may be any.
  public let toolkit: Toolkit?
  /// Whether a speech recognizer writes it: a cue may hold several announcements, one announcement
  /// may stand in several cues, and words may be misheard.
  public let isRecognizedSpeech: Bool
  /// What files of the format cannot tell, or not all of them, in the order in which users read it.
  public let limits: [FormatLimit]
  /// The same for screens of iOS, where the format has them and cannot tell other things there.
  public let limitsOnIOS: [FormatLimit]
  /// Words that files of the format hold and others hardly, by which a file that is of no format is
  /// told what it is nearest to.
  public let marks: [String]
  /// The form of the format that is XML, where it has one.
  public let xml: XMLForm?
  /// The form of the format that is one JSON value, where it has one.
  public let json: JSONForm?
  /// The form of the format that is a JSON object a line, where it has one.
  public let jsonLines: JSONLinesForm?
  /// The form of the format that is text, where it has one.
  public let text: TextForm?

  /// Why files of the format are not read; nil where they are.
  public let refusal: String?

  /// Creates a format; a form that is not given is one in which no file of the format is written, and
  /// nil for `limitsOnIOS` means the same limits.
  public init(
    _ id: String, title: String, holding: Holding = .screen, platform: Platform? = nil,
    toolkit: Toolkit? = nil,
    isRecognizedSpeech: Bool = false, limits: [FormatLimit] = [], limitsOnIOS: [FormatLimit]? = nil,
    marks: [String] = [], xml: XMLForm? = nil, json: JSONForm? = nil,
    jsonLines: JSONLinesForm? = nil, text: TextForm? = nil, refusal: String? = nil
  ) {
    self.id = id
    self.title = title
    self.holding = holding
    self.platform = platform
    self.toolkit = toolkit
    self.isRecognizedSpeech = isRecognizedSpeech
    self.limits = limits
    self.limitsOnIOS = limitsOnIOS ?? limits
    self.marks = marks
    self.xml = xml
    self.json = json
    self.jsonLines = jsonLines
    self.text = text
    self.refusal = refusal
  }

  /// Whether anything in a file tells that it is of the format.
  var hasForm: Bool { xml != nil || json != nil || jsonLines != nil || text != nil }

  /// What was found in a file of a format.
  public struct Reading: Sendable {
    /// What the file holds.
    public var content: Capture.Content
    /// The limits of the format that do not hold for this file: it tells these things.
    public var lifted: [FormatLimit]
    /// What was found on the way.
    public var notes: [Capture.Note]

    /// Creates what was found in a file.
    public init(
      _ content: Capture.Content, lifting lifted: [FormatLimit] = [], notes: [Capture.Note] = []
    ) {
      self.content = content
      self.lifted = lifted
      self.notes = notes
    }

    /// Creates what was heard; a file that names elements tells identifiers.
    public init(
      heard: [HeardAnnouncement], lifting lifted: [FormatLimit] = [], notes: [Capture.Note] = []
    ) {
      let hasIdentifiers = heard.contains { $0.id != nil }
      self.init(
        .heard(heard), lifting: lifted + (hasIdentifiers ? [.identifiers] : []), notes: notes)
    }
  }

  /// The formats of the library, in the order in which they are tried on a file.
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
  /// Formats are the same when they have the same name.
  public static func == (left: CaptureFormat, right: CaptureFormat) -> Bool { left.id == right.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
