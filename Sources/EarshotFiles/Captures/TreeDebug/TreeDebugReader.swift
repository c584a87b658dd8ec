internal import Earshot

extension CaptureFormat {
  /// The output of TalkBack's gesture "Print node tree".
  public static let treeDebug = CaptureFormat(
    "treedebug", title: "TalkBack node tree", platform: .talkBack,
    limits: [.actionLabels, .labels, .roleDescription, .errors, .secureFields],
    marks: ["Node tree", "TreeDebug"],
    text: TextForm(recognizes: { TreeDebugReader.isPart($0.text) }) {
      source, _ throws(InputError) in try TreeDebugReader.read(source)
    })
}

struct TreeDebugReader {
  private static let start = "Node tree----"
  private static let order = "Node tree traversal order"

  private let source: TextSource
  private var builder: AndroidScreenBuilder
  private var tree = IndentedTree()
  private var nodeIndices: [Int] = []
  private var window: Substring?
  private var isDone = false
  private var open: (text: String, line: Int)?
  private var notes = NoteCollector()

  private init(_ source: TextSource) {
    self.source = source
    builder = AndroidScreenBuilder(root: "tree", at: source.location(1), size: source.size)
  }

  static func isPart(_ line: String) -> Bool {
    if line.range(ofFirst: start) != nil { return true }
    let text = LogPrefix.stripped(line).message.drop { $0 == " " }
    return TreeDebugNode.isNode(text)
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = TreeDebugReader(source)
    for line in source.lines { try reader.read(line) }
    try reader.finishNode()
    guard !reader.nodeIndices.isEmpty else {
      throw InputError(
        "found no node of the tree; a node looks like '(1100966)652.Switch:(668, 225 - 800, 357):…'",
        at: source.location(1))
    }
    return CaptureFormat.Reading(.talkBack(reader.builder.screen), notes: reader.notes.notes)
  }

  private mutating func read(_ line: TextLines.Line) throws(InputError) {
    guard !isDone else { return }
    var text = LogPrefix.stripped(line.text).message
    if text.hasPrefix("TreeDebug: ") { text = text.dropFirst("TreeDebug: ".count) }
    let content = text.drop { $0 == " " }
    if content.range(ofFirst: Self.order) != nil {
      try finishNode()
      isDone = !nodeIndices.isEmpty
    } else if TreeDebugNode.isNode(content) {
      try finishNode()
      open = (String(text), line.number)
    } else if content.hasPrefix("Window: ") || content.range(ofFirst: Self.start) != nil {
      try finishNode()
      if content.hasPrefix("Window: ") { window = content.dropFirst("Window: ".count) }
    } else if content.hasPrefix("Couldn't get child") || content.hasPrefix("Cycle: ") {
      notes.add("TalkBack could not print the whole tree", at: source.location(line.number))
    } else if let open, open.text.utf8.count < 1 << 20, !TreeDebugNode.isWhole(open.text) {
      self.open?.text = open.text + "\n" + text
    }
  }

  private mutating func finishNode() throws(InputError) {
    guard let open else { return }
    self.open = nil
    let place = source.location(open.line)
    let indentation = open.text.prefix { $0 == " " }.count
    guard let parsed = TreeDebugNode(open.text.dropFirst(indentation)) else {
      return notes.add("a node is cut off; it was left out", at: place)
    }
    if !TreeDebugNode.isWhole(open.text) {
      notes.add("the text of a node is cut off", at: place)
    }
    let parent = try tree.parent(ofNodeAt: indentation, as: nodeIndices.count, at: place)
    var node = parsed.node
    // TalkBack prints only nodes that are important for accessibility.
    node.importantForAccessibility = .yes
    if parent == nil, let id = parsed.windowID {
      node.window = TalkBackNode.Window(
        id: id, title: windowField("title="), type: windowField("type=TYPE_"))
    }
    let added = try builder.add(
      node, named: parsed.simpleClassName, in: parent.map { nodeIndices[$0] } ?? TalkBackTree.root,
      at: place)
    nodeIndices.append(added)
  }

  /// Reads a window's field, as in `AccessibilityWindowInfo[title=Settings, displayId=0, id=652,
  /// …]`.
  private func windowField(_ mark: String) -> String? {
    guard let window, let found = window.range(ofFirst: mark) else { return nil }
    let value = window[found.upperBound...].prefix { $0 != "," && $0 != "]" }
    return value == "null" ? nil : String(value)
  }
}
