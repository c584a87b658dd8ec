internal import Earshot

/// Recognises formats by what stands in a file.
enum CaptureDetection {
  /// What kind of syntax a file has, and where it begins.
  enum Syntax: Sendable, Hashable {
    case xml(start: Int)
    case json(start: Int)
    case text(CaptureFormat)
  }

  /// How much of a file is looked at: banners and prefixes are shorter.
  private static let window = 64 << 10

  private static let xmlRoots = [
    "<?xml", "<hierarchy", "<displays", "<AppiumAUT", "<XCUIElementType", "<ViewHierarchy",
  ]

  /// Returns the syntax of a file; plain text where nothing else fits.
  static func syntax(of bytes: [UInt8]) -> Syntax {
    let head = Array(bytes.prefix(window))
    if let start = startOfXML(in: head) { return .xml(start: start) }
    if let format = textFormat(of: head) { return .text(format) }
    if let start = startOfJSON(in: head) { return .json(start: start) }
    return .text(.plainText)
  }

  /// XML begins the file, or a line behind a banner such as adb's.
  private static func startOfXML(in head: [UInt8]) -> Int? {
    let starts = lineStarts(of: head)
    if let first = starts.first, head[first] == UInt8(ascii: "<") { return first }
    for start in starts where head[start] == UInt8(ascii: "<") {
      if xmlRoots.contains(where: { head[start...].starts(with: $0.utf8) }) { return start }
    }
    return nil
  }

  /// JSON begins the file, or a line behind the banner of `maestro hierarchy`.
  private static func startOfJSON(in head: [UInt8]) -> Int? {
    let starts = lineStarts(of: head)
    guard let first = starts.first else { return nil }
    if head[first] == UInt8(ascii: "{") || head[first] == UInt8(ascii: "[") { return first }
    let text = String(decoding: head, as: UTF8.self)
    guard text.hasPrefix("Running on ") || text.hasPrefix("None: ") else { return nil }
    return starts.first { head[$0] == UInt8(ascii: "{") } ?? head.firstIndex(of: UInt8(ascii: "{"))
  }

  /// Where the lines begin behind their indentation; empty lines have no start.
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

  private static func textFormat(of head: [UInt8]) -> CaptureFormat? {
    let text = String(decoding: head, as: UTF8.self)
    if text.hasPrefix("WEBVTT") { return .webVTT }
    if text.hasPrefix(AssertionsTableReader.header) { return .ariaAT }
    for line in TextLines(head) {
      if let format = format(ofLine: line.text) { return format }
    }
    return nil
  }

  private static func format(ofLine line: String) -> CaptureFormat? {
    if line.range(ofFirst: "Element subtree:\\n") != nil { return .debugDescription }
    if line.range(ofFirst: TalkBackLogReader.marker) != nil { return .talkBackLog }
    if line.hasPrefix(MaestroTable.header) { return .maestro }
    if FlutterReader.isNode(line) { return .flutterSemantics }
    if ComposeReader.isNode(line) { return .composeSemantics }
    if TreeDebugReader.isPart(line) { return .treeDebug }
    if line.hasPrefix("Element subtree:") || DebugDescriptionReader.isElement(line) {
      return .debugDescription
    }
    if let arrow = line.range(ofFirst: "-->"), CaptionTimes(line) != nil {
      return line[..<arrow.lowerBound].contains(",") ? .subRip : .webVTT
    }
    return nil
  }
}
