package import Earshot

package struct CaptureReader: Sendable {
  package static let maximumSize = 1 << 30

  static let expected = "expected a dump, a log or captions"

  private let file: String
  private let column: String?
  private let platform: Platform
  private let formats: [CaptureFormat]
  private let fallback: CaptureFormat?

  /// Creates a reader that tries the formats in order; errors name the `file`.
  ///
  /// `column` is the table column with the announcements. `platform` is the platform of Flutter and
  /// React Native trees; if nil, Android. `fallback` is for unknown formats:
  /// ``CaptureFormat/plainText`` or ``CaptureFormat/csv``.
  package init(
    file: String, column: String? = nil, platform: Platform? = nil,
    fallback: CaptureFormat? = nil, formats: [CaptureFormat] = CaptureFormat.builtIn
  ) {
    self.file = file
    self.column = column
    self.platform = platform ?? .talkBack
    self.fallback = fallback
    self.formats = formats
  }

  /// Reads UTF-8, or UTF-16 with a byte order mark.
  package func read(_ bytes: [UInt8]) throws(InputError) -> Capture { try lazily(bytes).whole }

  func lazily(_ bytes: [UInt8]) throws(InputError) -> Capture {
    guard bytes.count <= Self.maximumSize else {
      throw InputError(
        "'\(file)' is larger than \(Self.maximumSize >> 20) MB, the limit")
    }
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw InputError(
        "the file is empty; \(Self.expected)", at: SourceLocation(file: file, line: 1, column: 1))
    }
    var text = InputText.utf8(bytes)
    if fallback == nil, column == nil { text = CaptureEnvelope.unfenced(text, among: formats) }
    let syntax = CaptureDetection.syntax(of: text, column: column, among: formats)
    var repair: Capture.Note?
    if let offset = InputText.firstInvalidByte(of: text) {
      let place = location(of: offset, in: text)
      guard case .text(_, let form)? = syntax, form.toleratesInvalidUTF8 else {
        throw text.contains(0)
          ? InputError("the file is binary; \(Self.expected)", at: place)
          : InputError("the file is not UTF-8 here; save it as UTF-8", at: place)
      }
      repair = Capture.Note(
        "the file is not UTF-8 here; invalid bytes were replaced with U+FFFD", at: place)
      text = Array(String(decoding: text, as: UTF8.self).utf8)
    }
    var capture = try capture(of: text, syntax)
    if let repair { capture.notes.insert(repair, at: 0) }
    capture.notes += capture.glyphNotes
    guard !capture.isEmpty else {
      throw InputError(
        "the file looks like \(capture.format.title), but contains no elements",
        at: SourceLocation(file: file, line: 1, column: 1))
    }
    return capture
  }

  private func capture(of bytes: [UInt8], _ syntax: CaptureSyntax?) throws(InputError) -> Capture {
    switch syntax {
    case .xml(let start): return try xmlCapture(of: bytes, from: start)
    case .json(let start): return try jsonCapture(of: bytes, from: start)
    case .text(let format, let form):
      return Capture(format, try form.read(TextSource(bytes: bytes, file: file), platform))
    case nil:
      let source = TextSource(bytes: bytes, file: file)
      switch fallback {
      case .csv?: return Capture(.csv, try CSVReader.form(column: nil).read(source, platform))
      case .plainText?: return try PlainTextReader.capture(of: source)
      default: try source.refuseBinary()
      }
      throw UnknownFormat.error(
        "this text matches no known format; for one announcement per line, use "
          + "--input-format text, for a table --input-format csv",
        of: bytes, among: formats, at: source.location(1))
    }
  }

  private func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var cursor = PlaceCursor(bytes, file: file)
    return cursor.location(of: offset)
  }
}

extension CaptureReader {
  private func jsonCapture(of bytes: [UInt8], from start: Int) throws(InputError) -> Capture {
    if let end = CaptureEnvelope.endOfJSON(in: bytes, from: start) {
      var capture = try jsonCapture(of: Array(bytes[..<end]), from: start)
      capture.notes.append(.textFollows(at: location(of: end, in: bytes)))
      return capture
    }
    var lines = JSONLinesReader(file: file, formats: formats)
    do throws(InputError) {
      if let capture = try lines.capture(of: bytes, from: start) { return capture }
    } catch {
      guard !lines.hasKnownForm, let array = try? lines.array(of: bytes, from: start),
        let capture = try? capture(ofJSON: array, from: start)
      else { throw error }
      return capture
    }
    return try capture(ofJSON: bytes, from: start)
  }

  private func capture(ofJSON bytes: [UInt8], from start: Int) throws(InputError) -> Capture {
    var source = try JSONSource(bytes, from: start, file: file)
    let known = formats.compactMap { format in format.json.map { (format: format, form: $0) } }
    let found = known.first { $0.form.recognizes(source.root) }
    if let mistake = source.cut {
      guard let found, found.form.isTree else { throw mistake }
      var capture = Capture(found.format, try found.form.read(&source, platform))
      guard !capture.isEmpty else { throw mistake }
      capture.notes.append(.endsEarly(at: location(of: bytes.count, in: bytes)))
      return capture
    }
    if let page = source.root.text("value"),
      "<{[".contains(page.prefix(1)) && !page.isEmpty
        || page.range(ofFirst: DebugDescriptionReader.subtree) != nil
    {
      return try capture(ofAnswer: page, at: location(of: start, in: bytes))
    }
    if found == nil, let text = CaptureEnvelope.toolText(in: source.root) {
      return try capture(ofAnswer: text, at: location(of: start, in: bytes))
    }
    guard let found else {
      throw UnknownFormat.error(
        "the keys of this JSON match no known format", of: bytes, among: formats,
        at: source.location(of: source.root))
    }
    return Capture(found.format, try found.form.read(&source, platform))
  }

  /// Reads a dump in a JSON string, such as WebDriver's `{"value": "<?xml…"}`.
  private func capture(
    ofAnswer page: String, at location: SourceLocation
  ) throws(InputError) -> Capture {
    var capture = try read(Array(page.utf8))
    capture.notes.insert(
      Capture.Note(
        "the dump is inside JSON; lines and columns count from the start of the dump",
        at: location), at: 0)
    return capture
  }
}

extension CaptureReader {
  private func xmlCapture(of bytes: [UInt8], from start: Int) throws(InputError) -> Capture {
    let document = try XMLReader.document(of: bytes, from: start, file: file)
    guard !document.elements.isEmpty else {
      throw InputError(
        "the file ends before its first element is complete",
        at: location(of: bytes.count, in: bytes))
    }
    let known = formats.compactMap { format in format.xml.map { (format: format, form: $0) } }
    guard let found = known.first(where: { $0.form.recognizes(document) }) else {
      let names = Self.list(known.map(\.form.description))
      throw UnknownFormat.error(
        "expected \(names), found <\(document.name(of: 0))>", of: bytes, among: formats,
        at: location(of: start, in: bytes))
    }
    var source = try XMLSource(document, file: file)
    var capture = Capture(found.format, try found.form.read(&source, platform))
    if let offset = document.looseOffset {
      capture.notes.append(
        Capture.Note(
          "found '<' in the value of an attribute, where XML requires &lt;; it was accepted",
          at: location(of: offset, in: bytes)))
    }
    if let note = endingNote(of: document) { capture.notes.append(note) }
    return capture
  }

  private static func list(_ descriptions: [String]) -> String {
    var others: [String] = []
    for name in descriptions where !others.contains(name) { others.append(name) }
    let last = others.popLast() ?? "none"
    return others.isEmpty ? last : "\(others.joined(separator: ", ")), or \(last)"
  }

  private func endingNote(of document: XMLDocument) -> Capture.Note? {
    switch document.ending {
    case .complete: return nil
    case .truncated(let unclosed):
      let inside = unclosed.map { " inside <\(document.name(of: $0))>" } ?? ""
      return .endsEarly(inside, at: location(of: document.bytes.count, in: document.bytes))
    case .more(let offset, let isDocument):
      let what = isDocument ? "a second document begins here" : "text follows the document"
      return Capture.Note("\(what); it was not read", at: location(of: offset, in: document.bytes))
    }
  }
}

extension Capture.Note {
  static func textFollows(at location: SourceLocation) -> Capture.Note {
    Capture.Note("text follows the dump; it was not read", at: location)
  }

  static func endsEarly(_ inside: String = "", at location: SourceLocation) -> Capture.Note {
    Capture.Note(
      "the file ends\(inside) before it is complete; only its beginning was read", at: location)
  }
}
