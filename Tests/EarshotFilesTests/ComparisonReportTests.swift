import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct `Reports of a comparison` {
  private func stop(_ text: String, _ file: String, _ line: Int, path: String? = nil) -> Stop {
    Stop(
      .text(text),
      at: Stop.Place(location: SourceLocation(file: file, line: line, column: 3), path: path))
  }

  private func section(shiftedBy shift: Int = 0, more: [String] = []) -> ComparisonReport.Section {
    let expected = [
      stop("Size, button, collapsed", "a design.yaml", 4 + shift),
      stop("Wi-Fi, switch, on", "a design.yaml", 9 + shift),
      stop("Größe \"<b>\" & Co, link", "a design.yaml", 12 + shift),
    ]
    let heard =
      more.map { stop($0, "dump.xml", 1) } + [
        stop("Size, button", "dump.xml", 20 + shift, path: "//node[2]"),
        stop("Wi-Fi, on, switch", "dump.xml", 30 + shift),
        stop("Größe \"<b>\" & Co, link", "dump.xml", 40),
        stop("Sponsored\u{1}, image", "dump.xml", 50 + shift),
      ]
    let comparison = Comparison(
      expected: more.map { stop($0, "a design.yaml", 1) } + expected, heard: heard,
      limits: [FormatLimit("No hints.", hides: [.hint])],
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: [])))
    return ComparisonReport.Section(
      title: "TalkBack", expectedFile: "a design.yaml", heardFile: "dump.xml",
      comparison: comparison)
  }

  private func written(_ format: ReportFormat<ComparisonReport>) -> String {
    ComparisonReport([section()]).written(as: format).text
  }

  @Test func `Text shows expected above heard with aligned parts, and where to fix it`() {
    let text = written(.text)
    #expect(
      text.contains(
        """
          expected  Size | button | collapsed
          heard     Size | button | -
            error: The state "collapsed" is missing: the element does not expose the state. [missing-part]
            expected at a design.yaml:4:3
            heard at dump.xml:20:3 //node[2]
        """))
    #expect(text.hasSuffix("4 stops: 1 error, 2 warnings, 0 notes\n"))
    #expect(!text.contains("\u{1}"))
  }

  @Test func `Messages of SARIF contain no links and no placeholders`() throws {
    let hostile = #"[click](https://evil.example) {0} \"#
    let comparison = Comparison(
      expected: [], heard: [stop(hostile, "dump.xml", 1)],
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: [])))
    let section = ComparisonReport.Section(
      title: hostile, expectedFile: "d.yaml", heardFile: "dump.xml", comparison: comparison)
    let text = ComparisonReport([section]).written(as: .sarif).text
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let message = try #require((result["message"] as? [String: String])?["text"])
      #expect(message.contains(#"\[click\](https://evil.example) {{0}} \\"#), "\(message)")
      let plain = message.replacing(/\\[\[\]\\]|\{\{|\}\}/, with: "")
      #expect(!plain.contains(/[\[\]{}\\]/), "\(message)")
    }
  }

  @Test func `Markdown has a row for each finding, and texts are not markup`() {
    let markdown = written(.markdown)
    #expect(markdown.contains("| error | Size, button, collapsed | Size, button |"))
    #expect(markdown.contains("`a design.yaml:4`"))
    #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }.count == 2 + 3)
  }

  @Test func `JSON holds every stop with its parts, places and findings`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(written(.json).utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["failed"] as? Bool == true)
    let comparison = try #require((report["comparisons"] as? [[String: Any]])?.first)
    #expect(comparison["errors"] as? Int == 1)
    let stops = try #require(comparison["stops"] as? [[String: Any]])
    #expect(stops.count == 4)
    let finding = try #require((stops[0]["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "missing-part")
    #expect(finding["part"] as? String == "state")
    let lines = try #require(stops[0]["lines"] as? [String])
    #expect(written(.text).contains(lines.joined(separator: "\n")))
    #expect(stops[2]["lines"] == nil)
  }

  @Test func `JUnit is XML with a test for each stop, and a failure for each that fails the run`()
    throws
  {
    let document = try XMLDocument(xmlString: written(.junit))
    #expect(try document.nodes(forXPath: "//testcase").count == 4)
    #expect(try document.nodes(forXPath: "//failure").count == 1)
    #expect(try document.nodes(forXPath: "//testsuites[@tests='4' and @failures='1']").count == 1)
    let strict = ComparisonReport([section()], failing: .warning).written(as: .junit).text
    #expect(try XMLDocument(xmlString: strict).nodes(forXPath: "//failure").count == 3)
  }

  @Test func `Each stop of a group that one stop announces fails in JUnit`() throws {
    func stop(_ texts: String...) -> Stop {
      Stop(
        .parts(
          Announcement(
            parts: texts.enumerated().map { place, text in
              Part(.content, text, joint: place == 0 ? "" : ", ", from: "test", rule: "test")
            })))
    }
    let comparison = Comparison(
      expected: [stop("Email"), stop("Phone"), stop("Address"), stop("End")],
      heard: [stop("Email", "Phone", "Address"), stop("End")],
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: [])))
    #expect(comparison.findings.map(\.kind) == [.mergedStops])
    func written(_ comparison: Comparison) -> String {
      let section = ComparisonReport.Section(
        title: "TalkBack", expectedFile: "d.yaml", heardFile: "dump.xml", comparison: comparison)
      return ComparisonReport([section]).written(as: .junit).text
    }
    let failed = try XMLDocument(xmlString: written(comparison))
    #expect(
      try failed.nodes(forXPath: "//testcase[failure[@type='merged-stops']]")
        .map { ($0 as? XMLElement)?.attribute(forName: "name")?.stringValue }
        == ["Email", "Phone", "Address"])
    #expect(try failed.nodes(forXPath: "//testsuite[@tests='4' and @failures='3']").count == 1)
    let ignored = try XMLDocument(xmlString: written(comparison.ignoring([.mergedStops])))
    #expect(try ignored.nodes(forXPath: "//failure").isEmpty)
  }

  @Test func `JUnit's tests keep their names when a stop is added`() throws {
    func names(_ section: ComparisonReport.Section) throws -> [String] {
      let text = ComparisonReport([section]).written(as: .junit).text
      return try XMLDocument(xmlString: text).nodes(forXPath: "//testcase/@name")
        .compactMap(\.stringValue)
    }
    let before = try names(section())
    #expect(try names(section(more: ["New, button"])) == ["New, button"] + before)
    let twice = try names(section(more: ["Size, button, collapsed"]))
    #expect(Set(twice).count == before.count + 1)
  }

  private func results(_ section: ComparisonReport.Section) throws -> [[String: Any]] {
    let text = ComparisonReport([section]).written(as: .sarif).text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let run = try #require(((object as? [String: Any])?["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  @Test func `SARIF names a rule, a location and a fingerprint for each finding`() throws {
    let results = try results(section())
    #expect(
      results.map { $0["ruleId"] as? String } == ["missing-part", "different-order", "extra-stop"])
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "a%20design.yaml")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 4)
  }

  @Test func `Fingerprints survive unrelated edits and differ from one another`() throws {
    func fingerprints(_ section: ComparisonReport.Section) throws -> [String] {
      try results(section).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["earshotFinding/v1"]
      }
    }
    let before = try fingerprints(section())
    #expect(before.count == 3)
    #expect(Set(before).count == 3)
    #expect(
      try fingerprints(section(shiftedBy: 17, more: ["News, heading", "Help, link"])) == before)
  }

  @Test func `GitHub annotations name the line, and no text can become a command`() {
    let github = written(.github)
    #expect(
      github.contains("::error file=a design.yaml,line=4,col=3,title=TalkBack%3A missing-part::The")
    )
    let hostile = Comparison(
      expected: [Stop(.text("a"))], heard: [Stop(.text("b\n::error::pwned, 100%"))],
      options: ComparisonOptions())
    let text = ComparisonReport([
      ComparisonReport.Section(
        title: "x", expectedFile: "e", heardFile: "h", comparison: hostile)
    ]).written(as: .github).text
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("::") }.count == hostile.findings.count)
  }
}
