import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `The size of a page` {
  private func bytes(of count: Int) throws -> Int {
    let kinds = ["button", "text", "switch", "text-field", "heading", "link", "checkbox"]
    let components = (0..<count).map {
      "  - {kind: \(kinds[$0 % kinds.count]), label: Place number \(1_000 + $0)}\n"
    }
    let screen = try WalkSupport.screen(of: components.joined())
    let entries = try Platform.allCases.flatMap { platform in
      let profile = try #require(BuiltIn.newest(of: .documented, on: platform))
      return profile.preview(locale: "en").entries(of: screen, states: .current)
    }
    let report = ScreenReport(
      screenful: PreviewedScreen(screen: screen, entries: entries), findings: [])
    return ReportWriter(sources: []).written([report]).bytes.count
  }

  @Test func `is at most 600 bytes for each stop with two readers`() throws {
    let (first, second) = (try bytes(of: 140), try bytes(of: 280))
    #expect((second - first) / 140 <= 600, "\((second - first) / 140)")
  }
}
