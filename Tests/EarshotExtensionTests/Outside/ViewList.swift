import Earshot
import EarshotFiles

extension CaptureFormat {
  /// An invented dump with one view per line; children are indented below their parent.
  static let viewList = CaptureFormat(
    "view-list", title: "view list", platform: .talkBack, limits: [.expandedState, .actionLabels],
    text: TextForm(recognizes: { $0.text == "VIEWS" }) { source, _ throws(InputError) in
      var builder = AndroidScreenBuilder(root: "views", at: source.location(1), size: source.size)
      var latest: [Int] = []
      for line in source.lines.dropFirst() {
        let fields = line.text.split(separator: "|", omittingEmptySubsequences: false)
        guard fields.count == 3 else {
          throw InputError(
            "found \(fields.count) fields where class, text and identifier are wanted",
            at: source.location(line.number))
        }
        let depth = min(fields[0].prefix { $0 == " " }.count, latest.count)
        var node = TalkBackNode()
        node.className = "android.widget.\(fields[0].dropFirst(depth))"
        node.text = String(fields[1])
        node.viewIdResourceName = String(fields[2])
        node.clickable = node.className?.hasSuffix("Button") == true
        node.focusable = node.clickable
        latest.removeLast(latest.count - depth)
        let added = try builder.add(
          node, named: node.className ?? "view", in: latest.last ?? TalkBackTree.root,
          at: source.location(line.number))
        latest.append(added)
      }
      return CaptureFormat.Reading(builder.screen)
    })

  static let stopList = CaptureFormat(
    "stop-list", title: "stop list", platform: .voiceOver, limits: [.hints],
    marks: ["stop_list"],
    json: JSONForm(isTree: true, recognizes: { $0["stops"] != nil }) {
      source, _ throws(InputError) in
      var places = NodePlaces()
      var elements: [CapturedElement] = []
      try source.visitNodes(in: source.root.list("stops")) { value, parent, location in
        let node = places.append("stop", parent: parent, at: location)
        var element = VoiceOverElement(id: value.text("id"), label: value.text("label"))
        if value.flag("header") == true { element.traits.insert(.header) }
        elements.append(CapturedElement(element, node: node))
      }
      return CaptureFormat.Reading(CapturedScreen(elements: elements, places: places))
    })

  /// An invented page source with the root element of a known format.
  static let namedViews = CaptureFormat(
    "named-views", title: "named views", platform: .talkBack,
    xml: XMLForm(
      roots: ["hierarchy", "views"], description: "<views> (named views)",
      where: { $0.hasName("spoken") }
    ) { source, _ throws(InputError) in
      let document = source.document
      var builder = AndroidScreenBuilder(size: source.size)
      for element in document.elementIndices {
        var node = TalkBackNode()
        node.contentDescription = document.value("spoken", of: element)
        node.screenReaderFocusable = node.contentDescription != nil
        try builder.add(
          node, named: document.name(of: element), in: document.parent(of: element),
          at: source.location(of: element))
      }
      return CaptureFormat.Reading(builder.screen)
    })

  static let diary = CaptureFormat(
    "diary", title: "diary", holding: .transcript, limits: [.identifiers, .hintApart],
    jsonLines: JSONLinesForm(recognizes: { $0["said"] != nil }) { value, place in
      value.text("said").map { HeardAnnouncement($0, at: place) }
    })
}
