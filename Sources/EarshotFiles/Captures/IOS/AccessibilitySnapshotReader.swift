internal import Earshot

extension CaptureFormat {
  /// The JSON of AccessibilitySnapshotModel.
  public static let accessibilitySnapshot = CaptureFormat(
    "accessibility-snapshot", title: "AccessibilitySnapshot model", platform: .voiceOver,
    limits: [.expandedState, .alerts, .bars, .series],
    marks: ["traversalIndex", "userInputLabels"],
    json: JSONForm(
      isTree: true,
      recognizes: { root in
        root.items?.first.map { $0["element"] != nil || $0["container"] != nil } ?? false
      }
    ) { source, _ throws(InputError) in try AccessibilitySnapshotReader.read(&source) })
}

struct AccessibilitySnapshotReader {
  private var elements: [(order: Int, element: CapturedElement)] = []
  private var places = NodePlaces()

  static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = AccessibilitySnapshotReader()
    try reader.read(source.root.items ?? [], in: nil, depth: 0, from: &source)
    let elements = reader.elements.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    return CaptureFormat.Reading(
      .voiceOver(CapturedScreen(elements: elements.map(\.element.element), places: reader.places)))
  }

  private mutating func read(
    _ values: [JSONValue], in parent: Int?, depth: Int, from source: inout JSONSource
  ) throws(InputError) {
    for value in values {
      let location = source.location(of: value)
      try FileBudget.nodesInJSON.check(places.count, bytes: source.size, at: location)
      try FileBudget.check(depth: depth, of: "containers", at: location)
      if let holder = value["container"], let container = holder["_0"] {
        let kind = container["type"]?.members?.first?.key ?? "container"
        let node = places.append(kind, parent: parent, at: location)
        let first = elements.count
        try read(holder.list("children"), in: node, depth: depth + 1, from: &source)
        place(elementsFrom: first, in: kind)
      } else if let holder = value["element"], let fields = holder["_0"] {
        let node = places.append("element", parent: parent, at: location)
        let order = holder.integer("traversalIndex") ?? elements.count
        elements.append((order, Self.element(fields, node: node)))
      }
    }
  }

  private mutating func place(elementsFrom first: Int, in kind: String) {
    let inside = elements.indices[first...].sorted { elements[$0].order < elements[$1].order }
    let contexts = VoiceOverContext.contexts(in: kind, count: inside.count) ?? []
    for (index, context) in zip(inside, contexts) {
      elements[index].element.element.context = context
    }
  }

  private static func element(_ fields: JSONValue, node: Int) -> CapturedElement {
    var element = VoiceOverElement(
      id: fields.text("identifier"), label: fields["label"]?.string,
      value: fields["value"]?.string, hint: fields["hint"]?.string,
      language: fields.text("accessibilityLanguage"), customActions: fields.texts("customActions"))
    for name in fields.texts("traits") { element.traits.formUnion(traits(named: name)) }
    for content in fields.list("customContent") {
      element.customContent.append(
        VoiceOverElement.CustomContent(
          label: content.text("label") ?? "", value: content.text("value") ?? "",
          isImportant: content.flag("isImportant") == true))
    }
    return CapturedElement(
      element, frame: frame(fields["shape"]), announcement: fields.text("description"), node: node)
  }

  /// Parses a frame such as `{"frame": {"_0": [[x, y], [w, h]]}}`.
  private static func frame(_ shape: JSONValue?) -> VoiceOverScreen.Frame? {
    let frame = shape?["frame"]
    return (frame?["_0"] ?? frame)?.frame
  }

  /// Returns the traits for a name; `unknown(n)` is the trait of bit n.
  private static func traits(named name: String) -> Traits {
    if let traits = Traits(name: name) { return traits }
    guard name.hasPrefix("unknown("), let bit = UInt64(name.dropFirst(8).dropLast()), bit < 64
    else { return [] }
    return Traits(rawValue: 1 << bit)
  }
}
