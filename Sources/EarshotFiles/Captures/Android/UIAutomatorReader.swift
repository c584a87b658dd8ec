internal import Earshot

/// Reads `adb shell uiautomator dump` and the page sources of Appium's UiAutomator1 and
/// UiAutomator2 drivers: XML with an element for each node, everything in attributes.
struct UIAutomatorReader {
  private let document: XMLDocument
  private let format: CaptureFormat
  private let keys: [UIAutomatorAttribute?]
  private var cursor: PlaceCursor
  private var notes = NoteCollector()
  private var nodes: [TalkBackNode] = []
  private var parents: [Int?] = []
  private var places = NodePlaces()
  private var foundHint = false
  private var foundFieldText = false

  /// The elements that stand around the nodes and are none themselves.
  private static let wrappers: Set<String> = ["displays", "display", "window", "hierarchy"]

  private init(_ document: XMLDocument, file: String) {
    self.document = document
    keys = document.names.map { UIAutomatorAttribute(rawValue: $0) }
    cursor = PlaceCursor(document.bytes, file: file)
    format = Self.format(of: document)
  }

  /// Returns what a document tells.
  static func capture(of document: XMLDocument, file: String) throws(InputError) -> Capture {
    var reader = UIAutomatorReader(document, file: file)
    try reader.readNodes()
    let screen = CapturedTree(of: reader.nodes, parents: reader.parents, places: reader.places)
    return Capture(
      format: reader.format, content: .talkBack(screen),
      limits: reader.limits, notes: reader.notes.notes)
  }

  private static func format(of document: XMLDocument) -> CaptureFormat {
    if document.index(ofName: "node") != nil { return .uiAutomatorDump }
    let isSecond = ["displayed", "original-text", "width"].contains {
      document.index(ofName: $0) != nil
    }
    return isSecond ? .uiAutomator2 : .uiAutomator1
  }

  private mutating func readNodes() throws(InputError) {
    let count = document.elements.count
    try FileBudget.nodes.check(count, bytes: document.bytes.count, at: cursor.location(of: 0))
    nodes.reserveCapacity(count)
    parents.reserveCapacity(count)
    for element in 0..<count {
      let location = cursor.location(of: Int(document.elements[element].offset))
      let parent = Int(document.elements[element].parent)
      let name = document.name(of: element)
      _ = places.append(name, parent: parent < 0 ? nil : parent, at: location)
      parents.append(parent < 0 ? nil : parent)
      nodes.append(
        Self.wrappers.contains(name) ? TalkBackNode() : node(of: element, named: name, at: location)
      )
    }
  }

  private mutating func node(
    of element: Int, named name: String, at location: SourceLocation
  ) -> TalkBackNode {
    var node = TalkBackNode()
    for attribute in document.attributes(of: element) where attribute.count > 0 {
      guard let key = keys[Int(attribute.name)] else { continue }
      if key == .bounds {
        node.bounds = bounds(document.text(attribute), at: location)
      } else {
        key.apply(attribute, of: document, to: &node)
      }
    }
    if node.className == nil, name != "node" { node.className = name }
    AndroidView.complete(&node)
    foundHint = foundHint || node.hintText != nil
    foundFieldText = foundFieldText || node.editable && node.text != nil
    checkGlyphs(of: node, at: location)
    return node
  }

  private mutating func checkGlyphs(of node: TalkBackNode, at location: SourceLocation) {
    for text in [node.text, node.contentDescription] {
      guard let text, text.unicodeScalars.contains(where: IconGlyph.isGlyph) else { continue }
      notes.add("a text holds glyphs of an icon font, which no reader can say", at: location)
    }
  }

  private mutating func bounds(_ text: String, at location: SourceLocation) -> TalkBackNode.Bounds?
  {
    guard let bounds = AndroidView.bounds(text) else {
      notes.add(
        "bounds that are not of the form [left,top][right,bottom] were left out", at: location)
      return nil
    }
    if bounds.right < bounds.left || bounds.bottom < bounds.top {
      notes.add(
        "the bounds of a node contradict themselves: its end lies before its start", at: location)
    }
    return bounds
  }

  private var limits: [Limit] {
    func isMissing(_ name: UIAutomatorAttribute) -> Bool {
      document.index(ofName: name.rawValue) == nil
    }
    var limits: [Limit] = [
      .stateDescription, .expandedState, .actionLabels, .customActions, .ranges,
    ]
    if isMissing(.extras) { limits.append(.roleDescription) }
    if isMissing(.heading) { limits.append(.headings) }
    if isMissing(.error) { limits.append(.errors) }
    if isMissing(.liveRegion) { limits.append(.liveRegions) }
    limits.append(isMissing(.isCollection) ? .collections : .collectionPositions)
    if foundFieldText, !foundHint, isMissing(.showingHint) { limits.append(.valueOrHint) }
    return limits
  }
}
