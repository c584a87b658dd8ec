internal import Earshot
import EarshotProfiles

extension CaptureFormat {
  /// The semantics of Compose in JSON, as printed by `render-compose-preview --print-semantics`.
  public static let composePreview = CaptureFormat(
    "compose-preview", title: "Compose semantics in JSON", platform: .talkBack,
    toolkit: .compose, limits: ComposeNode.limits, varying: ComposeNode.varying,
    marks: ["ContentDescription", "StateDescription", "ToggleableState"],
    json: JSONForm(
      isTree: true, recognizes: { ComposePreviewReader.tree(in: $0) != nil }
    ) { source, _ throws(InputError) in try ComposePreviewReader.read(&source) })
}

/// Reads a tree of nodes; the names of properties are from Compose's `SemanticsProperties`.
///
/// The format is not documented, so a note lists the unknown keys.
enum ComposePreviewReader {
  private static let names: Set = [
    "Text", "EditableText", "ContentDescription", "StateDescription", "Role", "Selected",
    "ToggleableState", "ProgressBarRangeInfo", "Heading", "Disabled", "Password", "Error",
    "PaneTitle", "LiveRegion", "Focused", "SelectableGroup", "MergeDescendants",
    "InvisibleToUser", "HideFromAccessibility", "IsEditable", "MaxTextLength", "TestTag",
  ]
  private static let holders = ["properties", "semantics", "config", "attributes"]
  private static let structure: Set = ["children", "id", "bounds", "actions", "flags", "testTag"]

  static func tree(in root: JSONValue) -> JSONValue? {
    var pending = [root]
    var found: JSONValue?
    var index = 0
    while index < pending.count, index < mostSearched {
      let value = pending[index]
      if found == nil, value["children"]?.items != nil { found = value }
      if properties(of: value).contains(where: { names.contains($0.key) }) { return found ?? value }
      pending += value.items?.prefix(mostSearched) ?? []
      pending += value.members?.prefix(mostSearched).map(\.value) ?? []
      index += 1
    }
    return nil
  }

  private static let mostSearched = 200

  private static func properties(of value: JSONValue) -> [JSONValue.Member] {
    (holders.compactMap { value[$0]?.members }.first ?? value.members ?? [])
  }

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    let words = BuiltIn.wording(locale: "en", dates: DateFormats())
    let (screen, lifted, notes) = try screen(in: &source, words)
    var reading = CaptureFormat.Reading(
      .talkBack(screen), lifting: Array(lifted), notes: notes)
    reading.translated = { [source] words in
      var source = source
      return .talkBack((try? self.screen(in: &source, words).screen) ?? screen)
    }
    return reading
  }

  private static func screen(
    in source: inout JSONSource, _ words: Wording
  ) throws(InputError) -> (
    screen: CapturedTree, lifted: Set<FormatLimit>, notes: [Capture.Note]
  ) {
    var lifted: Set<FormatLimit> = []
    let roots = tree(in: source.root).map { [$0] } ?? []
    var builder = AndroidScreenBuilder(
      root: "root", at: source.location(of: source.root), size: source.size)
    var indices: [Int] = []
    var notes = NoteCollector()
    try source.visitNodes(in: roots) { value, parent, location throws(InputError) in
      let node = node(value, &notes, at: location)
      lifted.formUnion(node.lifted)
      let added = try builder.add(
        node.talkBackNode(hasChildren: !value.list("children").isEmpty, words),
        named: node.tag ?? "node", in: parent.map { indices[$0] } ?? TalkBackTree.root,
        at: location)
      indices.append(added)
      try ComposeGroups.addTexts(of: node, in: added, at: location, to: &builder)
    }
    return (builder.screen, lifted, notes.notes)
  }

  private static func node(
    _ value: JSONValue, _ notes: inout NoteCollector, at location: SourceLocation
  ) -> ComposeNode {
    var node = ComposeNode()
    node.actions = Set(value.texts("actions"))
    node.flags = Set(value.texts("flags"))
    node.bounds = value["bounds"]?.numbers.flatMap(TalkBackNode.Bounds.init)
    for member in properties(of: value) where !structure.contains(member.key) {
      let isAction = member.key.hasPrefix("On") || ComposeNode.actionNames.contains(member.key)
      guard names.contains(member.key) || isAction else {
        notes.add(
          "the key '\(member.key)' is not a property that changes announcements; it was not read",
          at: location)
        continue
      }
      if isAction {
        node.actions.insert(member.key)
      } else if !node.read(member) {
        notes.add("the value of '\(member.key)' has an unknown form; it was not read", at: location)
      }
    }
    node.tag = value.text("testTag") ?? node.properties["TestTag"]
    return node
  }
}

extension ComposeNode {
  mutating func read(_ member: JSONValue.Member) -> Bool {
    switch member.value.content {
    case .string(let text): properties[member.key] = text
    case .bool(let flag): properties[member.key] = "\(flag)"
    case .number(let number): properties[member.key] = "\(number)"
    case .array(let items):
      properties[member.key] = items.compactMap(\.string).joined(separator: ", ")
    case .null, .object: return false
    }
    return true
  }
}
