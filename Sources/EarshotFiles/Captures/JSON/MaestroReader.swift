internal import Earshot

/// Reads the JSON of `maestro hierarchy`, which has the same keys for both platforms.
struct MaestroReader {
  private struct Node {
    var attributes: JSONValue
    var parent: Int?
    var location: SourceLocation
  }

  private let size: Int
  private var nodes: [Node] = []

  /// Returns what a file tells.
  static func capture(of source: inout JSONSource) throws(InputError) -> Capture {
    var reader = MaestroReader(size: source.size)
    try reader.flatten(&source)
    return try reader.capture()
  }

  /// Returns what the table of `maestro hierarchy --compact` tells.
  static func capture(ofTable bytes: [UInt8], file: String) throws(InputError) -> Capture {
    var reader = MaestroReader(size: bytes.count)
    let cut = try reader.read(try MaestroTable(bytes, file: file))
    var capture = try reader.capture()
    if let cut {
      capture.notes.append(
        Capture.Note("the file ends before it is complete; what came before was read", at: cut))
    }
    return capture
  }

  private func capture() throws(InputError) -> Capture {
    guard !nodes.isEmpty else {
      return Capture(format: .maestro, content: .heard([]))
    }
    let isAndroid = nodes.contains { $0.attributes["class"] != nil }
    return isAndroid ? try android() : ios()
  }

  /// Returns where the table was cut off, nil where it is whole.
  private mutating func read(_ table: MaestroTable) throws(InputError) -> SourceLocation? {
    var indices: [String: Int] = [:]
    for row in table.rows {
      try FileBudget.nodes.check(nodes.count, bytes: size, at: row.location)
      guard row.depth < XMLReader.maximumDepth else { throw Self.tooDeep(row.location) }
      let parent = indices[row.parent]
      indices[row.number] = nodes.count
      nodes.append(Node(attributes: row.attributes, parent: parent, location: row.location))
    }
    return table.cut
  }

  private static func tooDeep(_ location: SourceLocation) -> InputError {
    InputError(
      "nodes stand more than \(XMLReader.maximumDepth) deep inside each other", at: location)
  }

  private init(size: Int) { self.size = size }

  private mutating func flatten(_ source: inout JSONSource) throws(InputError) {
    var pending: [(value: JSONValue, parent: Int?, depth: Int)] = [(source.root, nil, 0)]
    while let next = pending.popLast() {
      let location = source.location(of: next.value)
      guard next.depth < XMLReader.maximumDepth else { throw Self.tooDeep(location) }
      let index = nodes.count
      nodes.append(
        Node(
          attributes: next.value["attributes"] ?? next.value, parent: next.parent,
          location: location))
      let children = next.value.list("children")
      try FileBudget.nodesInJSON.check(
        nodes.count + pending.count + children.count, bytes: size, at: location)
      for child in children.reversed() {
        pending.append((child, index, next.depth + 1))
      }
    }
  }

  private func android() throws(InputError) -> Capture {
    var builder = AndroidScreenBuilder(
      root: "hierarchy", at: nodes[0].location, bytes: size)
    for node in nodes {
      _ = try builder.add(
        Self.talkBackNode(node.attributes), named: node.attributes.text("class") ?? "node",
        in: node.parent.map { $0 + 1 } ?? TalkBackTree.root, at: node.location)
    }
    return Capture(
      format: .maestro, content: .talkBack(builder.screen),
      limits: [
        .stateDescription, .roleDescription, .expandedState, .headings, .collections, .ranges,
        .liveRegions, .actionLabels, .customActions,
      ])
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
    node.checkable = node.checked == .on || isCheckable(node.className ?? "")
    node.selected = attributes.flag("selected") ?? false
    node.focusable = node.clickable
    node.importantForAccessibility =
      attributes.flag("important-for-accessibility") == false ? .no : .auto
    AndroidView.complete(&node)
    return node
  }

  /// Maestro tells what is checked, not what can be.
  private static func isCheckable(_ className: String) -> Bool {
    ["CheckBox", "RadioButton", "Switch", "ToggleButton", "CheckedTextView"].contains {
      className.hasSuffix($0)
    }
  }

  private func ios() -> Capture {
    var places = NodePlaces()
    var listed: [XCUINode] = []
    for node in nodes {
      _ = places.append("node", parent: node.parent, at: node.location)
      var element = XCUINode(type: "Other")
      let attributes = node.attributes
      element.label = attributes.text("accessibilityText") ?? attributes.text("title")
      element.value = attributes.text("value") ?? attributes.text("hintText")
      element.identifier = attributes.text("resource-id")
      element.isEnabled = attributes.flag("enabled") ?? true
      element.isSelected = attributes.flag("selected") ?? false
      element.parent = node.parent
      listed.append(element)
    }
    places.finish()
    let elements = XCUIElements(listed).elements
    return Capture(
      format: .maestro, content: .voiceOver(CapturedScreen(elements: elements, places: places)),
      limits: [
        .roles, .hints, .customActions, .customContent, .expandedState, .containers, .languages,
        .focusStops, .readingOrder,
      ])
  }
}
