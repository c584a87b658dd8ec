internal import Earshot

/// Reads Roborazzi's `*.uitree.json`: Compose's semantics, and views where a screen has some.
struct RoborazziReader {
  /// Returns what a file tells.
  static func capture(of source: inout JSONSource) throws(InputError) -> Capture {
    guard let root = source.root["root"] else {
      throw InputError("the key 'root' is missing", at: source.location(of: source.root))
    }
    var builder = AndroidScreenBuilder(
      root: "root", at: source.location(of: root), bytes: source.size)
    var pending: [(value: JSONValue, parent: Int, depth: Int)] = [(root, TalkBackTree.root, 0)]
    while let next = pending.popLast() {
      let location = source.location(of: next.value)
      guard next.depth < XMLReader.maximumDepth else {
        throw InputError(
          "nodes stand more than \(XMLReader.maximumDepth) deep inside each other", at: location)
      }
      let compose = composeNode(next.value)
      let children = next.value.list("children")
      var node = compose.talkBackNode(hasChildren: !children.isEmpty)
      if next.value.text("type") == "view", let name = next.value.text("className") {
        node.className = name
        AndroidView.complete(&node)
      }
      let name = next.value.text("testTag") ?? next.value.text("className") ?? "node"
      let added = try builder.add(node, named: name, in: next.parent, at: location)
      try ComposeGroups.addLabel(of: compose, in: added, at: location, to: &builder)
      for child in children.reversed() { pending.append((child, added, next.depth + 1)) }
    }
    return Capture(
      format: .roborazzi, content: .talkBack(builder.screen), limits: ComposeNode.limits)
  }

  private static func composeNode(_ value: JSONValue) -> ComposeNode {
    var node = ComposeNode()
    node.tag = value.text("testTag")
    node.actions = Set(value.texts("actions"))
    node.flags = Set(value.texts("flags"))
    for member in value["properties"]?.members ?? [] {
      switch member.value.content {
      case .string(let text): node.properties[member.key] = text
      case .bool(let flag): node.properties[member.key] = "\(flag)"
      case .number(let number): node.properties[member.key] = "\(number)"
      case .array(let items):
        node.properties[member.key] = items.compactMap(\.string).joined(separator: ", ")
      case .null, .object: break
      }
    }
    if let numbers = value["bounds"]?.numbers, numbers.count == 4 {
      node.bounds = TalkBackNode.Bounds(
        left: numbers[0], top: numbers[1], right: numbers[2], bottom: numbers[3])
    }
    return node
  }
}
