import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

/// What the newest readers say of the examples, beside what the guidelines document.
@Suite struct `The newest readers` {
  @Test(
    arguments: ["dropdown", "menu", "search", "date-picker", "booking"], Platform.allCases)
  func `are told in words wherever they part from the guidelines`(
    _ example: String, _ platform: Platform
  ) throws {
    let screen = try DesignReader.screen(
      at: ExampleFolder.url.appending(path: "\(example).yaml").path())
    let entries = try [Profile.Family.documented, .device].map { family in
      let profile = try #require(BuiltIn.newest(of: family, on: platform))
      return Preview(
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
}
