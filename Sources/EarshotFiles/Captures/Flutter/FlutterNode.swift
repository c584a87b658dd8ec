internal import Earshot

struct FlutterNode {
  /// The number that Flutter gives the node.
  var id: String
  var parent: Int?
  var place: SourceLocation
  /// Properties by their names, without quotes.
  var properties: [String: String] = [:]
  /// The entries of `flags`, and words that stand alone in a line, such as `invisible`.
  var flags: Set<String> = []

  /// Whether a node around it tells what it tells.
  var isMerged = false

  /// `merge boundary ⛔️`: the node tells what everything inside it tells.
  var isMergeBoundary: Bool { flags.contains("merge") }

  /// Takes in what a node inside tells: texts one below the other, of anything else what is not there.
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

  /// Whether a reader stops here: Flutter asks the same on both platforms.
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
