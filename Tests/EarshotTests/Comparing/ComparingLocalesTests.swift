import Earshot
import EarshotProfiles
import Testing

@Suite struct `Comparing in other languages` {
  private let german = BuiltIn.lexicon(
    locale: "de", vocabularies: ["components", "voiceover"])

  private func kinds(_ expected: String, _ heard: String) -> [String] {
    PartComparison(
      expected: .text(expected), heard: .text(heard), options: ComparisonOptions(lexicon: german)
    ).findings.map { "\($0.kind.rawValue) \($0.part?.rawValue ?? "")" }
  }

  @Test func `Roles and states of a plain text are known by the reader's vocabulary`() {
    let words = BuiltIn.vocabulary("components", locale: "de")
    let collapsed = words?.word("state-word.collapsed") ?? ""
    #expect(!collapsed.isEmpty)
    #expect(kinds("Größe, \(collapsed)", "Größe") == ["missing-part state"])
    #expect(kinds("Größe, \(collapsed)", "GRÖSSE \(collapsed)") == [])
  }
}
