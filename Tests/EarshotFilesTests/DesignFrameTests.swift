import EarshotProfiles
import Foundation
import Testing

@testable import Earshot
@testable import EarshotFiles

@Suite struct `Frames of a design` {
  private func screen(_ components: String) throws -> Screen {
    try DesignReader.screen(
      of: Array("screen: S\ncomponents:\n\(components)\n".utf8), file: "d.yaml")
  }

  private func frame(_ value: String) throws -> DesignFrame? {
    try screen("  - {kind: button, label: Pay, frame: \(value)}").components[0].common.frame
  }

  @Test(arguments: [
    ("[16, 96, 358, 48]", DesignFrame(x: 16, y: 96, width: 358, height: 48)),
    ("[0, 0, 0.5, 1.25]", DesignFrame(x: 0, y: 0, width: 0.5, height: 1.25)),
    ("[-8, -0.5, 406, 48]", DesignFrame(x: -8, y: -0.5, width: 406, height: 48)),
    ("['16', 96, 100000, 48]", DesignFrame(x: 16, y: 96, width: 100_000, height: 48)),
  ])
  func `are four numbers`(value: String, expected: DesignFrame) throws {
    #expect(try frame(value) == expected)
  }

  @Test(arguments: [
    ("[]", "[]"), ("[16, 96, 358]", "[16, 96, 358]"), ("[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 5]"),
    ("[16, 96, 358, tall]", "[16, 96, 358, tall]"), ("[-100001, 0, 1, 1]", "[-100001, 0, 1, 1]"),
    ("[0, 0, -1, 1]", "[0, 0, -1, 1]"), ("[0, 0, 0, 1]", "[0, 0, 0, 1]"),
    ("[0, 0, 1, 0]", "[0, 0, 1, 0]"), ("[0, 0, 1, nan]", "[0, 0, 1, nan]"),
    ("[0, 0, 1, inf]", "[0, 0, 1, inf]"), ("[0, 0, 1, 100001]", "[0, 0, 1, 100001]"),
    ("[1, ~, 3, 4]", "[1, nothing, 3, 4]"), ("[[1, 2], [3, 4]]", "[a list, a list]"),
    ("[1, 2, 3, 4, 5, 6, 7]", "[1, 2, 3, 4, 5, 6, …]"),
  ])
  func `are one error if they have another form of list`(value: String, found: String) {
    let mistakes = #expect(throws: DesignReader.Mistakes.self) { try frame(value) }
    #expect(
      mistakes?.errors.map(\.description) == [
        "d.yaml:3:39: error: 'frame': expected x, y, width and height up to 100000, with a "
          + "width and height above 0, such as [16, 120, 358, 48], found \(found)"
      ])
  }

  @Test(arguments: [
    "iPhone 15", "{x: 1, y: 2, width: 30, height: 40}", "{width: 320}", "~", "[{x: 1}, {y: 2}]",
  ])
  func `of design tools describe only the appearance`(value: String) throws {
    let screen = try screen("  - {kind: button, label: Pay, frame: \(value)}")
    #expect(screen.components[0].common.frame == nil)
    #expect(screen.notes.map(\.subject) == [.visual])
  }

  @Test func `are kept in all forms of components, and as written in parts`() throws {
    let screen = try screen(
      """
        - button: Pay
          frame: [1, 1, 1, 1]
        - {kind: list, frame: [2, 2, 2, 2], components: [{text: A, frame: [3, 3, 3, 3]}]}
        - {kind: event, title: B, value: 4, frame: [4, 4, 4, 4]}
        - {label: C, value: 5, frame: [5, 5, 5, 5]}
        - {kind: radio-group, options: [D, E], frame: [6, 6, 6, 6]}
        - {use: row, x: 7}
      parts: {row: {parameters: [x], components: [{text: F, frame: ["${x}", 7, 7, 7]}]}}
      """)
    let frames = screen.allComponents.compactMap(\.common.frame)
    #expect(frames.map(\.x).sorted() == [1, 2, 3, 4, 5, 6, 7], "\(frames)")
  }

  @Test func `are not translated`() throws {
    let project = ProjectInMemory(files: ["d/de.yaml": "'16': sechzehn\nPay: Zahlen\n"])
    let screen = try project.screen(
      "screen: S\nstrings: {de: de.yaml}\ncomponents: [{button: Pay, frame: [16, 1, 1, 1]}]\n",
      language: "de")
    #expect(screen.components[0].common.label == "Zahlen")
    #expect(screen.components[0].common.frame?.x == 16)
  }
}

@Suite struct `Frames` {
  @Test(arguments: ExampleFolder.names)
  func `change no announcement and no finding`(_ name: String) throws {
    let plain = try DesignReader.screen(at: ExampleFolder.url.appending(path: name).path())
    let framed = plain.framed()
    #expect(framed.allComponents.allSatisfy { $0.common.frame != nil })
    let locale = plain.locale
    let profiles = try BuiltIn.profileIDs.map { try #require(BuiltIn.profile($0)) }
    for profile in profiles {
      let preview = profile.preview(locale: locale)
      #expect(
        preview.entries(of: framed, states: .all).map(\.announcement)
          == preview.entries(of: plain, states: .all).map(\.announcement))
      let heard = ExpectedStops.stops(of: plain, by: preview, profile: profile).changed()
      let comparisons = [plain, framed].map { screen in
        Comparison(
          expected: ExpectedStops.stops(of: screen, by: preview, profile: profile), heard: heard,
          options: ComparisonOptions(lexicon: profile.lexicon(beside: profile, locale: locale)))
      }
      #expect(!comparisons[0].findings.isEmpty)
      #expect(comparisons[0].findings == comparisons[1].findings)
      #expect(
        comparisons[0].entries.map { [$0.expected?.wording, $0.heard?.wording] }
          == comparisons[1].entries.map { [$0.expected?.wording, $0.heard?.wording] })
    }
    let checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale)
    #expect(checker.findings(in: framed) == checker.findings(in: plain))
  }

  @Test func `outside the screenshot are found, if its size is known`() throws {
    let design = """
      screen: S
      screenshot: s.png
      components:
        - {kind: button, label: Pay, frame: [0, 0, 1080, 2400]}
        - {kind: button, label: Send, frame: [1000, 0, 82, 10]}
        - {kind: button, label: Share, frame: [0, 2395, 10, 10]}
      """
    var screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    let checker = BuiltIn.checker(judging: [], locale: "en", checks: [FrameCheck()])
    #expect(checker.findings(in: screen) == [])
    screen.screenshotSize = DesignCanvas(width: 1080, height: 2400)
    #expect(checker.findings(in: screen).map(\.location.line) == [5, 6])
    screen.screenshotSize = DesignCanvas(width: 1170, height: 2532)
    #expect(checker.findings(in: screen) == [])
  }
}

extension Screen {
  fileprivate func framed() -> Screen {
    var (screen, next) = (self, 0.0)
    func frame(_ component: inout any Component) {
      next = (next * 7 + 31).truncatingRemainder(dividingBy: 300)
      component.common.frame = DesignFrame(x: next, y: 800 - next, width: 40, height: 30)
      component.changeNested(frame)
    }
    for index in screen.components.indices { frame(&screen.components[index]) }
    return screen
  }
}

extension [Stop] {
  fileprivate func changed() -> [Stop] {
    var stops = Array(dropFirst())
    if stops.count > 1 { stops.swapAt(0, stops.count - 1) }
    for index in stops.indices {
      stops[index].place.frame = DesignFrame(
        x: 0, y: Double(stops.count - index) * 20, width: 100, height: 20)
      stops[index].design = nil
    }
    return stops
  }
}

@Suite struct `The screenshot of a design` {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0x86, 0, 0, 3, 0x4C, 8, 2, 0, 0, 0]

  private func picture(
    _ name: String, _ bytes: [UInt8] = Self.png
  ) throws -> (picture: Screenshot?, files: DesignFiles) {
    let files = DesignFiles { path, limit throws(InputError) in
      guard path == "d/in/shot.png" else {
        throw InputError("cannot open \(path)", kind: .cannotOpen)
      }
      guard bytes.count <= limit else { throw InputFile.tooLong(path, limit) }
      return bytes
    }
    let design = "screen: S\nscreenshot: \(name)\ncomponents: []\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d/a.yaml", files: files)
    #expect(screen.screenshot == name)
    return (try files.screenshot(of: screen), files)
  }

  @Test(arguments: ["in/shot.png", "./in/../in/shot.png"])
  func `is read from the folder of the design`(name: String) throws {
    let (picture, files) = try picture(name)
    #expect(picture?.size == .phone && picture?.file == "d/in/shot.png")
    #expect(files.paths == ["d/in/shot.png"])
    #expect(files.digests["d/in/shot.png"]?.count == 64)
  }

  @Test(arguments: [
    ("none.png", png, "cannot open d/none.png"), ("/in/shot.png", png, "found '/in/shot.png'"),
    ("in/shot.png", Array("<svg/>".utf8), "'d/in/shot.png' is not a PNG, JPEG or WebP file"),
    ("in/shot.png", Array(png.prefix(20)), "is cut off"),
    ("in/shot.png", png + [UInt8](repeating: 0, count: 20 << 20), "larger than 20 MB"),
  ])
  func `is an error at its place if it cannot be read`(
    name: String, bytes: [UInt8], message: String
  ) {
    let error = #expect(throws: InputError.self) { try picture(name, bytes) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    #expect(error?.location?.description == "d/a.yaml:2:13")
  }

  @Test func `is an input of operations that do not read it`() throws {
    let files = DesignFiles.none
    let design = "screen: S\nscreenshot: in/shot.png\ncomponents: []\n"
    _ = try DesignReader.screen(of: Array(design.utf8), file: "d/a.yaml", files: files)
    #expect(files.paths == ["d/in/shot.png"] && files.digests.isEmpty)
    #expect(DesignDetection.mentionsFiles(Array(design.utf8)))
  }
}

@Suite struct `The drawing of a design` {
  private func page(_ bytes: [UInt8]?, _ components: String) throws -> String {
    let design = "screen: S\ncomponents:\n\(components)\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d/a.yaml")
    let profile = try #require(BuiltIn.profile("talkback-documented"))
    let entries = profile.preview(locale: "en").entries(of: screen, states: .current)
    var report = ScreenReport(
      screenful: PreviewedScreen(screen: screen, entries: entries), findings: [])
    report.screenful.screenshot = try bytes.map {
      try Screenshot(of: $0, file: "d/shot.png").on(pageIn: "pages")
    }
    return ReportWriter(sources: []).written([report]).text
  }

  private static let components = """
      - {kind: heading, label: Seats, frame: [20, 40, 350, 30]}
      - {kind: radio-group, label: Row, options: [A, B], frame: [20, 100, 350, 100]}
      - {kind: button, label: Pay}
      - {kind: sheet, id: s, components: [{button: Close, frame: [1, 1, 1, 1]}]}
    """

  @Test func `has frames and numbers at their places`() throws {
    let page = try page(nil, Self.components)
    #expect(page.contains("<svg class=\"wireframe frames\""))
    #expect(!page.contains("<image") && !page.contains("img-src"))
    let places = page.matches(of: /<rect class="stop [^"]*" x="(\d+)" y="(\d+)"/)
      .map { [$0.output.1, $0.output.2] }
    let rows = page.matches(of: /<a class="[a-z-]+" id="?a-\d+d/)
    #expect(places.count >= 4 && places[0] == ["12", "25"], "\(places)")
    #expect(places.last?.first == "260", "a stop without a frame is beside the screen")
    #expect(rows.count > places.count, "the sheet is a list")
  }

  @Test func `divides the frame of a component with several stops`() {
    let (one, wide) = (
      DesignFrame(x: 10, y: 10, width: 300, height: 90),
      DesignFrame(x: 0, y: 200, width: 300, height: 40)
    )
    let frames = [one, one, nil, wide, wide, one].divided(isRightToLeft: false)
    #expect(frames.map { $0?.y } == [10, 55, nil, 200, 200, 10])
    #expect(frames.map { $0?.x } == [10, 10, nil, 0, 150, 10])
    #expect([wide, wide].divided(isRightToLeft: true).map { $0?.x } == [150, 0])
  }

  @Test func `is on the screenshot, which is in the page or linked if it is large`() throws {
    let png = `The screenshot of a design`.png
    let embedded = try page(png, Self.components)
    #expect(embedded.contains("<svg class=\"wireframe frames pictured\""))
    #expect(embedded.contains("<image href=\"data:image/png;base64,"))
    #expect(embedded.contains("img-src data:;"))
    let linked = try page(png + [UInt8](repeating: 0, count: 1 << 20), Self.components)
    #expect(linked.contains("<image href=\"../d/shot.png\""))
    #expect(linked.contains("img-src 'self' file:;") && linked.utf8.count < 1 << 20)
  }

  @Test func `remains a list without frames`() throws {
    let page = try page(nil, "  - {kind: button, label: Pay}")
    #expect(!page.contains("<svg class=\"wireframe frames"))
  }
}
