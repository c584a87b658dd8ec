internal import Earshot

extension CaptureFormat {
  /// The output of Flutter's `debugDumpSemanticsTree`.
  public static let flutterSemantics = CaptureFormat(
    "flutter-semantics", title: "Flutter semantics tree", toolkit: .flutter,
    limits: [.collectionPositions, .containers, .languages, .actionLabels, .headerFlags],
    limitsOnIOS: [.collectionPositions, .containers, .languages],
    marks: ["SemanticsNode", "Rect.fromLTRB", "textDirection"],
    text: TextForm(recognizes: { FlutterReader.isNode($0.text) }, read: FlutterReader.read))
}

/// Reads Flutter's `debugDumpSemanticsTree` for either platform.
///
/// A node begins with `SemanticsNode#3` after tree branches (`├─ └─ │`). A property is
/// `name: value`; a text with line breaks is quoted. A long list can continue on the next line.
struct FlutterReader {
  private static let mark = "SemanticsNode#"
  private static let names: Set<String> = [
    "tags", "actions", "customActions", "flags", "label", "value", "increasedValue",
    "decreasedValue", "hint", "tooltip", "identifier", "textDirection", "sortKey", "text selection",
    "currentValueLength", "maxValueLength", "scrollChildren", "scrollIndex", "scrollExtentMin",
    "scrollPosition", "scrollExtentMax", "indexInParent", "platformViewId", "elevation",
    "thickness", "role", "headingLevel", "linkUrl", "locale", "inputType", "validationResult",
    "controlsNodes", "traversalParentIdentifier", "traversalChildIdentifier", "owner",
  ]

  private let source: TextSource
  private var nodes: [FlutterNode] = []
  private var tree = IndentedTree()
  private var property: String?
  private var isInQuotes = false
  private var notes = NoteCollector()

  private init(_ source: TextSource) { self.source = source }

  static func isNode(_ line: String) -> Bool {
    line.range(ofFirst: mark).map { line[$0.upperBound...].first?.isNumber == true } ?? false
  }

  @Sendable static func read(
    _ source: TextSource, for platform: Platform
  ) throws(InputError) -> CaptureFormat.Reading {
    var reader = FlutterReader(source)
    for line in source.lines { try reader.read(line) }
    reader.mergeNodes()
    if reader.isInQuotes { reader.notes.add("a text is cut off", at: source.location(1)) }
    let content: Capture.Content =
      platform == .talkBack ? .talkBack(try reader.androidScreen()) : .voiceOver(reader.screen())
    return CaptureFormat.Reading(content, notes: reader.notes.notes)
  }

  private mutating func read(_ line: TextLines.Line) throws(InputError) {
    var text = LogPrefix.stripped(line.text).message
    if text.hasPrefix("flutter: ") { text = text.dropFirst("flutter: ".count) }
    let content = text.drop { " │├└─".contains($0) }
    let column = text.distance(from: text.startIndex, to: content.startIndex)
    if !isInQuotes, content.hasPrefix(Self.mark) {
      try readNode(content, at: column, line.number)
    } else if !nodes.isEmpty {
      readProperty(content.trimmed)
    }
  }

  private mutating func readNode(
    _ content: Substring, at column: Int, _ line: Int
  ) throws(InputError) {
    property = nil
    let id = content.dropFirst(Self.mark.count).prefix { $0.isNumber }
    let place = source.location(line)
    let parent = try tree.parent(ofNodeAt: column, as: nodes.count, at: place)
    try FileBudget.nodes.check(nodes.count, bytes: source.size, at: place)
    nodes.append(FlutterNode(id: String(id), parent: parent, place: place))
  }

  private mutating func readProperty(_ text: String) {
    let last = nodes.count - 1
    if isInQuotes {
      isInQuotes = !text.hasSuffix("\"")
      append(text.hasSuffix("\"") ? String(text.dropLast()) : text, with: "\n")
    } else if text.isEmpty || text.hasPrefix("Rect.fromLTRB") {
      property = nil
    } else if let colon = text.firstIndex(of: ":"), Self.names.contains(String(text[..<colon])) {
      begin(String(text[..<colon]), text[text.index(after: colon)...].trimmed)
    } else if let property, nodes[last].properties[property]?.isEmpty == true, text.hasPrefix("\"")
    {
      nodes[last].properties[property] = ""
      setText(String(text.dropFirst()))
    } else if property == "flags" || property == "actions" || property == "customActions" {
      append(text, with: " ")
      if property == "flags" { nodes[last].flags.formUnion(flags(in: text)) }
    } else {
      nodes[last].flags.insert(String(text.prefix { $0 != " " }))
    }
  }

  private mutating func begin(_ name: String, _ value: String) {
    property = name
    let last = nodes.count - 1
    if name == "flags" { nodes[last].flags.formUnion(flags(in: value)) }
    nodes[last].properties[name] = ""
    if value.hasPrefix("\"") {
      setText(String(value.dropFirst()))
    } else {
      nodes[last].properties[name] = value
    }
  }

  private mutating func setText(_ text: String) {
    guard let property else { return }
    isInQuotes = !text.hasSuffix("\"")
    nodes[nodes.count - 1].properties[property] = isInQuotes ? text : String(text.dropLast())
  }

  private mutating func append(_ text: String, with joint: String) {
    guard let property else { return }
    nodes[nodes.count - 1].properties[property, default: ""] += joint + text
  }

  private func flags(in list: String) -> [String] {
    list.split { ", ".contains($0) }.map(String.init)
  }

  /// Merges a node's descendants as Flutter does (`SemanticsNode.getSemanticsData`).
  private mutating func mergeNodes() {
    var boundaries: [Int?] = []
    for index in nodes.indices {
      let around = nodes[index].parent.flatMap { boundaries[$0] }
      boundaries.append(around ?? (nodes[index].isMergeBoundary ? index : nil))
      guard let around else { continue }
      if nodes[index].isVisible { nodes[around].takeIn(nodes[index]) }
      nodes[index].isMerged = true
    }
  }

  private func androidScreen() throws(InputError) -> CapturedTree {
    var builder = AndroidScreenBuilder(root: "semantics", at: source.location(1), size: source.size)
    var indices: [Int] = []
    for node in nodes {
      let parent = node.parent.map { indices[$0] } ?? TalkBackTree.root
      guard !node.isMerged else {
        indices.append(parent)
        continue
      }
      indices.append(
        try builder.add(
          node.talkBackNode, of: node.type, named: Self.mark + node.id, isUnique: true, in: parent,
          at: node.place))
    }
    return builder.screen
  }

  private func screen() -> CapturedScreen {
    var places = NodePlaces()
    var elements: [CapturedElement] = []
    for (index, node) in nodes.enumerated() {
      places.append(Self.mark + node.id, isUnique: true, parent: node.parent, at: node.place)
      guard node.isFocusable, node.isVisible, !node.isMerged else { continue }
      elements.append(CapturedElement(node.voiceOverElement, node: index))
    }
    return CapturedScreen(elements: elements, places: places)
  }
}
