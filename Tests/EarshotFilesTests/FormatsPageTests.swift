import Earshot
import EarshotFiles
import Foundation
import Testing

@Suite(.serialized) struct `The reference of formats` {
  private static let file = ExampleFolder.url.deletingLastPathComponent()
    .appending(path: "Docs/formats.md")

  @Test func `matches the output of FormatsPage`() throws {
    let page = FormatsPage().markdown
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == page)
  }

  @Test func `has a line and a section for each format`() {
    let page = FormatsPage()
    let lines = page.summary.text.split(separator: "\n")
    #expect(lines.count == CaptureFormat.builtIn.count)
    for (line, format) in zip(lines, CaptureFormat.builtIn) {
      #expect(line.hasPrefix(format.id + " ") && line.hasSuffix(format.title))
      let section = page.section(format)
      #expect(section.contains("`\(format.id)`"))
      let limits = format.refusal == nil ? format.limits + format.limitsOnIOS : []
      for limit in limits {
        #expect(section.contains("- \(limit.sentence.prefix { $0 != ":" && $0 != "." })."))
      }
    }
  }

  @Test func `lists the facts of a format`() {
    let page = FormatsPage()
    let bridge = page.section(.flutterBridge)
    #expect(bridge.contains("Shows names, hidden texts, buttons"))
    #expect(bridge.contains("Never shown, so these facts are not compared: values, placeholders"))
    let types = page.section(.debugDescription)
    #expect(types.contains("Inferred by Earshot, so a difference is a note: back buttons."))
    #expect(types.contains("Shown in some files: buttons, headings, other adjustable elements"))
    #expect(page.section(.uiAutomator2).contains("Shown in some files: links, headings,"))
    #expect(page.section(.uiAutomator1).contains("are not compared: headings,"))
    #expect(page.section(.webVTT).contains("heard announcements, word for word"))
    #expect(page.section(.uSpec).contains("Contains expected announcements"))
    #expect(page.section(.ariaSnapshot).contains("Not read: it contains"))
  }

  @Test func `lists no format without a seed for fuzzing`() throws {
    let folder = Self.file.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fuzzing/seeds")
    var found: Set<CaptureFormat> = []
    for seed in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let bytes = Array(try Data(contentsOf: folder.appending(path: seed)))
      for platform in Platform.allCases {
        let reader = CaptureReader(file: seed, platform: platform)
        if let capture = try? reader.read(bytes) { found.insert(capture.format) }
      }
    }
    // Formats without seeds: their content is not recognizable, they are refused, or they share
    // code with another format.
    let others: Set<CaptureFormat> = [
      .csv, .plainText, .ariaSnapshot, .paparazzi, .harmonyOS, .executor, .uiAutomator1,
      .uiAutomator2,
      .atDriver,
      .spokenPhrases,
    ]
    #expect(Set(CaptureFormat.builtIn).subtracting(found).subtracting(others) == [])
  }

  @Test func `lists no format without a file that hostile tests cut and change`() {
    let formats = Set(
      `Hostile captures`.fixtures.compactMap { fixture in
        try? capture(fixture.text).format
      })
    let others: Set<CaptureFormat> = [
      .csv, .plainText, .ariaSnapshot, .paparazzi, .harmonyOS, .executor, .uiAutomator1,
      .uiAutomator2,
      .atDriver,
      .spokenPhrases,
      .subRip,
    ]
    #expect(Set(CaptureFormat.builtIn).subtracting(formats).subtracting(others) == [])
  }
}
