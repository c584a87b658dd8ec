/// A finished output with escaped text.
public struct Document: Sendable {
  /// The bytes of the document.
  public let bytes: [UInt8]
  package let suitsTerminal: Bool

  /// The document as a text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private init(_ text: String, suitsTerminal: Bool) {
    bytes = Array(text.utf8)
    self.suitsTerminal = suitsTerminal
  }

  /// Creates a document with text that is already escaped.
  public init(asWritten text: String) { self.init(text, suitsTerminal: false) }

  package init(_ text: TerminalText) { self.init(text.text, suitsTerminal: true) }

  package init(_ text: MarkdownText) { self.init(text.text, suitsTerminal: true) }

  package init(_ text: CueText) { self.init(text.text, suitsTerminal: false) }

  package init(_ text: SubtitleText) { self.init(text.text, suitsTerminal: false) }

  package init(_ text: Escaped<XML>) { self.init(text.text, suitsTerminal: false) }

  package init(_ text: HTMLText) { self.init(text.text, suitsTerminal: false) }

  package init(_ text: WorkflowText) { self.init(text.text, suitsTerminal: false) }

  /// Creates a table in CSV (RFC 4180).
  public init(table rows: [[String]]) {
    let lines = rows.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }
    self.init(lines.joined(), suitsTerminal: false)
  }

  package init(json: [UInt8]) {
    bytes = json
    suitsTerminal = false
  }

  package init(yaml: String) { self.init(yaml, suitsTerminal: true) }

  fileprivate init(parts: [Document]) {
    bytes = parts.flatMap(\.bytes)
    suitsTerminal = parts.allSatisfy(\.suitsTerminal)
  }

  package var forTerminal: [UInt8] {
    guard !suitsTerminal else { return bytes }
    let lines = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    return Array(TerminalText(lines: lines).text.utf8)
  }

  package static func text(ofField field: String) -> String {
    let text = field.dropFirst()
    return field.first == "'" && isFormula(text) ? String(text) : field
  }

  private static func isFormula(_ text: some StringProtocol) -> Bool {
    let scalars = text.unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }.first
    return start.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
      || scalars.first == "\t" || scalars.first == "\r"
  }

  private static func field(_ text: String) -> String {
    var field = isFormula(text) ? "'" : ""
    var isQuoted = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field += "\"" }
      isQuoted = isQuoted || scalar == "\"" || scalar == "," || scalar.endsLine
      let isKept = !scalar.isControl || scalar == "\t" || scalar == "\n" || scalar == "\r"
      field.unicodeScalars.append(isKept ? scalar : "\u{FFFD}")
    }
    return isQuoted ? "\"\(field)\"" : field
  }
}

extension Sequence<Document> {
  /// Returns the contents of all documents in one document.
  public func joined() -> Document { Document(parts: Array(self)) }
}
