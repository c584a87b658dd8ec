internal import Earshot

extension CaptureFormat {
  /// The output of `maestro hierarchy`, as JSON or a table, and the commands of a failed run.
  public static let maestro = CaptureFormat(
    "maestro", title: "Maestro hierarchy",
    limits: [
      .stateDescription, .roleDescription, .expandedState, .headings, .collections, .ranges,
      .liveRegions, .actionLabels, .taps, .customActions, .labels, .secureFields, .focusStops,
    ],
    limitsOnIOS: [
      .roles, .hints, .customActions, .customContent, .expandedState, .containers, .languages,
      .focusStops, .readingOrder, .wheels,
    ],
    varying: [.taps, .readingOrder],
    marks: ["element_num", "accessibilityText", "hintText"],
    json: JSONForm(
      isTree: true, banners: ["Running on ", "None: "],
      recognizes: { root in
        root["attributes"] != nil && root["children"] != nil && !HarmonyOSFormat.isLayout(root)
          || MaestroReader.isRun(root)
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
    let failed = failure(in: source.root)
    guard failed != nil || !isRun(source.root) else {
      throw InputError(
        "this is Maestro's list of commands, which has a screen ('hierarchyRoot') only if a command "
          + "failed; save the output of 'maestro hierarchy'",
        at: source.location(of: source.root))
    }
    try source.visitNodes(in: [failed ?? source.root]) {
      value, parent, location in
      reader.nodes.append(
        Node(attributes: value["attributes"] ?? value, parent: parent, location: location))
    }
    return try reader.reading()
  }

  /// Whether a file contains the commands of a run, as `commands-*.json` does.
  fileprivate static func isRun(_ root: JSONValue) -> Bool {
    root.items?.first.map { $0["command"] != nil && $0["metadata"] != nil } == true
  }

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

  /// Whether the file contains Android's classes or flags, or bounds larger than an iPad (1,400
  /// points).
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
    let isChosen = node.checked == .on || node.selected
    node.focusable = node.clickable || isChosen && node.className == AndroidView.composeClass
    node.importantForAccessibility =
      attributes.flag("important-for-accessibility") == false ? .no : .auto
    AndroidView.complete(&node)
    return node
  }

  private func ios(_ notes: [Capture.Note]) throws(InputError) -> CaptureFormat.Reading {
    var builder = XCUIScreenBuilder(size: size)
    let tree = nodes.map { ($0.attributes, $0.parent) }
    let types = MaestroTypes(tree)
    let bars = MaestroBars(tree)
    for (index, node) in nodes.enumerated() {
      var element = XCUINode(type: types.type(of: index))
      let attributes = node.attributes
      element.isSelected = attributes.flag("selected") ?? false
      // The value "1" of a selected button is removed, because only XCTest reports it, not UIKit.
      let isSelectedButton = element.isSelected && attributes.flag("checked") != true
      let value = attributes.text("value").flatMap { isSelectedButton && $0 == "1" ? nil : $0 }
      element.label =
        attributes.text("accessibilityText") ?? attributes.text("title")
        ?? (value == nil ? attributes.text("text") : nil)
      element.value = value
      element.placeholder = attributes.text("hintText")
      element.identifier = attributes.text("resource-id")
      element.keepsOrder = bars.indices.contains(index)
      element.isEnabled = attributes.flag("enabled") ?? true
      element.frame = attributes.text("bounds").flatMap(AndroidView.bounds)
        .map(VoiceOverScreen.Frame.init)
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
    let screen = nodes.lazy.compactMap { Self.frame(of: $0.attributes) }.first { $0.width > 0 }
    for (index, node) in nodes.enumerated() where types[index] == nil {
      guard let label = node.attributes.text("accessibilityText") else { continue }
      let children = (inside[index] ?? []).map { nodes[$0].attributes }
      let areLeaves = inside[index]?.allSatisfy { inside[$0] == nil } == true
      if let screen, let texts = Self.alertTexts(of: index, in: nodes, inside, on: screen) {
        types[index] = "Alert"
        for text in texts { types[text] = "StaticText" }
      } else if Self.isSwitch(node.attributes, around: children) {
        types[index] = "Switch"
      } else if node.attributes.text("hintText")?.isEmpty == false {
        types[index] = "TextField"
      } else if Self.isCell(label, around: children)
        || Self.isCell(index, in: nodes, around: Self.texts(in: index, of: nodes, inside))
      {
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

  /// Returns the title and the message of an alert; nil for other elements.
  ///
  /// The title is the alert's label. An alert is centred and narrower than the screen. The second
  /// text is the message only if it has the title's left edge and width.
  private static func alertTexts(
    of index: Int, in nodes: [(attributes: JSONValue, parent: Int?)], _ inside: [Int: [Int]],
    on screen: VoiceOverScreen.Frame
  ) -> [Int]? {
    guard inside[index] != nil, let frame = frame(of: nodes[index].attributes),
      frame.width < screen.width * 0.9, frame.height >= fewestAlert,
      abs(frame.x + frame.width / 2 - screen.x - screen.width / 2) < 2,
      abs(frame.y + frame.height / 2 - screen.y - screen.height / 2) < screen.height / 4
    else { return nil }
    var leaves: [Int] = []
    var pending = [index]
    var count = 0
    while let next = pending.popLast() {
      count += 1
      guard count <= mostAlert else { return nil }
      if let children = inside[next] {
        pending += children.reversed()
      } else if nodes[next].attributes.text("accessibilityText") != nil {
        leaves.append(next)
      }
    }
    let label = nodes[index].attributes.text("accessibilityText")
    guard leaves.count > 1, nodes[leaves[0]].attributes.text("accessibilityText") == label,
      let title = self.frame(of: nodes[leaves[0]].attributes)
    else { return nil }
    let body = self.frame(of: nodes[leaves[1]].attributes)
    let hasBody = leaves.count > 2 && body?.x == title.x && body?.width == title.width
    return Array(leaves.prefix(hasBody ? 2 : 1))
  }

  /// The minimum height of an alert: a title and a row of buttons, 44 points each.
  private static let fewestAlert = 88.0
  private static let mostAlert = 60

  private static func frame(of attributes: JSONValue) -> VoiceOverScreen.Frame? {
    attributes.text("bounds").flatMap(AndroidView.bounds).map(VoiceOverScreen.Frame.init)
  }

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

  /// The maximum height of a status bar in points; the bar of an iPhone 16 Pro has 54.
  private static let mostStatusBar = 64.0

  func type(of index: Int) -> String { types[index] ?? "Other" }

  private static func isSwitch(_ attributes: JSONValue, around children: [JSONValue]) -> Bool {
    guard let value = attributes.text("value"), value == "0" || value == "1" else { return false }
    // Selected elements that are not switches can also have the value "1".
    let label = attributes.text("accessibilityText")
    return attributes.flag("checked") == true && attributes.flag("selected") != true
      || value == "0" && children.isEmpty
      || children.contains { child in
        [nil, label].contains(child.text("accessibilityText")) && child.text("value") == value
      }
  }

  /// Whether an element is a cell: its label joins the children's texts, and can contain more
  /// words, such as "Unread".
  private static func isCell(_ label: String, around children: [JSONValue]) -> Bool {
    let texts = children.compactMap { $0.text("accessibilityText") }.filter { !$0.isEmpty }
    guard !texts.isEmpty, texts != [label] else { return false }
    var rest = pieces(of: label)[...]
    for piece in texts.flatMap(pieces) {
      guard let place = rest.firstIndex(of: piece) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether an element is a cell with texts in unlabelled views: its label joins these texts or,
  /// in a small cell without controls, at least begins with the first text.
  private static func isCell(
    _ index: Int, in nodes: [(attributes: JSONValue, parent: Int?)], around texts: [Int]?
  ) -> Bool {
    guard let texts, texts.count > 1, let label = nodes[index].attributes.text("accessibilityText"),
      let height = height(of: nodes[index].attributes), height < mostCell
    else { return false }
    let attributes = texts.map { nodes[$0].attributes }
    if isCell(label, around: attributes) { return true }
    return height < fewestAlert && attributes.allSatisfy { $0.text("value") == nil }
      && attributes.first?.text("accessibilityText").map(pieces)?.first == pieces(of: label).first
  }

  /// The maximum height of a cell with an image and several lines; a screen's containers are
  /// higher.
  private static let mostCell = 200.0

  private static func texts(
    in index: Int, of nodes: [(attributes: JSONValue, parent: Int?)], _ inside: [Int: [Int]]
  ) -> [Int]? {
    var texts: [Int] = []
    var pending = Array((inside[index] ?? []).reversed())
    var count = 0
    while let next = pending.popLast() {
      count += 1
      guard count <= mostAlert else { return nil }
      if nodes[next].attributes.text("accessibilityText") != nil {
        guard inside[next] == nil else { return nil }
        texts.append(next)
      } else {
        pending += (inside[next] ?? []).reversed()
      }
    }
    return texts
  }

  private static func pieces(of text: String) -> [String] {
    text.split(separator: ",").map(\.trimmed)
  }

  private static func isImage(_ inner: JSONValue, of label: String) -> Bool {
    guard let name = inner.text("accessibilityText") else { return false }
    return label.range(ofFirst: name) == nil && inner.text("value") == nil
      && inner.text("text") == nil
  }

  private static func height(of attributes: JSONValue) -> Double? {
    attributes.text("bounds").flatMap(AndroidView.bounds).map { $0.bottom - $0.top }
  }
}

extension VoiceOverScreen.Frame {
  fileprivate init(_ bounds: TalkBackNode.Bounds) {
    self.init(
      x: bounds.left, y: bounds.top, width: bounds.right - bounds.left,
      height: bounds.bottom - bounds.top)
  }
}
