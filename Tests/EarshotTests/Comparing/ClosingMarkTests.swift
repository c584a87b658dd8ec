import Earshot
import Testing

@Suite struct `Names that end with a mark` {
  @Test(arguments: [
    "Delete “Report.pdf”", "Books (3)", "Play «Carmen»", "Say “hello (twice)”", "Open",
  ])
  func `keep it in findings`(name: String) {
    let heard = [Stop(.parts(announcement("name:\(name)")))]
    let expected = [Stop(.parts(announcement("name:\(name), It stays in the folder")))]
    let findings = Comparison(
      expected: expected, heard: heard, limits: [], options: ComparisonOptions(lexicon: .english)
    ).findings
    #expect(findings.contains { $0.heard == name })
  }
}
