import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

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
    #expect(
      design.remarks.contains(
        "note: This format has no expanded and collapsed states."))
  }

  @Test(arguments: [
    ("{\"stop_list\": 1}", "the nearest format is stop list"), ("<a/>", "<views> (named views)"),
  ])
  func `is named if a format is not recognized`(_ text: String, _ list: String) throws {
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

  @Test func `has a unique name`() {
    let formats = Self.own + CaptureFormat.builtIn
    #expect(Set(formats.map(\.id)).count == formats.count)
  }
}
