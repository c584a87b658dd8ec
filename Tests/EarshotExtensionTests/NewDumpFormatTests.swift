import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

extension CaptureFormat {
  /// An invented Android dump: one view in each line, indented below its parent.
  fileprivate static let viewList = CaptureFormat(
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
      return CaptureFormat.Reading(.talkBack(builder.screen))
    })

  fileprivate static let stopList = CaptureFormat(
    "stop-list", title: "stop list", platform: .voiceOver, limits: [.hints],
    json: JSONForm("stop lists", isTree: true, recognizes: { $0["stops"] != nil }) {
      source, _ throws(InputError) in
      var places = NodePlaces()
      var elements: [CapturedElement] = []
      try source.visitNodes(in: source.root.list("stops")) { value, parent, location in
        let node = places.append("stop", parent: parent, at: location)
        var element = VoiceOverElement(id: value.text("id"), label: value.text("label"))
        if value.flag("header") == true { element.traits.insert(.header) }
        elements.append(CapturedElement(element, node: node))
      }
      return CaptureFormat.Reading(
        .voiceOver(CapturedScreen(elements: elements, places: places)))
    })

  fileprivate static let namedViews = CaptureFormat(
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
      return CaptureFormat.Reading(.talkBack(builder.screen))
    })

  fileprivate static let diary = CaptureFormat(
    "diary", title: "diary", holding: .transcript, limits: [.identifiers, .hintApart],
    jsonLines: JSONLinesForm(recognizes: { $0["said"] != nil }) { value, place in
      value.text("said").map { HeardAnnouncement($0, at: place) }
    })
}

/// A user's formats, each in one file.
@Suite struct `A new dump format` {
  private static let views = """
    VIEWS
    LinearLayout||root
     TextView|Settings|title
     Button|Save|save
    """

  private static let stops = """
    {"stops": [
      {"id": "title", "label": "Settings", "header": true,
       "children": [{"id": "name", "label": "Name"}]}]}
    """

  private static let own: [CaptureFormat] = [.namedViews, .viewList, .stopList, .diary]

  private func capture(_ text: String) throws(InputError) -> Capture {
    try CaptureReader(file: "dump", formats: Self.own + CaptureFormat.builtIn)
      .read(Array(text.utf8))
  }

  private func reader(_ profile: String) throws -> ScreenReader {
    BuiltIn.reader(for: try #require(BuiltIn.profile(profile)), locale: "en")
  }

  @Test(arguments: [
    (views, CaptureFormat.viewList), (stops, .stopList),
    ("<hierarchy><view spoken='Save'/></hierarchy>", .namedViews),
    ("<views><view spoken='Save'/></views>", .namedViews),
    ("{\"said\": \"Save\"}\n{\"said\": \"Cancel\"}", .diary),
    ("<hierarchy><node text='Save'/></hierarchy>", .uiAutomatorDump),
    ("{\"utterance\": \"Save\"}\n{\"utterance\": \"Cancel\"}", .utterances),
  ])
  func `is recognized by its content`(_ text: String, _ format: CaptureFormat) throws {
    #expect(try capture(text).format == format)
    #expect(try capture(text).platform == format.platform)
  }

  @Test func `can follow the library's formats`() throws {
    let formats = CaptureFormat.builtIn + [.viewList, .stopList, .diary]
    for (text, format) in [
      (Self.views, CaptureFormat.viewList), (Self.stops, .stopList),
      ("{\"said\": \"Save\"}\n{\"said\": \"Cancel\"}", .diary),
    ] {
      let reader = CaptureReader(file: "dump", formats: formats)
      #expect(try reader.read(Array(text.utf8)).format == format)
    }
  }

  @Test(arguments: [
    (views, "talkback-15.1", ["Settings", "Save, Button, Double-tap to activate"]),
    (stops, "voiceover-ios-26", ["Settings, heading", "Name"]),
  ])
  func `is announced`(_ text: String, _ profile: String, _ announcements: [String]) throws {
    let stops = CapturedStops(of: try capture(text), by: try reader(profile)).stops
    #expect(stops.map(\.wording.text) == announcements)
  }

  @Test func `shows the location of each stop`() throws {
    let stops = CapturedStops(of: try capture(Self.views), by: try reader("talkback")).stops
    #expect(stops.map(\.place.location?.line) == [3, 4])
    #expect(
      stops.last?.place.path == "/views/android.widget.LinearLayout[1]/android.widget.Button[1]")
    #expect(stops.map(\.identifier) == ["title", "save"])
  }

  @Test func `is compared, and its limits do not cause findings`() throws {
    let capture = try capture(Self.stops)
    let reader = try reader("voiceover-ios-26")
    var expected = CapturedStops(of: capture, by: reader).stops
    expected[1] = Stop(identifier: "name", .text("Full name"))
    var element = VoiceOverElement(id: "title", label: "Settings", hint: "Opens everything")
    element.traits = .header
    expected[0] = Stop(identifier: "title", .parts(VoiceOver(.iOS26).announcement(for: element)))
    let comparison = Comparison(
      expected: expected, heard: CapturedStops(of: capture, by: reader).stops,
      limits: capture.limits,
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: [])))
    #expect(comparison.entries.map { $0.findings.isEmpty } == [true, false])
    #expect(comparison.limits.map(\.sentence) == [FormatLimit.hints.sentence + " (1 part)"])
  }

  @Test func `is imported with its title and its limits`() throws {
    var design = DesignImport(title: "Settings", locale: "en")
    try design.add(try capture(Self.views), from: "views.txt")
    #expect(design.yaml.contains("# Imported from views.txt (view list)."))
    #expect(design.remarks.contains("note: This file does not tell expanded from collapsed."))
  }

  @Test(arguments: [
    ("{\"a\": 1}", "known are stop lists, Maestro"), ("<a/>", "<views> (named views)"),
  ])
  func `is listed if a format is not recognized`(_ text: String, _ list: String) throws {
    let error = #expect(throws: InputError.self) { try capture(text) }
    #expect(error?.message.contains(list) == true, "\(error?.message ?? "")")
  }

  @Test func `keeps the complete part of a file that was cut off`() throws {
    let capture = try capture(String(Self.stops.dropLast(4)))
    #expect(capture.format == .stopList && capture.notes.count == 1)
  }

  @Test func `reports invalid content`() throws {
    let error = #expect(throws: InputError.self) { try capture("VIEWS\nButton|Save") }
    #expect(error?.location == SourceLocation(file: "dump", line: 2, column: 1))
  }

  @Test func `has a name of its own`() {
    let formats = Self.own + CaptureFormat.builtIn
    #expect(Set(formats.map(\.id)).count == formats.count)
  }
}
