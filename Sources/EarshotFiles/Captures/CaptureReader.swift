public import Earshot

/// Reads any file that tells something about an implementation.
public struct CaptureReader: Sendable {
  /// The most bytes that a file may have.
  public static let maximumSize = 1 << 30

  let file: String
  let column: String?
  let platform: Platform?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: The name of the file, for places; what is in it tells the format, never the name.
  ///   - column: The column of a table that holds the announcements; nil where the file is none.
  ///   - platform: The platform to read a Flutter or React Native tree for; nil takes Android.
  public init(file: String, column: String? = nil, platform: Platform? = nil) {
    self.file = file
    self.column = column
    self.platform = platform
  }

  /// Returns what a file tells.
  ///
  /// - Parameter bytes: The whole file, in UTF-8, or in UTF-16 with a byte order mark.
  /// - Returns: What was found, with what the format cannot carry.
  /// - Throws: Where the file stops being what it looks like, and what would be right.
  public func read(_ bytes: [UInt8]) throws(InputError) -> Capture {
    guard bytes.count <= Self.maximumSize else {
      throw InputError(
        "'\(file)' is longer than \(Self.maximumSize >> 20) MB, the most that is read")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw InputError(
        "the file is empty; wanted is a dump, a log, captions, or one announcement a line",
        at: SourceLocation(file: file, line: 1, column: 1))
    }
    var text = InputText.utf8(bytes)
    // A column is named for a table only.
    let syntax = column == nil ? CaptureDetection.syntax(of: text) : .text(.csv)
    var notes: [Capture.Note] = []
    if let offset = InputText.firstInvalidByte(of: text) {
      notes = [
        try repairNote(
          syntax, isBinary: text.contains(0), at: location(of: offset, in: text))
      ]
      text = Array(String(decoding: text, as: UTF8.self).utf8)
    }
    var capture = try capture(of: text, syntax)
    capture.notes.insert(contentsOf: notes, at: 0)
    guard !capture.isEmpty else { throw nothingFound(in: capture) }
    return capture
  }

  /// A log that was cut in the middle of a character, or holds what an app printed, is still a log.
  private func repairNote(
    _ syntax: CaptureDetection.Syntax, isBinary: Bool, at place: SourceLocation
  ) throws(InputError) -> Capture.Note {
    guard syntax == .text(.talkBackLog) else {
      throw InputError(
        isBinary
          ? "the file is binary; wanted is a dump, a log, captions, or one announcement a line"
          : "the file is not UTF-8 here; save it as UTF-8", at: place)
    }
    return Capture.Note("the file is not UTF-8 here; what is none became U+FFFD", at: place)
  }

  private func capture(
    of bytes: [UInt8], _ syntax: CaptureDetection.Syntax
  ) throws(InputError) -> Capture {
    switch syntax {
    case .xml(let start): return try xmlCapture(of: bytes, from: start)
    case .json(let start): return try jsonCapture(of: bytes, from: start)
    case .text(let format): return try textCapture(of: bytes, format)
    }
  }

  private func textCapture(
    of bytes: [UInt8], _ format: CaptureFormat
  ) throws(InputError) -> Capture {
    switch format {
    case .talkBackLog: return TalkBackLogReader.capture(of: bytes, file: file)
    case .webVTT, .subRip:
      return try CaptionReader.capture(of: bytes, format: format, file: file)
    case .composeSemantics: return try ComposeReader.capture(of: bytes, file: file)
    case .treeDebug: return try TreeDebugReader.capture(of: bytes, file: file)
    case .debugDescription: return try DebugDescriptionReader.capture(of: bytes, file: file)
    case .flutterSemantics:
      return try FlutterReader.capture(of: bytes, platform: platform ?? .talkBack, file: file)
    case .maestro: return try MaestroReader.capture(ofTable: bytes, file: file)
    case .ariaAT: return try AssertionsTableReader.capture(of: bytes, file: file)
    default:
      if let offset = bytes.firstIndex(of: 0) {
        throw InputError(
          "the file is binary; wanted is a dump, a log, captions, or one announcement a line",
          at: location(of: offset, in: bytes))
      }
      if let column { return try CSVReader.capture(of: bytes, column: column, file: file) }
      return try PlainTextReader.capture(of: bytes, file: file)
    }
  }

  private func jsonCapture(of bytes: [UInt8], from start: Int) throws(InputError) -> Capture {
    let reader = JSONCaptureReader(file: file, platform: platform ?? .talkBack)
    switch try reader.content(of: bytes, from: start) {
    case .capture(let capture): return capture
    case .pageSource(let source):
      // The answer of a WebDriver server as it came over the wire.
      var capture = try read(Array(source.utf8))
      capture.notes.insert(
        Capture.Note(
          "the page source stands inside JSON; lines and columns count from its own start",
          at: location(of: start, in: bytes)), at: 0)
      return capture
    }
  }

  private func xmlCapture(of bytes: [UInt8], from start: Int) throws(InputError) -> Capture {
    let document = try XMLReader.document(of: bytes, from: start, file: file)
    guard !document.elements.isEmpty else {
      throw InputError(
        "the file ends before its first element is complete",
        at: location(of: bytes.count, in: bytes))
    }
    let root = document.name(of: 0)
    var capture: Capture
    switch root {
    case "hierarchy", "displays":
      capture = try UIAutomatorReader.capture(of: document, file: file)
    case "AppiumAUT": capture = try XCUITestReader.capture(of: document, file: file)
    case "ViewHierarchy": capture = try DetoxReader.capture(of: document, file: file)
    case _ where root.hasPrefix("XCUIElementType"):
      capture = try XCUITestReader.capture(of: document, file: file)
    default:
      throw InputError(
        "found <\(root)>; known are <hierarchy> (UiAutomator), <AppiumAUT> and <XCUIElementType…> "
          + "(XCUITest), and <ViewHierarchy> (Detox)", at: location(of: start, in: bytes))
    }
    if let offset = document.looseOffset {
      capture.notes.append(
        Capture.Note(
          "found '<' in the value of an attribute, which XML writes as &lt;; it was read all the same",
          at: location(of: offset, in: bytes)))
    }
    capture.notes += endingNotes(of: document)
    return capture
  }

  private func endingNotes(of document: XMLDocument) -> [Capture.Note] {
    switch document.ending {
    case .complete: return []
    case .truncated(let unclosed):
      let inside = unclosed.map { " inside <\(document.name(of: $0))>" } ?? ""
      return [
        Capture.Note(
          "the file ends\(inside) before it is complete; what came before was read",
          at: location(of: document.bytes.count, in: document.bytes))
      ]
    case .more(let offset, let isDocument):
      let what = isDocument ? "a second document begins here" : "text stands behind the document"
      return [
        Capture.Note("\(what); it was not read", at: location(of: offset, in: document.bytes))
      ]
    }
  }

  private func nothingFound(in capture: Capture) -> InputError {
    InputError(
      "the file looks like \(capture.format.title), but nothing was found in it",
      at: SourceLocation(file: file, line: 1, column: 1))
  }

  /// Returns what a file is recognised as; nil when it cannot be read.
  ///
  /// - Parameter bytes: The whole file, as for `read`.
  /// - Returns: The format; plain text where nothing else fits.
  public static func detect(_ bytes: [UInt8]) -> CaptureFormat? {
    (try? CaptureReader(file: "-").read(bytes))?.format
  }

  private func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var cursor = PlaceCursor(bytes, file: file)
    return cursor.location(of: offset)
  }
}

extension Capture {
  /// Whether nothing was found that could be compared.
  var isEmpty: Bool {
    switch content {
    case .talkBack(let screen): screen.tree.nodes.isEmpty
    case .voiceOver(let screen): screen.elements.isEmpty
    case .heard(let heard): heard.isEmpty
    case .expected(let expected): expected.isEmpty
    }
  }
}
