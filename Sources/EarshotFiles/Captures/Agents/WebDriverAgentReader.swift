internal import Earshot

extension CaptureFormat {
  /// WebDriverAgent's page source as JSON (`/source?format=json`).
  public static let webDriverAgent = CaptureFormat(
    "wda-json", title: "WebDriverAgent source in JSON", platform: .voiceOver,
    limits: [
      .hints, .traits, .adjustable, .cells, .linkButtons, .selectedTrait, .popUpButtons,
      .backButtons,
      .customActions, .focusStops, .valueOrHint,
      .customContent, .expandedState,
      .containers, .languages, .readingOrder,
    ],
    varying: FormatLimit.withoutTraits.union([.focusStops, .valueOrHint, .readingOrder]),
    marks: ["isEnabled", "isVisible", "rawIdentifier"],
    json: JSONForm(
      isTree: true,
      recognizes: { root in
        let element = WebDriverAgentReader.outermost(of: root)
        return element["rect"] != nil && element["isEnabled"] != nil
      }
    ) { source, _ throws(InputError) in try WebDriverAgentReader.read(&source) })
}

enum WebDriverAgentReader {
  /// Returns the outermost element, which a server's response contains as `value`.
  ///
  /// If the root has the key `rect`, it is the element itself.
  static func outermost(of root: JSONValue) -> JSONValue {
    root["rect"] == nil ? root["value"] ?? root : root
  }

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    var builder = XCUIScreenBuilder(size: source.size)
    var notes = NoteCollector()
    try source.visitNodes(in: [outermost(of: source.root)], called: "elements") {
      value, parent, location throws(InputError) in
      var node = XCUINode(type: value.text("type") ?? "Other")
      node.identifier = value.text("rawIdentifier") ?? value.text("name")
      node.label = value.text("label")
      if node.type == "StaticText", node.label == nil, value.text("rawIdentifier") == nil {
        node.name = node.identifier
      }
      node.value = value.text("value") ?? value.number("value").map(\.written)
      node.placeholder = value.text("placeholderValue")
      node.traits = value.text("traits").map { list in
        .named(list.split(separator: ",").map(\.trimmed), &notes, at: location)
      }
      node.isEnabled = value.bit("isEnabled") ?? true
      node.isVisible = value.bit("isVisible") ?? true
      node.hasFocus = value.bit("isFocused") ?? false
      node.isAccessible = value.bit("isAccessible")
      node.frame = value["rect"]?.rect
      try builder.add(node, named: node.type, in: parent, at: location)
    }
    let nodes = builder.nodes
    let hasTraits = nodes.contains { $0.traits != nil }
    return builder.reading(
      lifting: (hasTraits ? Array(FormatLimit.withoutTraits) : [])
        + (builder.mayShowPlaceholders ? [] : [.valueOrHint]),
      notes: notes.notes)
  }
}

extension JSONValue {
  /// Returns a key's Boolean, which Objective-C can print as `"1"` or `"0"`.
  fileprivate func bit(_ key: String) -> Bool? {
    flag(key) ?? text(key).flatMap { ["1": true, "0": false][$0] }
  }
}
