internal import Earshot

extension CaptureFormat {
  /// A simulator's elements from `idb ui describe-all` or AXe's `describe-ui`.
  public static let idb = CaptureFormat(
    "idb", title: "idb or AXe describe-all", platform: .voiceOver,
    limits: [
      .traits, .adjustable, .cells, .linkButtons, .selectedTrait, .popUpButtons, .backButtons,
      .customContent,
      .expandedState, .containers,
      .languages, .focusStops, .readingOrder,
    ],
    varying: FormatLimit.withoutTraits.union([.focusStops, .readingOrder]),
    marks: ["AXLabel", "AXUniqueId", "role_description"],
    json: JSONForm(
      isTree: true,
      recognizes: { root in
        let first = root.firstItem
        return first["AXLabel"] != nil || first["AXUniqueId"] != nil
          || first.text("role")?.hasPrefix(IDBReader.rolePrefix) == true
      }
    ) { source, _ throws(InputError) in try IDBReader.read(&source) })
}

/// Reads the role names of macOS, which a simulator's accessibility server uses.
enum IDBReader {
  static let rolePrefix = "AX"

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    let roots = source.root.items ?? [source.root]
    var builder = XCUIScreenBuilder(size: source.size)
    var notes = NoteCollector()
    try source.visitNodes(in: roots, called: "elements") {
      value, parent, location throws(InputError) in
      let node = node(value, &notes, at: location)
      try builder.add(node, named: node.type, in: parent, at: location)
    }
    // A flat list, unlike a tree, contains only accessibility elements.
    let isFlat = builder.nodes.allSatisfy { $0.parent == nil }
    if isFlat { builder.markAccessible { !XCUIElementTypes.containers.contains($0.type) } }
    let hasTraits = builder.nodes.contains { $0.traits != nil }
    return builder.reading(
      lifting: hasTraits ? Array(FormatLimit.withoutTraits) : [], notes: notes.notes)
  }

  private static func node(
    _ value: JSONValue, _ notes: inout NoteCollector, at location: SourceLocation
  ) -> XCUINode {
    let role = (value.text("role") ?? "").dropFirst(rolePrefix.count)
    let type = value.text("type") ?? String(role)
    let isSecure = value.text("subrole") == "AXSecureTextField"
    var node = XCUINode(type: isSecure ? "SecureTextField" : types[type] ?? type)
    node.identifier = value.text("AXUniqueId")
    node.label = value.text("AXLabel") ?? value.text("title")
    node.value = value.text("AXValue")
    node.hint = value.text("help")
    node.isEnabled = value.flag("enabled") ?? true
    node.customActions = value.texts("custom_actions")
    node.frame = value["frame"]?.rect
    if case .array(let names)? = value["traits"]?.content {
      node.traits = .named(names.compactMap(\.string), &notes, at: location)
    } else if type == "Heading" {
      node.traits = .header
    } else if type == "RadioButton" {
      // idb reports UIKit's tabs and segments, which are buttons, as `RadioButton`.
      node.traits = node.value == "1" ? [.button, .selected] : .button
    }
    if type == "RadioButton" { node.value = nil }
    return node
  }

  private static let types = [
    "CheckBox": "Switch", "TextArea": "TextView", "Heading": "StaticText", "RadioButton": "Button",
    "TabGroup": "TabBar", "GenericElement": "Other", "ScrollArea": "ScrollView",
    "PopUpButton": "Button",
  ]
}
