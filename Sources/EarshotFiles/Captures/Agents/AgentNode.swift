internal import Earshot

struct AgentNode {
  var type: String
  /// The visible text; on iOS, it is used if the label is missing.
  var text: String?
  var label: String?
  var value: String?
  var identifier: String?
  var isEnabled = true
  var isSelected = false
  /// Nil if the file does not show which elements are checked.
  var isChecked: Bool?
  var hasFocus = false
  var frame: VoiceOverScreen.Frame?
  var parent: Int?

  init(type: String) { self.type = type }

  static let limits: [FormatLimit] = [
    .stateDescription, .roleDescription, .expandedState, .offState, .headings, .collections,
    .ranges,
    .errors, .liveRegions, .actionLabels, .taps, .customActions, .valueOrHint, .focusStops,
    .labels, .secureFields, .checkedState,
  ]
  static let limitsOnIOS: [FormatLimit] = [
    .traits, .adjustable, .cells, .linkButtons, .popUpButtons, .backButtons, .hints, .customActions,
    .customContent,
    .expandedState, .offState, .valueOrHint,
    .containers, .languages, .focusStops, .readingOrder,
  ]

  static let varying: Set<FormatLimit> = [.readingOrder, .checkedState]

  var isOfAndroid: Bool {
    type.contains(".") || identifier?.range(ofFirst: ":id/") != nil
      || ["Layout", "ViewGroup", "EditText", "ImageButton"].contains { type.hasSuffix($0) }
  }

  var talkBackNode: TalkBackNode {
    var node = TalkBackNode()
    node.className = type.contains(".") ? type : "android.widget.\(type)"
    node.text = text
    node.contentDescription = label
    node.id = identifier
    node.viewIdResourceName = identifier
    node.enabled = isEnabled
    node.selected = isSelected
    node.focused = hasFocus
    node.bounds = frame.map { frame in
      TalkBackNode.Bounds(
        left: frame.x, top: frame.y, right: frame.x + frame.width, bottom: frame.y + frame.height)
    }
    node.checkable = AndroidView.isCheckable(node.className)
    node.checked = Fact.CheckedState(isChecked == true)
    node.clickable = AndroidView.isControl(node.className)
    node.focusable = node.clickable
    if node.text == nil { node.text = value }
    AndroidView.complete(&node)
    return node
  }

  var xcuiNode: XCUINode {
    var node = XCUINode(type: type)
    node.label = label ?? text
    node.value = value
    node.identifier = identifier
    node.isEnabled = isEnabled
    node.isSelected = isSelected
    node.hasFocus = hasFocus
    node.frame = frame
    // A checked or selected switch without a value in the file gets the value "1".
    if value == nil, XCUIElementTypes.switches.contains(type),
      isChecked == true || isSelected
    {
      node.value = "1"
      node.isSelected = false
    }
    return node
  }
}

struct AgentScreen {
  private let size: Int
  private var nodes: [(node: AgentNode, location: SourceLocation)] = []

  init(size: Int) { self.size = size }

  var count: Int { nodes.count }

  mutating func add(_ node: AgentNode, at location: SourceLocation) throws(InputError) {
    try FileBudget.nodesInJSON.check(nodes.count, bytes: size, at: location)
    nodes.append((node, location))
  }

  func reading(
    lifting: [FormatLimit] = [], notes: [Capture.Note] = []
  ) throws(InputError) -> CaptureFormat.Reading {
    let lifted =
      lifting + (nodes.contains { $0.node.value != nil } ? [.offState] : [])
      + (nodes.contains { $0.node.isChecked != nil } ? [.checkedState] : [])
    guard let first = nodes.first, nodes.contains(where: \.node.isOfAndroid) else {
      return try ios.reading(lifting: lifted, notes: notes)
    }
    var builder = AndroidScreenBuilder(root: "screen", at: first.location, size: size)
    for (node, location) in nodes {
      try builder.add(
        node.talkBackNode, named: node.type, in: node.parent.map { $0 + 1 } ?? TalkBackTree.root,
        at: location)
    }
    return CaptureFormat.Reading(.talkBack(builder.screen), lifting: lifted, notes: notes)
  }

  private var ios: XCUIScreenBuilder {
    get throws(InputError) {
      var builder = XCUIScreenBuilder(size: size)
      for (node, location) in nodes {
        try builder.add(node.xcuiNode, named: node.type, in: node.parent, at: location)
      }
      return builder
    }
  }
}
