internal import Earshot
import EarshotProfiles

extension CaptureFormat {
  /// Roborazzi's `*.uitree.json`.
  public static let roborazzi = CaptureFormat(
    "roborazzi", title: "Roborazzi UI tree", platform: .talkBack, limits: ComposeNode.limits,
    varying: ComposeNode.varying,
    marks: ["schemaVersion", "testTag", "uitree"],
    json: JSONForm(
      isTree: true,
      recognizes: { $0["root"] != nil && ($0["schemaVersion"] != nil || $0["capture"] != nil) }
    ) { source, _ throws(InputError) in try RoborazziReader.read(&source) })
}

enum RoborazziReader {
  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    guard let root = source.root["root"] else {
      throw InputError("the key 'root' is missing", at: source.location(of: source.root))
    }
    let words = BuiltIn.wording(locale: "en", dates: DateFormats())
    let (screen, lifted) = try screen(of: root, in: &source, words)
    var reading = CaptureFormat.Reading(.talkBack(screen), lifting: Array(lifted))
    reading.translated = { [source] words in
      var source = source
      return .talkBack((try? self.screen(of: root, in: &source, words).screen) ?? screen)
    }
    return reading
  }

  private static func screen(
    of root: JSONValue, in source: inout JSONSource, _ words: Wording
  ) throws(InputError) -> (screen: CapturedTree, lifted: Set<FormatLimit>) {
    var lifted: Set<FormatLimit> = []
    var builder = AndroidScreenBuilder(
      root: "root", at: source.location(of: root), size: source.size)
    var indices: [Int] = []
    try source.visitNodes(in: [root]) { value, parent, location throws(InputError) in
      let compose = composeNode(value)
      lifted.formUnion(compose.lifted)
      var node = compose.talkBackNode(hasChildren: !value.list("children").isEmpty, words)
      if value.text("type") == "view", let name = value.text("className") {
        node.className = name
        AndroidView.complete(&node.node)
      }
      let name = value.text("testTag") ?? value.text("className") ?? "node"
      let added = try builder.add(
        node, named: name, in: parent.map { indices[$0] } ?? TalkBackTree.root, at: location)
      indices.append(added)
      try ComposeGroups.addTexts(of: compose, in: added, at: location, to: &builder)
    }
    return (builder.screen, lifted)
  }

  private static func composeNode(_ value: JSONValue) -> ComposeNode {
    var node = ComposeNode()
    node.tag = value.text("testTag")
    node.actions = Set(value.texts("actions"))
    node.flags = Set(value.texts("flags"))
    for member in value["properties"]?.members ?? [] { _ = node.read(member) }
    node.bounds = value["bounds"]?.numbers.flatMap(TalkBackNode.Bounds.init)
    return node
  }
}
