internal import Earshot

struct FlutterNode {
  var id: String
  var parent: Int?
  var place: SourceLocation
  var properties: [String: String] = [:]
  var flags: Set<String> = []
  var isMerged = false

  static let headerType = "Node with the flag isHeader"
  /// The type of a node that is a heading only because of its flag; nil for other nodes.
  var type: String? {
    flags.contains("isHeader") && text("headingLevel") == nil ? Self.headerType : nil
  }

  var isMergeBoundary: Bool { flags.contains("merge") }

  mutating func takeIn(_ inner: FlutterNode) {
    flags.formUnion(inner.flags)
    for (name, value) in inner.properties where !value.isEmpty {
      guard let own = text(name) else {
        properties[name] = value
        continue
      }
      switch name {
      case "label", "hint": properties[name] = own + "\n" + value
      case "actions", "customActions": properties[name] = own + ", " + value
      default: break
      }
    }
  }

  var actions: Set<String> { Set(list("actions")) }
  var customActions: [String] { list("customActions") }

  func text(_ name: String) -> String? { properties[name].flatMap { $0.isEmpty ? nil : $0 } }

  var isVisible: Bool { !flags.contains("invisible") && !flags.contains("isHidden") }

  var isFocusable: Bool {
    let scrolling: Set = [
      "scrollLeft", "scrollRight", "scrollUp", "scrollDown", "showOnScreen", "scrollToOffset",
      "didGainAccessibilityFocus", "didLoseAccessibilityFocus",
    ]
    if flags.contains("scopesRoute") { return false }
    return !actions.subtracting(scrolling).isEmpty || text("label") != nil || text("value") != nil
      || text("hint") != nil
  }

  private func list(_ name: String) -> [String] {
    (properties[name] ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}
