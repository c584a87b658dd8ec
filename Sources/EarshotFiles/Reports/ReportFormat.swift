public import EarshotOutput

/// An output format for a type of result.
public struct ReportFormat<Content: Sendable>: Sendable {
  /// The format's name, such as `json`.
  public let id: String
  /// The suffixes of file names that select the format, without dots.
  public let suffixes: [String]
  /// The text at the start of every document; can be empty.
  public let opening: String

  private let body: Body
  private var noted: Noted?

  private struct Noted: Sendable {
    var mark: String
    var notes: @Sendable (Content) -> [String]
  }

  private enum Body: Sendable {
    case pieces(ReportFrame, @Sendable (Content, ReportStyle) -> Document)
    case whole(@Sendable ([Content], ReportStyle) -> Document)
  }

  /// Creates a format that writes results one by one.
  package init(
    _ id: String, suffixes: [String] = [], opening: String = "", in frame: ReportFrame = .plain,
    piece: @escaping @Sendable (Content, ReportStyle) -> Document
  ) {
    self.id = id
    self.suffixes = suffixes
    self.opening = opening
    body = .pieces(frame, piece)
  }

  /// Creates a format that cannot write results one by one; `whole` writes all results.
  public init(
    _ id: String, suffixes: [String] = [], opening: String = "",
    whole: @escaping @Sendable ([Content], ReportStyle) -> Document
  ) {
    self.id = id
    self.suffixes = suffixes
    self.opening = opening
    body = .whole(whole)
  }

  /// The texts around the results; nil if the format cannot write results one by one.
  package var frame: ReportFrame? {
    guard case .pieces(let frame, _) = body else { return nil }
    return frame
  }

  package func piece(_ content: Content, _ style: ReportStyle) -> Document {
    switch body {
    case .pieces(_, let write): write(content, style)
    case .whole(let write): write([content], style)
    }
  }

  /// Returns all results in one document.
  public func written(_ contents: [Content], style: ReportStyle = ReportStyle()) -> Document {
    switch body {
    case .whole(let write): return write(contents, style)
    case .pieces(let frame, let write):
      let pieces = contents.map { write($0, style) }.filter { !$0.bytes.isEmpty }
      let separated = pieces.enumerated().flatMap { $0 == 0 ? [$1] : [frame.separator, $1] }
      return ([frame.opening] + separated + [frame.closing, ending(contents.flatMap(notes(of:)))])
        .joined()
    }
  }

  package func notes(of content: Content) -> [String] { noted?.notes(content) ?? [] }

  /// Returns the end of a document, with each note once.
  package func ending(_ notes: [String]) -> Document {
    var seen: Set<String> = []
    let lines = notes.filter { seen.insert($0).inserted }
      .map { "\(noted?.mark ?? "")\($0)\n" as TerminalText }
    return Document(lines.isEmpty ? "" : "\n" + lines.joined())
  }

  /// Returns one result as a document.
  public func written(_ content: Content, style: ReportStyle = ReportStyle()) -> Document {
    written([content], style: style)
  }
}

package struct ReportFrame: Sendable {
  package let opening, separator, closing: Document
  package let isLines: Bool

  private init(_ opening: Document, _ separator: Document, _ closing: Document, isLines: Bool) {
    (self.opening, self.separator, self.closing) = (opening, separator, closing)
    self.isLines = isLines
  }

  package static let plain = separated(by: "")
  package static let lines = ReportFrame(
    Document("" as TerminalText), Document("" as TerminalText), Document("" as TerminalText),
    isLines: true)

  package static func separated(by separator: TerminalText) -> ReportFrame {
    ReportFrame(
      Document("" as TerminalText), Document(separator), Document("" as TerminalText),
      isLines: false)
  }

  /// Returns a frame that inserts results into the last list in `empty`, which is a JSON document
  /// without results.
  package static func list(in empty: Document) -> ReportFrame {
    let bytes = empty.bytes
    let end = bytes.lastIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex
    return ReportFrame(
      Document(json: Array(bytes[..<end])), Document(json: [UInt8(ascii: ",")]),
      Document(json: Array(bytes[end...])), isLines: false)
  }
}

/// A document's appearance.
public struct ReportStyle: Sendable, Hashable {
  /// Whether text can be bold or dim, as in a terminal.
  public var isStyled = false
  /// Whether to omit columns and styles, for screen readers.
  public var isPlain = false
  package var header = PageHeader()

  /// Creates the default style, for files.
  public init() {}
}

/// A result that can have several formats.
public protocol Reportable: Sendable {
  /// The formats, of which the first is the default.
  static var formats: [ReportFormat<Self>] { get }

  /// Notes about the profiles; with JSON Lines, they are written to standard error.
  var notes: [String] { get }
}

extension Reportable {
  /// No notes.
  public var notes: [String] { [] }

  /// Returns the result as a document.
  public func written(
    as format: ReportFormat<Self>, style: ReportStyle = ReportStyle()
  ) -> Document { format.written(self, style: style) }
}

extension ReportFormat where Content: Reportable {
  /// Returns this format with all results' notes at the end, one per line after `mark`.
  package func endingWithNotes(mark: String = "") -> ReportFormat {
    var format = self
    format.noted = Noted(mark: mark) { $0.notes }
    return format
  }

  package static func format(_ id: String?, for output: String?) -> ReportFormat? {
    if let id { return Content.formats.first { $0.id == id } }
    let suffix = output.flatMap(fileSuffix)
    return Content.formats.first { suffix.map($0.suffixes.contains) ?? false }
      ?? Content.formats.first
  }

  /// Returns whether the output's suffix, such as `pdf`, requires a format that this result does
  /// not have.
  package static func isRefused(_ output: String) -> Bool {
    guard let suffix = fileSuffix(of: output) else { return false }
    return documentSuffixes.contains(suffix)
      && !Content.formats.contains { $0.suffixes.contains(suffix) }
  }

  private static func fileSuffix(of output: String) -> String? {
    guard let file = output.split(separator: "/").last, let dot = file.lastIndex(of: "."),
      dot > file.startIndex
    else { return nil }
    return file[dot...].dropFirst().lowercased()
  }
}

/// The suffixes of files in which programs expect a certain format.
private let documentSuffixes: Set = [
  "csv", "doc", "docx", "gif", "htm", "html", "jpeg", "jpg", "json", "jsonl", "mp3", "odt", "ods",
  "pdf", "png", "ppt", "pptx", "rtf", "sarif", "srt", "svg", "vtt", "wav", "webp", "xls", "xlsx",
  "xml", "zip",
]
