import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `The size of a page` {
  private func bytes(
    of count: Int, in states: ScreenPreview.Scope, by families: [Profile.Family]
  ) throws -> Int {
    let kinds = ["button", "text", "switch", "text-field", "heading", "link", "checkbox"]
    let components = (0..<count).map {
      "  - {kind: \(kinds[$0 % kinds.count]), label: Place number \(1_000 + $0)}\n"
    }
    let screen = try WalkSupport.screen(of: components.joined())
    let entries = try Platform.allCases.flatMap { platform in
      try families.flatMap { family in
        let profile = try #require(BuiltIn.newest(of: family, on: platform))
        return profile.preview(locale: "en").entries(of: screen, states: states)
      }
    }
    var report = ScreenReport(
      screenful: PreviewedScreen(screen: screen, entries: entries), findings: [])
    report.joinsReadings = families.count > 1
    return ReportWriter(sources: []).written([report]).bytes.count
  }

  @Test(
    arguments: [
      (.current, [.documented], 250), (.all, [.documented, .device], 600),
    ] as [(ScreenPreview.Scope, [Profile.Family], Int)])
  func `is limited for each stop of each reader`(
    states: ScreenPreview.Scope, families: [Profile.Family], most: Int
  ) throws {
    let (small, large) = (140, 280)
    let added =
      try bytes(of: large, in: states, by: families)
      - bytes(of: small, in: states, by: families)
    let share = added / ((large - small) * Platform.allCases.count)
    #expect(share <= most, "\(share)")
  }
}
