internal import Earshot
import EarshotProfiles

extension CaptureFormat {
  /// The output of Jetpack Compose's `printToLog` and `printToString`.
  public static let composeSemantics = CaptureFormat(
    "compose-semantics", title: "Jetpack Compose semantics tree", platform: .talkBack,
    toolkit: .compose,
    limits: ComposeNode.limits, varying: ComposeNode.varying,
    marks: ["useUnmergedTree", "MergeDescendants", "ContentDescription = "],
    text: TextForm(recognizes: { ComposeReader.isNode($0.text) }) { source, _ throws(InputError) in
      try ComposeReader.read(source)
    })
}

/// Reads nodes such as `|-Node #1 at (l=0.0, t=63.0, r=1080.0, b=210.0)px, Tag: 'x'`.
///
/// Each property of a node is on a separate line, as `Name = 'value'` or `[Flag]`.
struct ComposeReader {
  private struct Entry {
    var node = ComposeNode()
    var id: String
    var parent: Int?
    var line: Int
    var openProperty: String?
  }

  private static let firstMadeUp = 1_000_000_000
  private static let mark = "Node #"

  private let source: TextSource
  private var entries: [Entry] = []
  private var tree = IndentedTree()
  private var isUnmerged = false
  private var prefix: Int?
  private var columns: Set<Int> = []
  private var notes = NoteCollector()

  private init(_ source: TextSource) { self.source = source }

  static func isNode(_ line: String) -> Bool {
    guard let mark = line.range(ofFirst: mark) else { return false }
    let rest = line[mark.upperBound...].drop { $0.isNumber }
    return rest.hasPrefix(" at (")
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = ComposeReader(source)
    for line in source.lines { try reader.read(line) }
    if reader.isUnmerged {
      reader.notes.add(
        "the file contains the unmerged tree, which Earshot merged with the rules of Compose",
        at: source.location(1)
      )
    }
    if reader.columns.count == 1, reader.entries.count > 1 {
      reader.notes.add(
        "the tree has lost its indentation, so the parents of its nodes are unknown",
        at: source.location(reader.entries[0].line))
    }
    let screen = try reader.screen(BuiltIn.wording(locale: "en", dates: DateFormats()))
    let lifted = Set(reader.entries.flatMap(\.node.lifted))
    var reading = CaptureFormat.Reading(
      .talkBack(screen), lifting: Array(lifted), notes: reader.notes.notes)
    reading.translated = { [reader] in .talkBack((try? reader.screen($0)) ?? screen) }
    return reading
  }

  private mutating func read(_ line: TextLines.Line) throws(InputError) {
    let text = LogPrefix.stripped(line.text).message
    if Self.isNode(String(text)) {
      try readNode(text, line.number)
    } else if entries.isEmpty {
      isUnmerged = isUnmerged || text.range(ofFirst: "useUnmergedTree = 'true'") != nil
    } else if let prefix, text.utf8.count > prefix {
      readProperty(text.dropFirst(prefix), line.number)
    }
  }

  private mutating func readNode(_ text: Substring, _ line: Int) throws(InputError) {
    guard let mark = text.range(ofFirst: Self.mark) else { return }
    let column = text.distance(from: text.startIndex, to: mark.lowerBound)
    // The first node shows the length of each line's logger prefix.
    if prefix == nil { prefix = text[..<mark.lowerBound].contains("|-") ? 0 : column }
    columns.insert(column)
    let rest = text[mark.upperBound...]
    var entry = Entry(id: String(rest.prefix { $0.isNumber }), line: line)
    let place = source.location(line)
    entry.parent = try tree.parent(ofNodeAt: column, as: entries.count, at: place)
    try FileBudget.nodes.check(entries.count, bytes: source.size, at: place)
    entry.node.bounds = bounds(in: rest)
    if entry.node.bounds == nil {
      notes.add("the bounds of a node are cut off or have an unknown form", at: place)
    }
    entry.node.tag = rest.range(ofFirst: ", Tag: '").map { tag in
      String(rest[tag.upperBound...].dropLast(rest.hasSuffix("'") ? 1 : 0))
    }
    entries.append(entry)
  }

  private func bounds(in rest: Substring) -> TalkBackNode.Bounds? {
    guard let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") else {
      return nil
    }
    let fields = rest[rest.index(after: open)..<close].split(separator: ",")
    return TalkBackNode.Bounds(
      fields.compactMap { field in Double(field.drop { $0 != "-" && !$0.isNumber }) })
  }

  private mutating func readProperty(_ line: Substring, _ number: Int) {
    let last = entries.count - 1
    let text = line.drop { $0 == " " || $0 == "|" }
    if let open = entries[last].openProperty {
      let isEnd = text.hasSuffix("'")
      entries[last].node.properties[open, default: ""] += "\n" + text.dropLast(isEnd ? 1 : 0)
      if isEnd { entries[last].openProperty = nil }
    } else if let equals = text.range(ofFirst: " = ") {
      readValue(String(text[..<equals.lowerBound]), text[equals.upperBound...])
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      entries[last].node.flags.formUnion(names(in: text))
    } else if !text.isEmpty {
      notes.add("a line without a property of a node was skipped", at: source.location(number))
    }
  }

  private mutating func readValue(_ name: String, _ value: Substring) {
    let last = entries.count - 1
    if name == "Actions" {
      entries[last].node.actions.formUnion(names(in: value))
    } else if value.hasPrefix("'") {
      let isWhole = value.count > 1 && value.hasSuffix("'")
      entries[last].node.properties[name] = String(value.dropFirst().dropLast(isWhole ? 1 : 0))
      if !isWhole { entries[last].openProperty = name }
    } else {
      entries[last].node.properties[name] = String(value)
    }
  }

  private func names(in list: Substring) -> [String] {
    list.split { "[], ".contains($0) }.map(String.init)
  }

  private func screen(_ words: Wording) throws(InputError) -> CapturedTree {
    var builder = AndroidScreenBuilder(root: "semantics", at: source.location(1), size: source.size)
    var indices: [Int] = []
    var nodes = entries.map(\.node)
    let parents = entries.map(\.parent)
    let fates =
      isUnmerged
      ? ComposeMerging.merge(&nodes, parents)
      : [ComposeMerging.Fate](repeating: .stays, count: nodes.count)
    let hasChildren = Set(
      zip(parents, fates).compactMap { parent, fate in if case .stays = fate { parent } else { nil }
      })
    for (index, entry) in entries.enumerated() {
      let parent = entry.parent.map { indices[$0] } ?? TalkBackTree.root
      let place = source.location(entry.line)
      guard case .stays = fates[index], Int(entry.id) ?? 0 < Self.firstMadeUp else {
        indices.append(parent)
        continue
      }
      let added = try builder.add(
        nodes[index].talkBackNode(hasChildren: hasChildren.contains(index), words),
        named: "Node #\(entry.id)", isUnique: true, in: parent, at: place)
      indices.append(added)
      try ComposeGroups.addTexts(of: nodes[index], in: added, at: place, to: &builder)
    }
    ComposeGroups.countItems(of: nodes, parents, indices, in: &builder)
    return builder.screen
  }
}
