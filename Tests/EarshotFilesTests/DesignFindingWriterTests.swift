import Earshot
import EarshotFiles
import Testing

@Suite struct `The findings of check` {
  private let findings = [
    DesignFinding(
      .roleInName, "the name \"Pay\nbutton\"",
      at: SourceLocation(file: "pay.yaml", line: 4, column: 12)),
    DesignFinding(
      .englishWords, "button", at: SourceLocation(file: "pay.yaml", line: 1, column: 1)),
  ]

  private func written(
    _ findings: [DesignFinding], as format: ReportFormat<CheckedDesign>
  ) -> Document {
    CheckedDesign(file: "pay.yaml", screen: Screen("Pay") {}, findings: findings)
      .written(as: format)
  }

  @Test func `is one line for each finding, as editors understand it`() {
    #expect(
      written(findings, as: .text).text == """
        pay.yaml:4:12: warning: [role-in-name] the name "Pay\\nbutton"
        pay.yaml:1:1: note: [english-words] button

        """)
  }

  @Test func `is a version and an array of objects in JSON`() {
    #expect(
      written([findings[0]], as: .json).text
        == #"{"version":1,"findings":[{"file":"pay.yaml","line":4,"column":12,"severity":"warning","#
        + #""kind":"role-in-name","message":"the name \"Pay\nbutton\"","#
        + #""criterion":"Good practice","affects":"screen reader users"}]}"# + "\n")
  }

  @Test func `are empty for a design without problems`() {
    #expect(written([], as: .text).text.isEmpty)
    #expect(
      written([], as: .json).text == #"{"version":1,"findings":[]}"# + "\n")
  }
}
