internal import Earshot

extension CaptureFormat {
  /// The page source of Appium's XCUITest driver.
  public static let xcuiTest = CaptureFormat(
    "xcuitest", title: "Appium XCUITest page source", platform: .voiceOver,
    limits: [
      .hints, .traits, .adjustable, .cells, .linkButtons, .selectedTrait, .popUpButtons,
      .backButtons,
      .customActions, .focusStops, .valueOrHint,
      .customContent, .expandedState,
      .containers, .languages, .readingOrder,
    ],
    varying: FormatLimit.withoutTraits.union([
      .hints, .customActions, .focusStops, .valueOrHint, .readingOrder,
    ]),
    marks: ["XCUIElementType", "AppiumAUT"],
    xml: XMLForm(
      roots: ["AppiumAUT"], rootPrefix: XCUITestReader.prefix,
      description: "<AppiumAUT> and <XCUIElementType…> (XCUITest)"
    ) { source, _ throws(InputError) in try XCUITestReader.read(&source) })
}

struct XCUITestReader {
  private enum Attribute: String {
    case name, label, value, placeholderValue, traits, enabled, visible, focused, accessible
    case hint, customActions, x, y, width, height
  }

  private let document: XMLDocument
  private let keys: [Attribute?]
  private var builder: XCUIScreenBuilder
  private var notes = NoteCollector()

  static let prefix = "XCUIElementType"

  private init(_ source: XMLSource) {
    document = source.document
    keys = document.names.map { Attribute(rawValue: $0) }
    builder = XCUIScreenBuilder(size: source.size)
  }

  static func read(_ source: inout XMLSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = XCUITestReader(source)
    for element in reader.document.elementIndices {
      let location = source.location(of: element)
      let name = reader.document.name(of: element)
      let node = reader.node(of: element, named: name, at: location)
      try reader.builder.add(
        node, named: name, in: reader.document.parent(of: element), at: location)
    }
    return reader.builder.reading(lifting: reader.lifted, notes: reader.notes.notes)
  }

  private mutating func node(
    of element: Int, named name: String, at location: SourceLocation
  ) -> XCUINode {
    let isKnown = name.hasPrefix(Self.prefix)
    if !isKnown, name != "AppiumAUT" {
      notes.add("an element without an XCUIElementType was left out", at: location)
    }
    var node = XCUINode(type: isKnown ? String(name.dropFirst(Self.prefix.count)) : "")
    guard isKnown else { return node }
    var frame: [Double?] = [nil, nil, nil, nil]
    for attribute in document.attributes(of: element) {
      guard let key = keys[Int(attribute.name)] else { continue }
      apply(key, attribute, to: &node, &frame, at: location)
    }
    node.frame = checked(frame, at: location)
    if node.type == "StaticText", node.label == nil { node.name = node.identifier }
    return node
  }

  private mutating func apply(
    _ key: Attribute, _ attribute: XMLDocument.Attribute, to node: inout XCUINode,
    _ frame: inout [Double?], at location: SourceLocation
  ) {
    switch key {
    case .enabled: node.isEnabled = !document.isValue(attribute, "false")
    case .visible: node.isVisible = !document.isValue(attribute, "false")
    case .focused: node.hasFocus = document.isValue(attribute, "true")
    case .accessible: node.isAccessible = document.isValue(attribute, "true")
    case .name: node.identifier = spoken(document.text(attribute), at: location)
    case .label: node.label = spoken(document.text(attribute), at: location)
    case .value: node.value = spoken(document.text(attribute), at: location)
    case .placeholderValue: node.placeholder = document.text(attribute)
    case .traits:
      node.traits = .named(Self.names(document.text(attribute)), &notes, at: location)
    case .hint: node.hint = document.text(attribute)
    case .customActions: node.customActions = Self.names(document.text(attribute))
    case .x: frame[0] = Double(document.text(attribute))
    case .y: frame[1] = Double(document.text(attribute))
    case .width: frame[2] = Double(document.text(attribute))
    case .height: frame[3] = Double(document.text(attribute))
    }
  }

  /// Returns a spoken text; nil if an old driver wrote an error instead of the text.
  private mutating func spoken(_ text: String, at location: SourceLocation) -> String? {
    guard text.hasPrefix("AX error ") else { return text }
    notes.add("'\(text)' is not text; it was left out", at: location)
    return nil
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private mutating func checked(
    _ numbers: [Double?], at location: SourceLocation
  ) -> VoiceOverScreen.Frame? {
    let frame = VoiceOverScreen.Frame(numbers.compactMap { $0 })
    if let frame, frame.width < 0 || frame.height < 0 {
      notes.add("the frame of an element has a negative size", at: location)
    }
    return frame
  }

  private var lifted: [FormatLimit] {
    let nodes = builder.nodes
    let told: [(Bool, FormatLimit)] = [
      (nodes.contains { $0.hint != nil }, .hints),
      (document.hasName("customActions"), .customActions),
      (!builder.mayShowPlaceholders, .valueOrHint),
    ]
    return told.filter(\.0).map(\.1)
      + (document.hasName("traits") ? Array(FormatLimit.withoutTraits) : [])
  }
}
