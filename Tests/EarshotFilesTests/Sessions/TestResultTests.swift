import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `The results of criteria` {
  private static let design = """
    screen: S
    components:
      - {kind: dropdown, label: Size, value: M, options: [S, M]}
      - {kind: button, label: Pay}
    """

  private func comparisons(
    _ rows: String, design: String = Self.design
  ) throws -> [String: Comparison] {
    Dictionary(
      uniqueKeysWithValues: try runs(rows, design: design).map { run in
        (run.profile.platform.rawValue, ComparedCapture(run, accepting: nil).comparison)
      })
  }

  private func runs(
    _ rows: String, design: String
  ) throws -> [DiffRun] {
    let header = "VoiceOver Heard,VoiceOver Result,TalkBack Heard"
    let table = "ID,Title,Section,\(header),Note\n\(rows)\n"
    let screen = try WalkSupport.screen(design)
    let heard = try DiffInput.read("results.csv", Array(table.utf8)) { CaptureReader(file: $0) }
    let pair = DiffPair(expected: .design(screen), "design", heard: heard, "results.csv")
    return try pair.runs { family in
      try BuiltIn.profileNames(of: family).map { try #require(BuiltIn.profile($0)) }
    }
  }

  @Test(arguments: [
    (#"size/trigger@collapsed,,,"Size, M, button, collapsed",pass,"#, [String]()),
    (#"size/trigger@collapsed,,,"Size, M, button, expanded",,"#, ["wrong-text"]),
    (#"size/trigger@collapsed/voiceover/guidelines,,,"Size, M, button, collapsed",,"#, []),
    (#"pay.reach,,,"Pay, button",pass,"#, []), (#"pay.reach,,,"Pay, link",,"#, ["wrong-text"]),
    ("pay.reach,,,,pass,", []), ("pay.reach,,,,fail,", ["failed-test"]),
    ("nothing,,,x,,", ["extra-stop"]),
    (#"size/trigger@collapsed,,,"Size, M, pop up button",,"#, ["different-wording"]),
    // If the result is "fail", the wording of another profile is an error, too.
    (#"size/trigger@collapsed,,,"Size, M, pop up button",fail,"#, ["wrong-text", "missing-part"]),
  ])
  func `are compared with the criterion of their id`(row: String, kinds: [String]) throws {
    let found = try comparisons(row)
    #expect(found.keys.sorted() == ["voiceover"])
    #expect(found["voiceover"]?.differing.flatMap(\.findings).map(\.kind.rawValue) == kinds)
  }

  @Test func `do not mention the overlays of the screen`() throws {
    let design = """
      \(Self.design)
        - {kind: button, label: Leave, opens: question}
        - {kind: alert, id: question, label: Leave?, actions: [Stay, Go]}
      """
    let runs = try runs(#"pay.reach,,,"Pay, button",pass,"#, design: design)
    var sections = DiffSections(runs, accepting: nil)
    sections.joinCaptures(requiringAll: false)
    #expect(sections.sections.flatMap(\.comparison.findings).isEmpty)
    #expect(!sections.sections.contains { $0.remarks.contains { $0.hasPrefix("It shows") } })
  }

  @Test func `of another stop are not compared with an expectation of the component`() throws {
    let design = """
      screen: S
      components:
        - kind: menu
          label: More
          items: [Share]
          variant: with-state
          expect: {voiceover: "More, button, collapsed"}
      """
    let found = try comparisons(
      """
      more/item.Share@expanded,,,"Share, button",,
      more/trigger@collapsed,,,"More, button, collapsed",,
      """, design: design)
    #expect(found["voiceover"]?.differing.isEmpty == true, "\(found)")
  }

  @Test func `belong to the platform of their column`() throws {
    let found = try comparisons(
      #"pay/button@usual,,,"Pay, button",,"Pay, button, double tap to activate","#)
    #expect(found.keys.sorted() == ["talkback", "voiceover"])
    #expect(found.values.allSatisfy { $0.differing.isEmpty })
  }

  @Test(arguments: [
    ("pay.reach,,,,,", "expected results in the columns"),
    (
      "pay.reach,,,,maybe,", "expected the result 'pass', 'fail' or 'not applicable', found 'maybe'"
    ),
  ])
  func `must be results`(row: String, message: String) throws {
    #expect {
      _ = try comparisons(row)
    } throws: { "\($0)".contains(message) }
  }

  @Test func `can be written in the table of criteria`() throws {
    let screen = try WalkSupport.screen(Self.design)
    let readers = try CriteriaCase.readers(
      ["voiceover-documented", "talkback-documented"], of: screen)
    let table = CriteriaSheet(for: screen, readers: readers) { _ in nil }.written(as: .csv).text
    #expect(throws: InputError.self) {
      _ = try CaptureReader(file: "t.csv").read(Array(table.utf8))
    }
    let filled = table.replacing(",,,,,\r\n", with: ",,pass,,fail,\r\n")
    let capture = try CaptureReader(file: "t.csv").read(Array(filled.utf8))
    #expect(capture.format == .criteria)
  }
}
