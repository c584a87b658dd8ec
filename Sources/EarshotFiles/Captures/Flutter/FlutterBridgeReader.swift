internal import Earshot

extension CaptureFormat {
  /// The semantics tree in the log of Flutter's Android engine.
  public static let flutterBridge = CaptureFormat(
    "flutter-bridge", title: "Flutter AccessibilityBridge log", platform: .talkBack,
    toolkit: .flutter,
    limits: [
      .values, .stateDescription, .hints, .customActions, .collections, .headerFlags,
    ],
    marks: ["AccessibilityBridge", "Semantics tree:"],
    text: TextForm(
      toleratesInvalidUTF8: true,
      recognizes: { $0.text.range(ofFirst: FlutterBridgeReader.mark) != nil }
    ) { source, _ throws(InputError) in try FlutterBridgeReader.read(source) })
}

/// Reads the last tree in an `AccessibilityBridge` log, which has one node per line.
struct FlutterBridgeReader {
  static let mark = "SemanticsNode id="
  private static let prefix = "Semantics tree:"
  private static let mostLines = 100

  private let source: TextSource
  private var nodes: [FlutterNode] = []
  private var tree = IndentedTree()
  private var open: (text: String, line: Int, count: Int)?
  private var notes = NoteCollector()

  private init(_ source: TextSource) { self.source = source }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = FlutterBridgeReader(source)
    for line in source.lines { try reader.read(line) }
    try reader.finishNode()
    var builder = AndroidScreenBuilder(root: "semantics", at: source.location(1), size: source.size)
    for node in reader.nodes {
      try builder.add(
        node.talkBackNode, of: node.type, named: "SemanticsNode#\(node.id)", isUnique: true,
        in: node.parent.map { $0 + 1 } ?? TalkBackTree.root, at: node.place)
    }
    return CaptureFormat.Reading(.talkBack(builder.screen), notes: reader.notes.notes)
  }

  private mutating func read(_ line: TextLines.Line) throws(InputError) {
    var text = LogPrefix.stripped(line.text).message
    if let prefix = text.range(ofFirst: Self.prefix) { text = text[prefix.upperBound...] }
    if text.range(ofFirst: Self.mark) != nil {
      try finishNode()
      open = (String(text), line.number, 1)
    } else if let open, open.count < Self.mostLines, open.text.range(ofLast: " flags=") == nil {
      self.open = (open.text + "\n" + text, open.line, open.count + 1)
    }
  }

  private mutating func finishNode() throws(InputError) {
    guard let open else { return }
    self.open = nil
    let place = source.location(open.line)
    guard let mark = open.text.range(ofFirst: Self.mark),
      let label = open.text.range(ofFirst: " label="),
      let actions = open.text.range(ofLast: " actions="),
      let flags = open.text.range(ofLast: " flags="), label.upperBound <= actions.lowerBound,
      actions.upperBound <= flags.lowerBound
    else { return notes.add("a node is cut off; it was left out", at: place) }
    let column = open.text[..<mark.lowerBound].utf8.count
    let id = open.text[mark.upperBound...].prefix { $0.isNumber }
    if id == "0", !nodes.isEmpty {
      notes.add("the log contains the tree several times; the last one was read", at: place)
      (nodes, tree) = ([], IndentedTree())
    }
    var node = FlutterNode(
      id: String(id), parent: try tree.parent(ofNodeAt: column, as: nodes.count, at: place),
      place: place)
    try FileBudget.nodes.check(nodes.count, bytes: source.size, at: place)
    let text = open.text[label.upperBound..<actions.lowerBound]
    if text != "null" { node.properties["label"] = String(text) }
    if let start = open.text[..<label.lowerBound].range(ofFirst: " identifier=") {
      let identifier = open.text[start.upperBound..<label.lowerBound]
      if identifier != "null" { node.properties["identifier"] = String(identifier) }
    }
    let words = Self.names(
      in: open.text[actions.upperBound..<flags.lowerBound], Self.actions, "action", at: place,
      &notes)
    node.properties["actions"] = words.joined(separator: ",")
    node.flags = Set(
      Self.names(in: open.text[flags.upperBound...], Self.flags, "flag", at: place, &notes))
    nodes.append(node)
  }

  private static func names(
    in digits: Substring, _ names: [String], _ what: String, at place: SourceLocation,
    _ notes: inout NoteCollector
  ) -> [String] {
    guard let bits = UInt64(digits.prefix { $0.isNumber }) else {
      notes.add("the \(what)s of a node are not numbers; they were left out", at: place)
      return []
    }
    if bits >> UInt64(names.count) != 0 {
      notes.add("a node has \(what)s that are unknown; they were left out", at: place)
    }
    return names.indices.filter { bits & 1 << UInt64($0) != 0 }.map { names[$0] }
  }

  private static let flags = [
    "hasCheckedState", "isChecked", "isSelected", "isButton", "isTextField", "isFocused",
    "hasEnabledState", "isEnabled", "isInMutuallyExclusiveGroup", "isHeader", "isObscured",
    "scopesRoute", "namesRoute", "isHidden", "isImage", "isLiveRegion", "hasToggledState",
    "isToggled", "hasImplicitScrolling", "isMultiline", "isReadOnly", "isFocusable", "isLink",
    "isSlider", "isKeyboardKey", "isCheckStateMixed", "hasExpandedState", "isExpanded",
  ]

  private static let actions = [
    "tap", "longPress", "scrollLeft", "scrollRight", "scrollUp", "scrollDown", "increase",
    "decrease", "showOnScreen", "moveCursorForwardByCharacter", "moveCursorBackwardByCharacter",
    "setSelection", "copy", "cut", "paste", "didGainAccessibilityFocus",
    "didLoseAccessibilityFocus", "customAction", "dismiss", "moveCursorForwardByWord",
    "moveCursorBackwardByWord", "setText", "focus", "scrollToOffset",
  ]
}
