internal import Earshot

extension CaptureFormat {
  /// agent-device's snapshots for both platforms, as JSON or indented text.
  public static let agentDevice = CaptureFormat(
    "agent-device", title: "agent-device snapshot",
    limits: AgentNode.limits, limitsOnIOS: AgentNode.limitsOnIOS, varying: AgentNode.varying,
    marks: ["parentIndex", "hittable", "@e1 ["],
    json: JSONForm(
      isTree: true,
      recognizes: { AgentDeviceReader.nodes(of: $0).first?["ref"] != nil }
    ) { source, _ throws(InputError) in try AgentDeviceReader.read(&source) },
    text: TextForm(recognizes: {
      AgentNode(bracketed: Substring($0.text).drop { $0 == " " }) != nil
    }) { source, _ throws(InputError) in try AgentDeviceReader.read(source) })
}

enum AgentDeviceReader {
  static func nodes(of root: JSONValue) -> [JSONValue] { (root["data"] ?? root).list("nodes") }

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    var screen = AgentScreen(size: source.size)
    for value in nodes(of: source.root) {
      let place = source.location(of: value)
      var node = AgentNode(type: value.text("type") ?? "Other")
      node.text = value.text("label")
      node.value = value.text("value")
      node.identifier = value.text("identifier")
      node.isEnabled = value.flag("enabled") ?? true
      node.isSelected = value.flag("selected") ?? false
      node.isChecked = value.flag("checked")
      node.frame = value["rect"]?.rect
      // A parent that follows its child is ignored, because the nodes could form a cycle.
      node.parent = value.integer("parentIndex").flatMap { index in
        (0..<screen.count).contains(index) ? index : nil
      }
      try screen.add(node, at: place)
    }
    return try screen.reading()
  }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var screen = AgentScreen(size: source.size)
    var tree = IndentedTree()
    var notes = NoteCollector()
    for line in source.lines {
      let place = source.location(line.number)
      let text = line.text.drop { $0 == " " }
      guard var node = AgentNode(bracketed: text) else {
        if !text.isEmpty, screen.count > 0 {
          notes.add("a line without an element was skipped", at: place)
        }
        continue
      }
      let column = line.text.utf8.count - text.utf8.count
      node.parent = try tree.parent(ofNodeAt: column, as: screen.count, at: place)
      try screen.add(node, at: place)
    }
    return try screen.reading(notes: notes.notes)
  }
}

extension AgentNode {
  /// Parses an element such as `@e4 [switch] "Airplane Mode" [selected]`.
  fileprivate init?(bracketed line: Substring) {
    guard line.hasPrefix("@e"), let open = line.range(ofFirst: " ["),
      line[..<open.lowerBound].dropFirst(2).allSatisfy(\.isNumber),
      let close = line[open.upperBound...].firstIndex(of: "]")
    else { return nil }
    self.init(type: Self.type(ofRole: line[open.upperBound..<close]))
    var rest = line[line.index(after: close)...]
    if let start = rest.firstIndex(of: "\""), let end = rest.lastIndex(of: "\""), start < end {
      text = String(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    let states = Set(rest.split { " []".contains($0) })
    isEnabled = !states.contains("disabled")
    isSelected = states.contains("selected")
    isChecked = states.contains("checked")
    hasFocus = states.contains("focused")
  }

  private static func type(ofRole role: Substring) -> String {
    if role.contains(".") { return String(role) }
    let words = role.split { "- _".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let type = words.joined()
    return ["Text": "StaticText", "Textfield": "TextField"][type] ?? type
  }
}
