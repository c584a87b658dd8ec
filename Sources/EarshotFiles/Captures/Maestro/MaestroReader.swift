internal import Earshot

extension CaptureFormat {
  /// The output of `maestro hierarchy`, as JSON or a table, and the commands of a failed run.
  public static let maestro = CaptureFormat(
    "maestro", title: "Maestro hierarchy",
    limits: [
      .stateDescription, .roleDescription, .expandedState, .headings, .collections, .ranges,
      .liveRegions, .actionLabels, .taps, .customActions, .labels,
    ],
    limitsOnIOS: [
      .roles, .hints, .customActions, .customContent, .expandedState, .containers, .languages,
      .focusStops, .readingOrder,
    ],
    varying: [.taps],
    marks: ["element_num", "accessibilityText", "hintText"],
    json: JSONForm(
      isTree: true, banners: ["Running on ", "None: "],
      recognizes: { root in
        root["attributes"] != nil && root["children"] != nil && !HarmonyOSFormat.isLayout(root)
          || MaestroReader.failure(in: root) != nil
      }
    ) { source, _ throws(InputError) in try MaestroReader.read(&source) },
    text: TextForm(recognizes: { $0.text.hasPrefix(MaestroTable.header) }) {
      source, _ throws(InputError) in try MaestroReader.read(table: source)
    })
}

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
    try source.visitNodes(in: [failure(in: source.root) ?? source.root]) {
      value, parent, location in
      reader.nodes.append(
        Node(attributes: value["attributes"] ?? value, parent: parent, location: location))
    }
    return try reader.reading()
  }

  /// Returns the screen of the last failed command in `commands-*.json`.
  fileprivate static func failure(in root: JSONValue) -> JSONValue? {
    root.items?.last { $0["metadata"]?["error"]?["hierarchyRoot"] != nil }?["metadata"]?["error"]?[
      "hierarchyRoot"]
  }

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
    return try reader.reading(notes: table.cut.map { [.endsEarly(at: $0)] } ?? [])
  }

  private init(size: Int) { self.size = size }

  private func reading(notes: [Capture.Note] = []) throws(InputError) -> CaptureFormat.Reading {
    guard let first = nodes.first else { return CaptureFormat.Reading(heard: []) }
    guard isOfAndroid else { return try ios(notes) }
    let tellsTaps = nodes.contains { $0.attributes["clickable"] != nil }
    return CaptureFormat.Reading(
      try android(at: first.location), lifting: tellsTaps ? [.taps] : [], notes: notes)
  }

  /// Whether the file contains Android's classes or flags, or bounds that are too large for points.
  ///
  /// No iPhone or iPad is wider or higher than 1,400 points.
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
    node.scrollable = attributes.flag("scrollable") ?? false
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

  private func ios(_ notes: [Capture.Note]) throws(InputError) -> CaptureFormat.Reading {
    var builder = XCUIScreenBuilder(size: size)
    let types = MaestroTypes(nodes.map { ($0.attributes, $0.parent) })
    for (index, node) in nodes.enumerated() {
      var element = XCUINode(type: types.type(of: index))
      let attributes = node.attributes
      element.isSelected = attributes.flag("selected") ?? false
      // XCTest reports the value "1" for a selected button, but UIKit does not.
      let isSelectedButton = element.isSelected && attributes.flag("checked") != true
      let value = attributes.text("value").flatMap { isSelectedButton && $0 == "1" ? nil : $0 }
      element.label =
        attributes.text("accessibilityText") ?? attributes.text("title")
        ?? (value == nil ? attributes.text("text") : nil)
      element.value = value
      element.placeholder = attributes.text("hintText")
      element.identifier = attributes.text("resource-id")
      element.isEnabled = attributes.flag("enabled") ?? true
      element.frame = attributes.text("bounds").flatMap(AndroidView.bounds).map { bounds in
        VoiceOverScreen.Frame(
          x: bounds.left, y: bounds.top, width: bounds.right - bounds.left,
          height: bounds.bottom - bounds.top)
      }
      try builder.add(element, named: "node", in: node.parent, at: node.location)
    }
    return builder.reading(notes: notes)
  }
}

/// Guesses the types of elements, because Maestro does not print them on iOS.
private struct MaestroTypes {
  private var types: [Int: String] = [:]

  init(_ nodes: [(attributes: JSONValue, parent: Int?)]) {
    var inside: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { inside[parent, default: []].append(index) }
    }
    if let bar = Self.statusBar(of: nodes, inside) { types[bar] = "StatusBar" }
    for (keyboard, keys) in inside where Self.isKeyboard(keys.map { nodes[$0].attributes }) {
      types[keyboard] = "Keyboard"
    }
    for (index, node) in nodes.enumerated() {
      guard let label = node.attributes.text("accessibilityText") else { continue }
      let children = (inside[index] ?? []).map { nodes[$0].attributes }
      let areLeaves = inside[index]?.allSatisfy { inside[$0] == nil } == true
      if Self.isSwitch(node.attributes, around: children) {
        types[index] = "Switch"
      } else if node.attributes.text("hintText")?.isEmpty == false {
        types[index] = "TextField"
      } else if Self.isCell(label, around: children) {
        types[index] = "Cell"
      } else if areLeaves, Self.isButton(label, around: children) {
        types[index] = "Button"
      } else if children.count == 1, inside[index]?.allSatisfy({ inside[$0] == nil }) == true,
        Self.isImage(children[0], of: label), Self.height(of: node.attributes) ?? .infinity <= 64
      {
        types[index] = "Cell"
      }
    }
  }

  /// Whether one child repeats the label, and the other children are images or have no label.
  private static func isButton(_ label: String, around children: [JSONValue]) -> Bool {
    let titles = children.filter { $0.text("accessibilityText") == label }
    return titles.count == 1
      && children.allSatisfy { child in
        child.text("accessibilityText") == label || isImage(child, of: label)
          || child.text("accessibilityText") == nil
      }
  }

  private static func isKeyboard(_ keys: [JSONValue]) -> Bool {
    keys.count { $0.text("accessibilityText")?.count == 1 } >= fewestKeys
  }

  private static let fewestKeys = 10

  /// Returns the app's next sibling if all of the sibling's content is at the top of the screen.
  private static func statusBar(
    of nodes: [(attributes: JSONValue, parent: Int?)], _ inside: [Int: [Int]]
  ) -> Int? {
    let tops = inside[0] ?? []
    guard tops.count > 1 else { return nil }
    var bottoms = nodes.map { node in
      node.attributes.text("bounds").flatMap(AndroidView.bounds)?.bottom ?? 0
    }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent { bottoms[parent] = max(bottoms[parent], bottoms[index]) }
    }
    guard let last = tops.last, bottoms[last] <= mostStatusBar, inside[last] != nil,
      tops.dropLast().contains(where: { bottoms[$0] > 4 * mostStatusBar })
    else { return nil }
    return last
  }

  /// The maximum height of a status bar in points, with a margin; an iPhone 16 Pro has a bar of 54
  /// points.
  private static let mostStatusBar = 64.0

  func type(of index: Int) -> String { types[index] ?? "Other" }

  /// Whether a labelled element is a switch, or contains a switch that has no other label.
  private static func isSwitch(_ attributes: JSONValue, around children: [JSONValue]) -> Bool {
    guard let value = attributes.text("value"), value == "0" || value == "1" else { return false }
    // A selected element can also have the value "1".
    let label = attributes.text("accessibilityText")
    return attributes.flag("checked") == true && attributes.flag("selected") != true
      || value == "0" && children.isEmpty
      || children.contains { child in
        [nil, label].contains(child.text("accessibilityText")) && child.text("value") == value
      }
  }

  /// Whether the label joins the children's texts, as in UIKit's cells.
  private static func isCell(_ label: String, around children: [JSONValue]) -> Bool {
    let texts = children.compactMap { $0.text("accessibilityText") }.filter { !$0.isEmpty }
    return texts.count > 1 && texts.joined(separator: ", ") == label
  }

  /// Whether a control's child is an image: the child has no value or text, and the control's label
  /// does not contain the child's name.
  private static func isImage(_ inner: JSONValue, of label: String) -> Bool {
    guard let name = inner.text("accessibilityText") else { return false }
    return label.range(ofFirst: name) == nil && inner.text("value") == nil
      && inner.text("text") == nil
  }

  private static func height(of attributes: JSONValue) -> Double? {
    attributes.text("bounds").flatMap(AndroidView.bounds).map { $0.bottom - $0.top }
  }
}
