import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `The newest readers` {
  @Test(
    arguments: ["dropdown", "menu", "search", "date-picker", "booking"], Platform.allCases)
  func `have explanations for all differences from the guidelines`(
    _ example: String, _ platform: Platform
  ) throws {
    let screen = try DesignReader.screen(
      at: ExampleFolder.url.appending(path: "\(example).yaml").path())
    let entries = try [Profile.Family.documented, .device].map { family in
      let profile = try #require(BuiltIn.newest(of: family, on: platform))
      return ScreenPreview(
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates)
      ).entries(of: screen, states: .all)
    }
    let lexicon = BuiltIn.lexicon(locale: "en", vocabularies: [])
    var compared = 0
    for documented in entries[0] {
      guard
        let device = entries[1].first(where: {
          $0.component.id == documented.component.id && $0.stopID == documented.stopID
            && $0.state == documented.state
        })
      else { continue }
      let differences = AnnouncementDifferences(
        from: documented.announcement, to: device.announcement, lexicon: lexicon)
      let texts = [documented, device].map { lexicon.folding.key(of: $0.announcement.spoken) }
      #expect(differences.isEmpty == (texts[0] == texts[1]), "\(documented.announcement.spoken)")
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test(arguments: ["talkback-15.1", "talkback-17"])
  func `announce a field that is edited as in a walk`(_ id: String) throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: button, label: Back}\n  - {kind: search-field, label: Search}")
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let edited = try #require(
      preview.entries(of: screen, states: .all).first { $0.state == "editing" })
    let script = try WalkSupport.script(
      "touch: search\ndouble-tap\ntouch: back\ntouch: search\n")
    let walk = Transcript(of: try WalkSupport.walk(screen, id), by: script)
    let step = try #require(walk.steps.last)
    let heard = walk.heard[step.heard].filter { $0.reason == .focus }.map(\.text)
    #expect(edited.announcement.text.hasPrefix("Editing"))
    #expect(heard == [edited.announcement.text])
  }
}
