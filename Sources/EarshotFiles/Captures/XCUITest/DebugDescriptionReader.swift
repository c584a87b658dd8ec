internal import Earshot

extension CaptureFormat {
  /// The text of `XCUIApplication.debugDescription`.
  public static let debugDescription = CaptureFormat(
    "debug-description", title: "XCUIApplication.debugDescription", platform: .voiceOver,
    limits: [
      .hints, .traits, .adjustable, .cells, .linkButtons, .popUpButtons, .backButtons,
      .customActions, .focusStops,
      .customContent, .expandedState, .containers,
      .languages, .readingOrder, .cutValues,
    ],
    varying: FormatLimit.typesOnly.union([.focusStops, .readingOrder, .cutValues]),
    marks: ["Element subtree", "Path to element", "XCUIApplication"],
    text: TextForm(
      recognizes: { line in
        line.text.hasPrefix(DebugDescriptionReader.subtree)
          || line.text.range(ofFirst: "Element subtree:\\n") != nil
          || DebugDescriptionLine.isElement(Substring(line.text).drop { $0 == " " })
      }
    ) { source, _ throws(InputError) in try DebugDescriptionReader.read(source) })
}

struct DebugDescriptionReader {
  static let subtree = "Element subtree:"

  private var builder: XCUIScreenBuilder
  private var tree = IndentedTree()
  private var open: (text: String, place: SourceLocation)?
  private var openText: DebugDescriptionLine.OpenText?
  private var notes = NoteCollector()
  private var hasCutValues = false

  private init(size: Int) { builder = XCUIScreenBuilder(size: size) }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = DebugDescriptionReader(size: source.size)
    try reader.readLines(try EscapedLines.lines(of: source))
    let hasTraits = reader.builder.nodes.contains { $0.traits != nil }
    return reader.builder.reading(
      lifting: (hasTraits ? Array(FormatLimit.typesOnly) : [])
        + (reader.hasCutValues ? [] : [.cutValues]),
      notes: reader.notes.notes)
  }

  private mutating func readLines(_ lines: [EscapedLines.Line]) throws(InputError) {
    let subtree = lines.firstIndex { $0.text.hasPrefix(Self.subtree) }
    for line in lines[(subtree.map { $0 + 1 } ?? 0)...] {
      let content = line.text.drop { $0 == " " }
      // The lines after "Path to element:" or "Query chain:" only repeat elements.
      if content.hasPrefix("Path to element:") || content.hasPrefix("Query chain:") { break }
      if Self.isOfQuery(content) {
        try finishElement()
        // Each step of a query prints its elements; only those of the last step are used.
        if content == Self.output {
          (builder, tree) = (XCUIScreenBuilder(size: builder.size), IndentedTree())
        }
        continue
      }
      if DebugDescriptionLine.isElement(content) {
        try finishElement()
        open = (String(line.text), line.place)
        openText = nil
      } else if let open, open.text.utf8.count < 1 << 20 {
        // A line that does not continue a text belongs to the log around the tree.
        let before = openText ?? DebugDescriptionLine.openText(of: open.text)
        let next =
          before == .none
          ? .none : DebugDescriptionLine.openText(of: String(line.text), after: before)
        openText = next
        if before == .quotation || next == .value {
          self.open?.text = open.text + "\n" + line.text
        } else if !content.isEmpty {
          notes.add("text follows an element; it was not read", at: line.place)
        }
      }
    }
    try finishElement()
  }

  private static let output = "Output: {"

  private static func isOfQuery(_ line: Substring) -> Bool {
    line == output || line == "}" || line.hasPrefix("Find: ") || line.hasPrefix("↪︎Find: ")
  }

  private mutating func finishElement() throws(InputError) {
    guard let open else { return }
    self.open = nil
    let column = open.text.prefix { $0 == " " || $0 == "→" }.count
    guard let line = DebugDescriptionLine(open.text.dropFirst(column)) else {
      return notes.add("an element is cut off; it was left out", at: open.place)
    }
    hasCutValues = hasCutValues || line.node.value?.hasSuffix("...") == true
    let parent = try tree.parent(
      ofNodeAt: column, as: builder.nodes.count, called: "elements", at: open.place)
    try builder.add(line.node, named: line.node.type, in: parent, at: open.place)
  }
}
