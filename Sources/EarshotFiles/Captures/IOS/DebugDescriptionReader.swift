internal import Earshot

/// Reads `XCUIApplication.debugDescription`: an element a line, indented below the one around it.
struct DebugDescriptionReader {
  private let file: String
  private let bytes: Int
  private var nodes: [XCUINode] = []
  private var places = NodePlaces()
  private var tree = IndentedTree()
  private var open: (text: String, place: SourceLocation)?
  private var notes = NoteCollector()
  private var hasCutValues = false

  private init(file: String, bytes: Int) {
    self.file = file
    self.bytes = bytes
  }

  /// Returns whether a line is an element of a description.
  static func isElement(_ line: String) -> Bool {
    DebugDescriptionLine.isElement(Substring(line).drop { $0 == " " })
  }

  /// Returns what a description tells.
  static func capture(of bytes: [UInt8], file: String) throws(InputError) -> Capture {
    var reader = DebugDescriptionReader(file: file, bytes: bytes.count)
    try reader.readLines(try EscapedLines.lines(of: bytes, file: file))
    let elements = XCUIElements(reader.nodes)
    var limits: [Limit] = [.hints, .customActions, .focusStops, .customContent, .expandedState]
    limits += [.containers, .languages, .readingOrder]
    if !reader.nodes.contains(where: { $0.traits != nil }) { limits.insert(.traits, at: 1) }
    if reader.hasCutValues { limits.append(.cutValues) }
    return Capture(
      format: .debugDescription,
      content: .voiceOver(CapturedScreen(elements: elements.elements, places: reader.places)),
      limits: limits, notes: reader.notes.notes)
  }

  private mutating func readLines(_ lines: [EscapedLines.Line]) throws(InputError) {
    let subtree = lines.firstIndex { $0.text.hasPrefix("Element subtree:") }
    for line in lines[(subtree.map { $0 + 1 } ?? 0)...] {
      let content = line.text.drop { $0 == " " }
      // What follows shows single elements once more.
      if content.hasPrefix("Path to element:") || content.hasPrefix("Query chain:") { break }
      if DebugDescriptionLine.isElement(content) {
        try finishElement()
        open = (String(line.text), line.place)
      } else if let open, open.text.utf8.count < 1 << 20 {
        // A label with a line break goes on in the next line.
        self.open?.text = open.text + "\n" + line.text
      }
    }
    try finishElement()
    places.finish()
  }

  private mutating func finishElement() throws(InputError) {
    guard let open else { return }
    self.open = nil
    let column = open.text.prefix { $0 == " " || $0 == "→" }.count
    guard let line = DebugDescriptionLine(open.text.dropFirst(column)) else {
      return notes.add("an element is cut off; it was left out", at: open.place)
    }
    var node = line.node
    hasCutValues = hasCutValues || node.value?.hasSuffix("...") == true
    node.parent = tree.parent(ofNodeAt: column, as: nodes.count)
    guard tree.depth <= XMLReader.maximumDepth else {
      throw InputError(
        "elements stand more than \(XMLReader.maximumDepth) deep inside each other", at: open.place)
    }
    try FileBudget.nodes.check(nodes.count, bytes: bytes, at: open.place)
    _ = places.append(node.type, parent: node.parent, at: open.place)
    nodes.append(node)
  }
}
