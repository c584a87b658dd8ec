import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `The label of a group` {
  private static let groups = [
    "chip-group, options: [A, B]", "radio-group, options: [A, B]",
    "segmented-control, options: [A, B]", "tab-bar, options: [A, B]",
    "navigation-drawer, options: [A, B]", "toolbar, components: [{button: A}]",
    "list, components: [{button: A}]", "section, components: [{button: A}]",
    "range-slider, start: 2, end: 5, maximum: 10",
  ]

  @Test(arguments: Toolkit.allCases, groups)
  func `is announced, or a finding names the reader that never says it`(
    toolkit: Toolkit, group: String
  ) throws {
    let design = """
      screen: T
      toolkit: \(toolkit.rawValue)
      components: [{kind: \(group), label: Quorb}]
      """
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    for platform in Platform.allCases where toolkit.builds(for: platform) {
      let profile = try #require(BuiltIn.newest(of: .device, on: platform))
      let said = profile.preview(locale: "en").entries(
        of: screen.built(with: [toolkit]), states: .current)
      let isSaid = said.contains { $0.announcement.text.contains("Quorb") }
      let findings = try designFindings(design: design, file: "d.yaml", profiles: [profile.id])
      let isReported = findings.contains {
        $0.kind == .neverSaid && $0.message.contains("\"Quorb\"")
      }
      #expect(isSaid || isReported)
    }
  }
}
