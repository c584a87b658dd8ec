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

@Suite struct `The expected stops of a layer` {
  @Test(arguments: ComponentKinds.builtIn.kinds, Toolkit.allCases)
  func `are the stops of the screen`(kind: ComponentKind, toolkit: Toolkit) throws {
    let design = "screen: T\ncomponents:\n\(kind.example(indent: 2))"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    for platform in Platform.allCases {
      let profile = try #require(BuiltIn.newest(of: .device, on: platform))
      let preview = ScreenPreview(
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates))
      let built = screen.built(with: [toolkit])
      let stops = Set(ExpectedStops.stops(of: built, by: preview, profile: profile))
      let layers = ExpectedLayers(of: built, by: preview, profile: profile).layers
      #expect(stops.isSuperset(of: layers[0].stops))
    }
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
