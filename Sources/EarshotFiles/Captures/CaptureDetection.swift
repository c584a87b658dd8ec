enum CaptureSyntax {
  case xml(start: Int)
  case json(start: Int)
  case text(CaptureFormat, TextForm)
}

struct CaptureDetection {
  private static let window = 64 << 10

  private let formats: [CaptureFormat]
  private let head: [UInt8]
  private let lineStarts: [Int]

  static func syntax(
    of bytes: [UInt8], column: String?, among formats: [CaptureFormat]
  ) -> CaptureSyntax? {
    if let column { return .text(.csv, CSVReader.form(column: column)) }
    let head = Array(bytes.prefix(window))
    let detection = CaptureDetection(
      formats: formats, head: head, lineStarts: Self.lineStarts(of: head))
    if let start = detection.startOfXML {
      return detection.textLikeXML(from: start) ?? .xml(start: start)
    }
    if let start = detection.lineStarts.first, CaptureEnvelope.isToolAnswer(head, at: start) {
      return .json(start: start)
    }
    return detection.text ?? detection.startOfJSON.map { .json(start: $0) }
  }

  /// The position of the first line that starts with a tag; a tool's banner can precede this line.
  private var startOfXML: Int? {
    if let first = lineStarts.first, head[first] == UInt8(ascii: "<") { return first }
    let roots = formats.compactMap(\.xml).flatMap { $0.roots + ($0.rootPrefix.map { [$0] } ?? []) }
    let starts = (["?xml"] + roots).map { Array("<\($0)".utf8) }
    return lineStarts.first { line in
      head[line] == UInt8(ascii: "<") && starts.contains { head[line...].starts(with: $0) }
    }
  }

  private func textLikeXML(from start: Int) -> CaptureSyntax? {
    let line = head[start...].prefix(256).prefix { $0 != 0x0A && $0 != 0x0D }
    let first = TextLines.Line(text: String(decoding: line, as: UTF8.self), number: 1)
    for format in formats {
      guard let form = format.text, form.opensLikeXML, form.recognizes(first) else { continue }
      return .text(format, form)
    }
    return nil
  }

  private var text: CaptureSyntax? {
    let known = formats.compactMap { format in format.text.map { (format: format, form: $0) } }
    let recognizers = known.map(\.form.recognizes)
    for line in TextLines(head) {
      if let found = recognizers.firstIndex(where: { $0(line) }) {
        return .text(known[found].format, known[found].form)
      }
    }
    return nil
  }

  private var startOfJSON: Int? {
    guard let first = lineStarts.first else { return nil }
    if head[first] == UInt8(ascii: "{") || CaptureEnvelope.opensJSON(head, at: first) {
      return first
    }
    let banners = formats.compactMap(\.json).flatMap(\.banners)
    guard let banner = banners.first(where: { head.starts(with: $0.utf8) }) else {
      return lineStarts.first { CaptureEnvelope.opensJSON(head, at: $0) }
        ?? (head[first] == UInt8(ascii: "[") && !opensTime(at: first) ? first : nil)
    }
    let behind = head.dropFirst(banner.utf8.count).firstIndex { $0 > 0x20 }
    if let behind, head[behind] == UInt8(ascii: "[") { return behind }
    return lineStarts.first { head[$0] == UInt8(ascii: "{") }
      ?? head.firstIndex(of: UInt8(ascii: "{"))
  }

  private func opensTime(at bracket: Int) -> Bool {
    let digits = head[(bracket + 1)...].prefix { (0x30...0x39).contains($0) }
    return !digits.isEmpty && head[digits.endIndex...].first == UInt8(ascii: ":")
  }

  private static func lineStarts(of head: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var isAtStart = true
    for (index, byte) in head.enumerated() {
      if byte == 0x0A || byte == 0x0D {
        isAtStart = true
      } else if isAtStart, byte != 0x20, byte != 0x09 {
        starts.append(index)
        isAtStart = false
      }
    }
    return starts
  }
}
