import Earshot
import EarshotOutput
import Testing

@testable import EarshotFiles

@Suite struct `A verdict` {
  @Test(arguments: [
    (0, 0, 0, "No problems found", nil),
    (0, 0, 1, "No problems found", "Only one note was found."),
    (0, 0, 12, "No problems found", "Only notes were found: 12."),
    (3, 1, 0, "3 must be fixed, 1 should be fixed", nil),
    (0, 1, 2, "1 should be fixed", "2 notes are worth knowing."),
    (1, 0, 1, "1 must be fixed", "1 note is worth knowing."),
  ])
  func `has the number of notes in its own sentence`(
    errors: Int, warnings: Int, notes: Int, sentence: String, noted: String?
  ) {
    let verdict = FindingVerdict(errors: errors, warnings: warnings, notes: notes)
    #expect(verdict.sentence == sentence)
    let only = errors + warnings == 0 ? noted : nil
    let all = [sentence, only].compactMap(\.self).joined(separator: ". ")
    #expect(verdict.summary.text == "<p class=\"summary\">\(all)</p>\n")
    #expect(verdict.paragraph.text.contains(">\(sentence)</p>"))
    #expect(verdict.paragraph.text.contains("class=\"summary\"") == (noted != nil))
    if let noted { #expect(verdict.paragraph.text.contains(">\(noted)</p>")) }
  }
}

@Suite struct `The title of one of several screens` {
  private static func titles(of files: [String]) throws -> [String] {
    let reports = try files.map { file in
      let screen = try DesignReader.screen(
        of: Array("screen: Status\ncomponents:\n  - {kind: button, label: Go}\n".utf8), file: file)
      return ScreenReport(screenful: PreviewedScreen(screen: screen, entries: []), findings: [])
    }
    let page = ReportWriter(sources: []).written(reports).text
    return page.matches(of: /<h2 [^>]*tabindex="-1">(.*Status.*)<\/h2>/).map {
      String($0.1).replacing(/<[^>]*>/, with: "")
    }
  }

  @Test func `has the name of the file if it is enough, and otherwise the whole path`() throws {
    #expect(try Self.titles(of: ["a/one.yaml"]).isEmpty)
    #expect(
      try Self.titles(of: ["a/one.yaml", "b/two.yaml"]) == [
        "Status (one.yaml)", "Status (two.yaml)",
      ])
    #expect(
      try Self.titles(of: ["a/one.yaml", "b/one.yaml"]) == [
        "Status (a/one.yaml)", "Status (b/one.yaml)",
      ])
  }

  @Test(arguments: [(0, 1), (1, 0), (3, 0), (2, 2)])
  func `is folded with the others if it has no problem`(clean: Int, faulty: Int) throws {
    let reports = try (1...clean + faulty).map { number in
      let screen = try DesignReader.screen(
        of: Array("screen: Status\ncomponents:\n  - {kind: button, label: Go}\n".utf8),
        file: "\(number).yaml")
      let kind = DesignFinding.Kind("kind", .error, means: "Wrong.", mend: "mend it")
      return ScreenReport(
        screenful: PreviewedScreen(screen: screen, entries: []),
        findings: number > clean ? [DesignFinding(kind, "wrong", at: screen.location)] : [])
    }
    let page = ReportWriter(sources: []).written(reports).text
    #expect(page.contains("<th scope=\"col\">Notes</th>") == (reports.count > 1))
    let fold = page.firstRange(of: "<details class=\"clean\">")
    #expect((fold != nil) == (clean > 1))
    guard let fold else { return }
    let folded = page[fold.upperBound...]
    #expect(folded.contains("<summary>Show the \(clean) screens without problems</summary>"))
    #expect(folded.matches(of: /<h2 [^>]*>/).count == clean)
  }
}
