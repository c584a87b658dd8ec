import Earshot
import EarshotProfiles
import Foundation
import Testing

@testable import EarshotFiles

@Suite struct `Comparing a design with a capture` {
  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/diff")

  private let profile: Profile
  private let reader: ScreenReader
  private let preview: ScreenPreview

  init() throws {
    profile = try #require(BuiltIn.profile("talkback-documented"))
    reader = BuiltIn.reader(for: profile, locale: "en")
    preview = ScreenPreview(
      reader: reader, wording: BuiltIn.wording(locale: "en", dates: profile.dates))
  }

  private func capture(_ name: String) throws -> Capture {
    let path = Self.examples.appending(path: name).path()
    return try CaptureReader(file: name).read(InputFile.bytes(of: path))
  }

  private func compare(_ name: String) throws -> Comparison {
    let path = Self.examples.appending(path: "preferences.yaml").path()
    let screen = try DesignReader.screen(at: path)
    let capture = try capture(name)
    return Comparison(
      expected: ExpectedStops.stops(of: screen, by: preview, profile: profile),
      heard: CapturedStops(of: capture, by: reader).stops,
      limits: capture.limits,
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: [])))
  }

  private func kinds(_ comparison: Comparison) -> [String] {
    comparison.entries.flatMap(\.findings).map { "\($0.kind.rawValue) \($0.part?.rawValue ?? "")" }
  }

  @Test func `The dump of the example has an unlabelled switch and a button that says so twice`()
    throws
  {
    let found = kinds(try compare("preferences-dump.xml"))
    #expect(found.contains("missing-part name"))
    #expect(found.contains("said-twice role"))
    #expect(!found.contains { $0.hasSuffix("-stop ") })
  }

  @Test func `Limits of the dump are reported once and are not findings`() throws {
    let comparison = try compare("preferences-dump.xml")
    #expect(!kinds(comparison).contains("missing-part state"))
    #expect(comparison.limits.contains { $0.sentence.contains("expanded") })
  }

  @Test func `The log of the example lacks collapsed, and nothing else`() throws {
    #expect(kinds(try compare("preferences-talkback.log")) == ["missing-part state"])
  }

  @Test func `A baseline removes only the findings that it contains`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "earshot-baseline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let design = folder.appending(path: "screen.yaml").path()
    var baseline = HeardBaseline(file: HeardBaseline.file(beside: design))
    #expect(try HeardBaseline.read(beside: design) == nil)
    let stops = CapturedStops(of: try capture("preferences-dump.xml"), by: reader).stops
    baseline.stops[profile.id] = stops
    try Data(baseline.document.bytes).write(to: URL(filePath: baseline.file))
    let read = try #require(try HeardBaseline.read(beside: design))
    #expect(read.stops[profile.id]?.map(\.wording) == stops.map(\.wording))
    #expect(read.stops[profile.id]?.map(\.identifier) == stops.map(\.identifier))

    let comparison = try compare("preferences-dump.xml")
    var section = ComparisonReport.Section(
      title: "x", expectedFile: "e", heardFile: "h", comparison: comparison)
    #expect(section.leaveOut(section) > 0)
    #expect(kinds(section.comparison) == [])
  }

  @Test(arguments: [
    (
      """
      screen: A
      toolkit: compose
      components: [{kind: switch, label: Messages, content: Told at once, checked: true}]
      """,
      """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=900.0)px
       |-Node #2 at (l=0.0, t=240.0, r=1080.0, b=400.0)px
         Role = 'Switch'
         ToggleableState = 'On'
         Text = '[Messages, Told at once]'
         Actions = [OnClick]
         MergeDescendants = 'true'
      """
    ),
    (
      """
      screen: A
      toolkit: views
      components: [{kind: slider, label: Brightness, value: 20 percent}, {kind: progress, label: Backup, value: 60 percent}]
      """,
      """
      <hierarchy rotation="0"><android.widget.SeekBar class="android.widget.SeekBar" text="51.0" \
      content-desc="Brightness" focusable="true" enabled="true" displayed="true"/>
      <android.widget.ProgressBar class="android.widget.ProgressBar" text="60.0" \
      content-desc="Backup" enabled="true" displayed="true"/></hierarchy>
      """
    ),
    (
      """
      screen: A
      toolkit: views
      components: [{kind: dropdown, label: "", value: Norway, options: [Norway, Peru]}]
      """,
      """
      <hierarchy rotation="0"><android.widget.Spinner class="android.widget.Spinner" text="" \
      is-collection="false" clickable="true" focusable="true" enabled="true" displayed="true">
      <android.widget.TextView class="android.widget.TextView" text="Norway" \
      is-collection="false" enabled="true" displayed="true"/></android.widget.Spinner></hierarchy>
      """
    ),
  ])
  func `An app as its toolkit makes it is clean`(design: String, dump: String) throws {
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "design")
    let input = DiffInput.capture(try CaptureReader(file: "dump").read(Array(dump.utf8)))
    for family in Profile.Family.allCases {
      let pair = DiffPair(expected: .design(screen), "design", heard: input, "dump")
      let runs = try pair.runs { _ in [BuiltIn.newest(of: family, on: .talkBack)].compactMap(\.self)
      }
      let findings = runs.flatMap { $0.result().section.comparison.findings }
      #expect(findings.filter { $0.severity > .note }.map(\.sentence) == [])
    }
  }

  @Test func `A damaged baseline is an error with its location`() throws {
    let design = FileManager.default.temporaryDirectory
      .appending(path: "earshot-damaged-\(ProcessInfo.processInfo.globallyUniqueString)").path()
    let file = HeardBaseline.file(beside: design)
    try Data("{\"profile\": \"x\", \"text\": \"a\"}\n{\"prof".utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let error = #expect(throws: InputError.self) { try HeardBaseline.read(beside: design) }
    #expect(error?.location?.line == 2)
  }

  @Test(arguments: [
    ("screen: A\ncomponents: []\n", true), ("# note\n\ncomponents:\n  - kind: button\n", true),
    ("{\"screen\": \"A\"}", true), ("{\"name\": \"A\", \"components\" : []}", true),
    ("{\"root\": {\"screen\": \"A\"}, \"title\": \"screen\"}", false),
    ("{\"a\\\"screen\": [\"screen\"]}", false), ("{\"utterance\": \"Add, button\"}", false),
    ("<hierarchy/>", false), ("Screen: 3 of 4\nButton\n", false), ("", false),
  ])
  func `Designs and captures are recognized by their content`(_ text: String, _ isDesign: Bool) {
    #expect(DesignDetection.isDesign(Array(text.utf8)) == isDesign)
  }

  @Test func `A limit only hides facts that the format cannot contain`() throws {
    let limit = FormatLimit.traits
    #expect(limit.facts == [.role(.heading)])
    #expect(FormatLimit.readingOrder.hides.isEmpty)
  }
}
