import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `A check of a user's own` {
  private func findings(
    _ components: [String], checks: [any DesignCheck]
  ) throws -> [DesignFinding] {
    let list = components.map { "- \($0)\n" }.joined()
    let screen = try DesignReader.screen(
      of: Array("screen: Seats\ncomponents:\n\(list)".utf8), file: "seats.yaml")
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    return BuiltIn.checker(
      judging: [BuiltIn.checkReader(for: profile, locale: "en")], locale: "en", checks: checks
    ).findings(in: screen)
  }

  @Test(arguments: DesignFinding.Kind.longLabel.examples)
  func `finds its examples, together with the built-in checks`(
    _ example: DesignFinding.Example
  ) throws {
    let checks = [any DesignCheck].builtIn + [LongLabelCheck()]
    #expect(try findings(example.wrong, checks: checks).map(\.kind) == [.longLabel])
    #expect(try findings(example.right, checks: checks) == [])
    #expect(try findings(example.wrong, checks: .builtIn) == [])
    let both = try findings(example.wrong + ["{kind: image}"], checks: checks)
    #expect(both.map(\.kind) == [.longLabel, .noName])
  }

  @Test func `appears in reports and in the page of checks`() throws {
    let wrong = DesignFinding.Kind.longLabel.examples[0].wrong
    let found = try findings(wrong, checks: [LongLabelCheck()])
    let design = CheckedDesign(file: "seats.yaml", screen: Screen("Seats") {}, findings: found)
    let text = design.written(as: .text).text
    #expect(text.hasPrefix("seats.yaml:3:25: note: [long-label] the button \"Continue to the"))
    #expect(design.written(as: .json).text.contains(#""kind":"long-label""#))
    let page = ChecksPage(of: .builtIn + [LongLabelCheck()]).markdown
    #expect(page.contains("## long-label\n\nThe label of a button has more"))
    #expect(page.contains("\(wrong[0])  # note: long-label\n"))
  }
}
