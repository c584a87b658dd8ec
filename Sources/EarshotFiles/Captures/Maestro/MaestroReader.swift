internal import Earshot

extension CaptureFormat {
  /// What `maestro hierarchy` prints, as JSON or as a table, of either platform.
  public static let maestro = CaptureFormat(
    "maestro", title: "Maestro hierarchy",
    limits: [
      .stateDescription, .roleDescription, .expandedState, .headings, .collections, .ranges,
      .liveRegions, .actionLabels, .customActions,
    ],
    limitsOnIOS: [
      .roles, .hints, .customActions, .customContent, .expandedState, .containers, .languages,
      .focusStops, .readingOrder,
    ],
    marks: ["element_num", "accessibilityText", "hintText"],
    json: JSONForm(
      "Maestro", isTree: true, banners: ["Running on ", "None: "],
      recognizes: { $0["attributes"] != nil && $0["children"] != nil }
    ) { source, _ throws(InputError) in try MaestroReader.read(&source) },
    text: TextForm(recognizes: { $0.text.hasPrefix(MaestroTable.header) }) {
      source, _ throws(InputError) in try MaestroReader.read(table: source)
    })
}

/// Reads the JSON of `maestro hierarchy`, which has the same keys for both platforms.
struct MaestroReader {
  private struct Node {
    var attributes: JSONValue
    var parent: Int?
    var location: SourceLocation
  }

  private let size: Int
  private var nodes: [Node] = []

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = MaestroReader(size: source.size)
    try source.visitNodes(in: [source.root]) { value, parent, location in
      reader.nodes.append(
        Node(attributes: value["attributes"] ?? value, parent: parent, location: location))
    }
    return CaptureFormat.Reading(try reader.content)
  }

  /// Returns what the table of `maestro hierarchy --compact` tells.
  static func read(table source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = MaestroReader(size: source.size)
    let table = try MaestroTable(source)
    var indices: [String: Int] = [:]
    for row in table.rows {
      try FileBudget.check(depth: row.depth, at: row.location)
      let parent = indices[row.parent]
      indices[row.number] = reader.nodes.count
      reader.nodes.append(Node(attributes: row.attributes, parent: parent, location: row.location))
    }
    return CaptureFormat.Reading(
      try reader.content, notes: table.cut.map { [.endsEarly(at: $0)] } ?? [])
  }

  private init(size: Int) { self.size = size }

  private var content: Capture.Content {
    get throws(InputError) {
      guard let first = nodes.first else { return .heard([]) }
      return isOfAndroid ? try android(at: first.location) : try ios()
    }
  }

  /// Only Android has classes and tells what can be tapped or scrolled; no iPhone or iPad has more than
  /// 1,400 points, where Android counts pixels.
  private var isOfAndroid: Bool {
    nodes.contains { node in
      ["class", "clickable", "scrollable"].contains { node.attributes[$0] != nil }
    }
      || nodes.first?.attributes.text("bounds").flatMap(AndroidView.bounds)
        .map { max($0.right, $0.bottom) > 1_400 } == true
  }

  private func android(at location: SourceLocation) throws(InputError) -> Capture.Content {
    var builder = AndroidScreenBuilder(root: "hierarchy", at: location, size: size)
    for node in nodes {
      try builder.add(
        Self.talkBackNode(node.attributes), named: node.attributes.text("class") ?? "node",
        in: node.parent.map { $0 + 1 } ?? TalkBackTree.root, at: node.location)
    }
    return .talkBack(builder.screen)
  }

  private static func talkBackNode(_ attributes: JSONValue) -> TalkBackNode {
    var node = TalkBackNode()
    node.className = attributes.text("class")
    node.text = attributes.text("text")
    node.contentDescription = attributes.text("accessibilityText")
    node.hintText = attributes.text("hintText")
    node.viewIdResourceName = attributes.text("resource-id")
    node.id = node.viewIdResourceName
    node.error = attributes.text("error")
    node.bounds = attributes.text("bounds").flatMap(AndroidView.bounds)
    node.clickable = attributes.flag("clickable") ?? false
    node.enabled = attributes.flag("enabled") ?? true
    node.focused = attributes.flag("focused") ?? false
    node.checked = Fact.CheckedState(attributes.flag("checked") ?? false)
    node.checkable = node.checked == .on || AndroidView.isCheckable(node.className)
    node.selected = attributes.flag("selected") ?? false
    node.focusable = node.clickable
    node.importantForAccessibility =
      attributes.flag("important-for-accessibility") == false ? .no : .auto
    AndroidView.complete(&node)
    return node
  }

  private func ios() throws(InputError) -> Capture.Content {
    var builder = XCUIScreenBuilder(size: size)
    for node in nodes {
      var element = XCUINode(type: "Other")
      let attributes = node.attributes
      let value = attributes.text("value")
      element.label =
        attributes.text("accessibilityText") ?? attributes.text("title")
        ?? (value == nil ? attributes.text("text") : nil)
      element.value = value ?? attributes.text("hintText")
      element.identifier = attributes.text("resource-id")
      element.isEnabled = attributes.flag("enabled") ?? true
      element.isSelected = attributes.flag("selected") ?? false
      try builder.add(element, named: "node", in: node.parent, at: node.location)
    }
    return builder.screen.content
  }
}
