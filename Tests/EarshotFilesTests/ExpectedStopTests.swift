import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `An expectation without a stop` {
  @Test(
    arguments: ComponentKinds.builtIn.kinds, ["voiceover-documented", "talkback-documented"])
  func `is for the first stop only`(kind: ComponentKind, id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let design =
      "screen: T\ncomponents:\n\(kind.example(indent: 2))    expect: {\(profile.platform.rawValue): Zanzibar}\n"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let stops = ExpectedStops.stops(of: screen, by: preview, profile: profile, isSession: true)
    let pinned = stops.filter { $0.wording.text == "Zanzibar" }.map { $0.expectation?.stop }
    let first = preview.entries(of: screen.components[0], states: .current).first
    #expect(pinned == (first.map { [$0.stopID] } ?? []))
  }
}

@Suite struct `The expected stop of a choice` {
  @Test func `has the content of the choice, but not of another choice with its label`() throws {
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let tabs = TabBar(options: [
      Choice("Inbox", content: "2"), Choice("Inbox", content: "3"), Choice("Sent", content: "4"),
    ])
    let screen = Screen("Mail") { tabs }
    let stops = ExpectedStops.stops(of: screen, by: preview, profile: profile)
    #expect(stops.compactMap { $0.design?.content } == ["4"])
  }
}
