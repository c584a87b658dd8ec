internal import Earshot

/// Reads the page source of Appium's XCUITest driver, or of WebDriverAgent itself: XML with an
/// element for each type.
struct XCUITestReader {
  private let document: XMLDocument
  private var cursor: PlaceCursor
  private var notes = NoteCollector()
  private var nodes: [XCUINode] = []
  private var places = NodePlaces()

  private static let prefix = "XCUIElementType"

  private init(_ document: XMLDocument, file: String) {
    self.document = document
    cursor = PlaceCursor(document.bytes, file: file)
  }

  /// Returns what a document tells.
  static func capture(of document: XMLDocument, file: String) throws(InputError) -> Capture {
    var reader = XCUITestReader(document, file: file)
    try reader.readNodes()
    let elements = XCUIElements(reader.nodes)
    return Capture(
      format: .xcuiTest,
      content: .voiceOver(
        CapturedScreen(elements: elements.elements, places: reader.places)),
      limits: reader.limits(stopsAreCertain: elements.stopsAreCertain), notes: reader.notes.notes)
  }

  private mutating func readNodes() throws(InputError) {
    let count = document.elements.count
    try NodeBudget.check(count, bytes: document.bytes.count, at: cursor.location(of: 0))
    for element in 0..<count {
      let location = cursor.location(of: Int(document.elements[element].offset))
      let parent = document.elements[element].parent
      let name = document.name(of: element)
      _ = places.append(name, parent: parent < 0 ? nil : Int(parent), at: location)
      var node = node(of: element, named: name, at: location)
      node.parent = parent < 0 ? nil : Int(parent)
      nodes.append(node)
    }
    places.finish()
  }

  private mutating func node(
    of element: Int, named name: String, at location: SourceLocation
  ) -> XCUINode {
    let isKnown = name.hasPrefix(Self.prefix)
    if !isKnown, name != "AppiumAUT" {
      notes.add("an element that is no XCUIElementType was left out", at: location)
    }
    var node = XCUINode(type: isKnown ? String(name.dropFirst(Self.prefix.count)) : "")
    guard isKnown else { return node }
    var values: [String: String] = [:]
    for attribute in document.attributes(of: element) {
      values[document.names[Int(attribute.name)]] = document.text(attribute)
    }
    node.identifier = spoken(values["name"], at: location)
    node.label = spoken(values["label"], at: location)
    node.value = spoken(values["value"], at: location)
    node.placeholder = values["placeholderValue"]
    node.traits = values["traits"].map { traits($0, at: location) }
    node.isEnabled = values["enabled"] != "false"
    node.isVisible = values["visible"] != "false"
    node.hasFocus = values["focused"] == "true"
    node.isAccessible = values["accessible"].map { $0 == "true" }
    node.hint = values["hint"]
    node.customActions = values["customActions"].map(Self.names) ?? []
    node.frame = frame(values, at: location)
    return node
  }

  /// Old drivers wrote errors of the accessibility server where they should have left a text out.
  private mutating func spoken(_ text: String?, at location: SourceLocation) -> String? {
    guard let text, text.hasPrefix("AX error ") else { return text }
    notes.add("'\(text)' stands where a text should; it was left out", at: location)
    return nil
  }

  private mutating func traits(_ list: String, at location: SourceLocation) -> Traits {
    var traits: Traits = []
    for name in Self.names(list) {
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) {
        traits.formUnion(trait)
      } else {
        notes.add("the trait '\(name)' is not known; it was left out", at: location)
      }
    }
    return traits
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private mutating func frame(
    _ values: [String: String], at location: SourceLocation
  ) -> CapturedElement.Frame? {
    let numbers = ["x", "y", "width", "height"].compactMap { values[$0].flatMap(Double.init) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    if numbers[2] < 0 || numbers[3] < 0 {
      notes.add("the frame of an element has a negative size", at: location)
    }
    return CapturedElement.Frame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func limits(stopsAreCertain: Bool) -> [Limit] {
    var limits: [Limit] = []
    if !nodes.contains(where: { $0.hint != nil }) { limits.append(.hints) }
    if document.index(ofName: "traits") == nil { limits.append(.traits) }
    if document.index(ofName: "customActions") == nil { limits.append(.customActions) }
    if !stopsAreCertain { limits.append(.focusStops) }
    let hasPlaceholders = document.index(ofName: "placeholderValue") != nil
    if !hasPlaceholders, nodes.contains(where: { XCUIElementTypes.fields.contains($0.type) }) {
      limits.append(.valueOrHint)
    }
    return limits + [.customContent, .expandedState, .containers, .languages, .readingOrder]
  }
}
