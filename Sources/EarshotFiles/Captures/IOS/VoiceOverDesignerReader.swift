package import Earshot

extension CaptureFormat {
  /// The documents of VoiceOver Designer.
  public static let voiceOverDesigner = CaptureFormat(
    "vodesign", title: "VoiceOver Designer document", platform: .voiceOver,
    limits: [.expandedState, .languages, .secureFields],
    marks: ["isAccessibilityElement", "containerType", "customDescriptions"],
    json: JSONForm(
      isTree: true,
      recognizes: { root in
        guard let first = root.items?.first else { return root["elements"] != nil }
        return first["isAccessibilityElement"] != nil || first["containerType"] != nil
      }
    ) { source, _ throws(InputError) in try VoiceOverDesignerReader.read(&source) })
}

extension CaptureReader {
  /// Returns a `.vodesign` package's document; throws for other folders.
  package static func file(at path: String) throws(InputError) -> String {
    guard let file = InputFolder.first(of: InputFolder.packageContents, in: path) else {
      throw InputError(
        "the folder '\(path)' is not a .vodesign package: it has no "
          + "document.json", kind: .cannotOpen)
    }
    return file
  }
}

/// Reads a package's `document.json`, or an older version's `controls.json`.
struct VoiceOverDesignerReader {
  private let size: Int
  private var elements: [CapturedElement] = []
  private var places = NodePlaces()
  private var notes = NoteCollector()

  private init(size: Int) { self.size = size }

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = VoiceOverDesignerReader(size: source.size)
    let values = source.root.items ?? source.root.list("elements")
    try reader.read(values, in: nil, screen: nil, depth: 0, from: &source)
    return CaptureFormat.Reading(
      .voiceOver(CapturedScreen(elements: reader.elements, places: reader.places)),
      notes: reader.notes.notes)
  }

  private mutating func read(
    _ values: [JSONValue], in parent: Int?, screen: String?, depth: Int,
    from source: inout JSONSource
  ) throws(InputError) {
    for value in values {
      let location = source.location(of: value)
      try FileBudget.nodesInJSON.check(places.count, bytes: size, at: location)
      try FileBudget.check(depth: depth, of: "containers", at: location)
      let kind = value.text("type") ?? "element"
      let node = places.append(kind, parent: parent, at: location)
      if let inside = value["elements"]?.items {
        let first = elements.count
        let title = kind == "frame" ? value.text("label") : screen
        try read(inside, in: node, screen: title, depth: depth + 1, from: &source)
        place(elementsFrom: first, in: value)
      } else if kind == "element", value.flag("isAccessibilityElement") != false {
        elements.append(
          CapturedElement(
            element(value, at: location), frame: value["frame"]?.frame, screen: screen, node: node))
      }
    }
  }

  private mutating func place(elementsFrom first: Int, in container: JSONValue) {
    let isTabBar = container.flag("isTabTrait") == true
    guard isTabBar || container.text("containerType") == "list" else { return }
    let inside = elements.indices[first...]
    let contexts = VoiceOverContext.contexts(in: isTabBar ? "tabBar" : "list", count: inside.count)
    for (index, context) in zip(inside, contexts ?? []) {
      elements[index].element.context = context
    }
  }

  private mutating func element(_ value: JSONValue, at location: SourceLocation) -> VoiceOverElement
  {
    var element = VoiceOverElement(
      id: value.text("id"), label: value.text("label"), value: value.text("value"),
      hint: value.text("hint"), customActions: value["customActions"]?.texts("names") ?? [])
    let word = value.integer("trait") ?? 0
    element.traits = Self.traits(of: word)
    if Self.bits(of: word).contains(where: { !Self.known.keys.contains($0) }) {
      notes.add("a trait with an unknown number was left out", at: location)
    }
    if let options = value["adjustableOptions"], let index = options.integer("currentIndex") {
      let texts = options.texts("options")
      if texts.indices.contains(index) { element.value = texts[index] }
    }
    for content in value["customDescriptions"]?.list("descriptions") ?? [] {
      element.customContent.append(
        VoiceOverElement.CustomContent(
          label: content.text("label") ?? "", value: content.text("value") ?? ""))
    }
    return element
  }

  /// The traits by number; only the first versions of VoiceOver Designer used 19 and 22.
  private static let known: [Int: Traits] = [
    0: .button, 1: .header, 2: .adjustable, 3: .link, 4: .staticText, 5: .image, 6: .searchField,
    7: .tabBarItem, 8: .selected, 9: .notEnabled, 10: .summaryElement, 11: .playsSound,
    12: .allowsDirectInteraction, 13: .startsMediaSession, 14: .updatesFrequently,
    15: .causesPageTurn, 16: .keyboardKey, 18: .textEntry, 19: .textEntry,
    20: [.button, .switchButton], 21: .isEditing, 22: .isEditing,
  ]

  private static func bits(of word: Int) -> [Int] {
    (0..<Int.bitWidth).filter { word >> $0 & 1 == 1 }
  }

  private static func traits(of word: Int) -> Traits {
    bits(of: word).reduce(into: Traits()) { $0.formUnion(known[$1] ?? []) }
  }
}
