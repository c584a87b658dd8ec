internal import Earshot

extension CaptureFormat {
  /// The output of `adb shell uiautomator dump`.
  public static let uiAutomatorDump = uiAutomator(
    "uiautomator-dump", title: "adb uiautomator dump", varying: [.valueOrHint]
  ) { $0.hasName("node") }

  /// The page source of Appium's UiAutomator2 driver.
  public static let uiAutomator2 = uiAutomator(
    "uiautomator2", title: "Appium UiAutomator2 page source",
    varying: [.headings, .errors, .liveRegions, .roleDescription, .valueOrHint]
  ) { document in ["displayed", "original-text", "width"].contains(where: document.hasName) }

  /// The page source of Appium's UiAutomator1 driver.
  public static let uiAutomator1 = uiAutomator(
    "uiautomator1", title: "Appium UiAutomator1 page source"
  ) { _ in true }

  private static func uiAutomator(
    _ id: String, title: String, varying: Set<FormatLimit> = [],
    where isKnown: @escaping @Sendable (XMLDocument) -> Bool
  ) -> CaptureFormat {
    CaptureFormat(
      id, title: title, platform: .talkBack,
      limits: [
        .stateDescription, .expandedState, .actionLabels, .customActions, .ranges, .roleDescription,
        .headings, .errors, .liveRegions, .collections, .valueOrHint, .labels,
      ],
      varying: varying, marks: ["<hierarchy", "content-desc=", "resource-id="],
      xml: XMLForm(
        roots: ["hierarchy", "displays"], description: "<hierarchy> (UiAutomator)", where: isKnown
      ) { source, _ throws(InputError) in try UIAutomatorReader.read(&source) })
  }
}

struct UIAutomatorReader {
  private let document: XMLDocument
  private let attributes: [UIAutomatorAttribute.Apply?]
  private let bounds: Int?
  private let tellsShownHint: Bool
  private var builder: AndroidScreenBuilder
  private var notes = NoteCollector()
  private var foundHint = false
  private var foundFieldText = false
  private static let wrappers: Set<String> = ["displays", "display", "window", "hierarchy"]

  private init(_ source: XMLSource) {
    document = source.document
    attributes = document.names.map { UIAutomatorAttribute.table[$0] }
    bounds = document.names.firstIndex(of: "bounds")
    tellsShownHint = document.hasName("showing-hint")
    builder = AndroidScreenBuilder(size: source.size)
  }

  static func read(_ source: inout XMLSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = UIAutomatorReader(source)
    for element in reader.document.elementIndices {
      try reader.add(element, at: source.location(of: element))
    }
    var screen = reader.builder.screen
    screen.showsScrollers = reader.document.hasName("scrollable")
    screen.showsHints = reader.document.hasName("hint")
    return CaptureFormat.Reading(
      .talkBack(screen), lifting: reader.lifted, notes: reader.notes.notes)
  }

  private mutating func add(_ element: Int, at location: SourceLocation) throws(InputError) {
    let name = document.name(of: element)
    let node =
      Self.wrappers.contains(name) ? TalkBackNode() : node(of: element, named: name, at: location)
    try builder.add(node, named: name, in: document.parent(of: element), at: location)
  }

  private mutating func node(
    of element: Int, named name: String, at location: SourceLocation
  ) -> TalkBackNode {
    var node = TalkBackNode()
    for attribute in document.attributes(of: element) where attribute.count > 0 {
      if Int(attribute.name) == bounds {
        node.bounds = bounds(document.text(attribute), at: location)
      }
      attributes[Int(attribute.name)]?(&node, document, attribute)
    }
    if node.className == nil, name != "node" { node.className = name }
    if AndroidView.isRange(node.className), node.text.map(Self.isAmount) == true { node.text = nil }
    AndroidView.complete(&node, tellsShownHint: tellsShownHint)
    foundHint = foundHint || node.hintText != nil
    foundFieldText = foundFieldText || node.editable && node.text != nil
    return node
  }

  private static func isAmount(_ text: String) -> Bool {
    text.contains(".") && Double(text) != nil
  }

  private mutating func bounds(_ text: String, at location: SourceLocation) -> TalkBackNode.Bounds?
  {
    guard let bounds = AndroidView.bounds(text) else {
      notes.add(
        "bounds without the form [left,top][right,bottom] were left out", at: location)
      return nil
    }
    if bounds.right < bounds.left || bounds.bottom < bounds.top {
      notes.add(
        "the bounds of a node are contradictory: the end precedes the start", at: location)
    }
    return bounds
  }

  private var lifted: [FormatLimit] {
    let told: [(String, FormatLimit)] = [
      ("extras", .roleDescription), ("heading", .headings), ("error", .errors),
      // Servers that support errors always write `content-invalid`, even if they omit `error`.
      ("content-invalid", .errors),
      ("live-region", .liveRegions), ("showing-hint", .valueOrHint),
    ]
    var lifted = told.filter { document.hasName($0.0) }.map(\.1)
    if foundHint || !foundFieldText { lifted.append(.valueOrHint) }
    return lifted
  }
}
