internal import Earshot

extension CaptureFormat {
  /// EarlGrey's iOS view hierarchy, which Detox also prints.
  public static let earlGrey = CaptureFormat(
    "earlgrey", title: "EarlGrey view hierarchy", platform: .voiceOver,
    limits: [
      .hints, .customActions, .customContent, .expandedState, .containers, .languages,
      .readingOrder, .secureFields,
    ],
    varying: [.readingOrder],
    marks: ["; AX=", "AX.traits=", "UIAccessibilityTrait"],
    text: TextForm(opensLikeXML: true, recognizes: { EarlGreyReader.isNode($0.text) }) {
      source, _ throws(InputError) in try EarlGreyReader.read(source)
    })
}

/// Reads one view per line, such as `<Class:0x1; AX=Y; AX.label='Save'; …>`; before the view, the
/// line has one bar per ancestor.
///
/// Few examples of this format are public, so unknown lines are reported.
struct EarlGreyReader {
  private static let start = "; AX="
  /// The known keys; a value ends before the next known key, because values are not escaped.
  private static let keys: Set<Substring> = [
    "AX", "AX.id", "AX.label", "AX.value", "AX.hint", "AX.frame", "AX.activationPoint", "AX.traits",
    "AX.focused", "frame", "alpha", "opaque", "hidden", "UIE", "text", "enabled", "selected",
  ]
  private static let prefixOfTraits = "UIAccessibilityTrait"

  static func isNode(_ line: String) -> Bool {
    guard let mark = line.range(ofFirst: start), let open = line.firstIndex(of: "<"),
      open < mark.lowerBound, line[..<open].allSatisfy({ " |-".contains($0) })
    else { return false }
    return line[open..<mark.lowerBound].range(ofFirst: ":0x") != nil
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var builder = XCUIScreenBuilder(size: source.size)
    var tree = IndentedTree()
    var notes = NoteCollector()
    var hasHints = false
    for line in source.lines {
      let place = source.location(line.number)
      guard isNode(line.text) else {
        if !line.text.trimmed.isEmpty, !builder.nodes.isEmpty {
          notes.add("a line without a view was skipped", at: place)
        }
        continue
      }
      let view = line.text.drop { " |-".contains($0) }
      let column = line.text.utf8.count - view.utf8.count
      guard view.trimmed.hasSuffix(">") else {
        notes.add("a view is cut off; it was left out", at: place)
        continue
      }
      let parent = try tree.parent(
        ofNodeAt: column, as: builder.nodes.count, called: "views", at: place)
      let (name, node) = node(view.trimmed, &notes, at: place)
      hasHints = hasHints || node.hint != nil
      try builder.add(node, named: name, in: parent, at: place)
    }
    return builder.reading(
      lifting: hasHints ? [.hints] : [], notes: notes.notes)
  }

  private static func node(
    _ view: String, _ notes: inout NoteCollector, at place: SourceLocation
  ) -> (name: String, node: XCUINode) {
    let name = String(view.dropFirst().prefix { $0 != ":" })
    let fields = fields(of: view.dropFirst().dropLast())
    var node = XCUINode(type: "Other")
    node.isAccessible = fields["AX"] == "Y"
    node.identifier = fields["AX.id"]
    node.label = fields["AX.label"]
    node.value = fields["AX.value"]
    node.hint = fields["AX.hint"]
    node.hasFocus = fields["AX.focused"] == "Y"
    node.isVisible = fields["alpha"] != "0" && fields["hidden"] == nil
    node.frame = fields["AX.frame"].flatMap { frame in
      VoiceOverScreen.Frame(frame.split { "{}, ".contains($0) }.compactMap { Double($0) })
    }
    let names = (fields["AX.traits"] ?? "").split { ", ".contains($0) }.map { name in
      String(name.hasPrefix(prefixOfTraits) ? name.dropFirst(prefixOfTraits.count) : name)
    }
    node.traits = Traits.named(names, &notes, at: place).union(privateTraits[name] ?? [])
    if node.value == node.label { node.value = nil }
    return (name, node)
  }

  private static let privateTraits: [String: Traits] = [
    "UITextField": .textEntry, "RCTUITextField": .textEntry, "UITextView": [.textEntry, .textArea],
    "RCTUITextView": [.textEntry, .textArea], "UISearchBarTextField": [.textEntry, .searchField],
    "UISearchTextField": [.textEntry, .searchField], "UISwitch": .switchButton,
    "RCTSwitch": .switchButton,
  ]

  private static func fields(of view: Substring) -> [Substring: String] {
    var fields: [Substring: String] = [:]
    var last: Substring?
    for piece in view.split(separator: "; ", omittingEmptySubsequences: false) {
      let key = piece.prefix { $0 != "=" }
      if keys.contains(key), fields[key] == nil {
        last = key
        fields[key] = String(piece.dropFirst(key.count + 1))
      } else if let last {
        fields[last]? += "; " + piece
      }
    }
    return fields.mapValues { $0.unquoted("'", "'") }.filter {
      $0.key != "AX.label" || !$0.value.isEmpty
    }
  }
}
