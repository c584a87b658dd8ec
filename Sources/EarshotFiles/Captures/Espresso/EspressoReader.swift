internal import Earshot

extension CaptureFormat {
  /// The view hierarchy in errors of Espresso, such as `NoMatchingViewException`.
  public static let espresso = CaptureFormat(
    "espresso", title: "Espresso view hierarchy", platform: .talkBack,
    limits: [
      .stateDescription, .roleDescription, .expandedState, .headings, .collections, .ranges,
      .liveRegions, .actionLabels, .customActions, .labels,
    ],
    marks: ["View Hierarchy:", "androidx.test.espresso", "NoMatchingViewException"],
    text: TextForm(
      toleratesInvalidUTF8: true,
      recognizes: { EspressoNode.isNode(LogPrefix.stripped($0.text).message) }
    ) { source, _ throws(InputError) in try EspressoReader.read(source) })
}

/// Reads one view after each arrow; the arrow's length shows the view's depth.
struct EspressoReader {
  private struct Open {
    var text: String
    var line: Int
  }

  private let source: TextSource
  private var builder: AndroidScreenBuilder
  private var tree = IndentedTree()
  private var nodes: [EspressoNode] = []
  private var open: Open?
  private var notes = NoteCollector()

  private init(_ source: TextSource) {
    self.source = source
    builder = AndroidScreenBuilder(root: "hierarchy", at: source.location(1), size: source.size)
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = EspressoReader(source)
    for line in source.lines { try reader.read(line) }
    try reader.finishNode()
    return CaptureFormat.Reading(.talkBack(reader.builder.screen), notes: reader.notes.notes)
  }

  private mutating func read(_ line: TextLines.Line) throws(InputError) {
    let text = LogPrefix.stripped(line.text).message
    if EspressoNode.isNode(text) {
      try finishNode()
      open = Open(text: String(text), line: line.number)
    } else if let length = open?.text.utf8.count, length < 1 << 20, !text.trimmed.isEmpty,
      !text.hasPrefix("|")
    {
      open?.text += "\n" + text
    }
  }

  private mutating func finishNode() throws(InputError) {
    guard let open else { return }
    self.open = nil
    let place = source.location(open.line)
    guard var node = EspressoNode(open.text) else {
      return notes.add("a view is cut off; it was left out", at: place)
    }
    let parent = try tree.parent(
      ofNodeAt: node.depth, as: nodes.count, called: "views", at: place)
    node.place(in: parent.map { nodes[$0] })
    if node.isComposeView {
      notes.add("the content of a ComposeView is not in the hierarchy", at: place)
    }
    try builder.add(
      node.talkBackNode, named: node.className, in: parent.map { $0 + 1 } ?? TalkBackTree.root,
      at: place)
    nodes.append(node)
  }
}
