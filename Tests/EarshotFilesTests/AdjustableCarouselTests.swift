import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `An adjustable carousel` {
  private func screen(_ keys: String = "adjustable: true") throws -> Screen {
    let design = """
      screen: S
      components:
        - kind: carousel
          label: Offers
          \(keys)
          components: [{kind: card, label: Sol}, {kind: card, label: Mar}]
      """
    return try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
  }

  private func heard(_ keys: String, _ id: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    return profile.preview(locale: "en").entries(of: try screen(keys), states: .current)
      .map(\.announcement.text)
  }

  @Test(arguments: [
    ("voiceover-ios-27", "Offers, page 1 of 2, adjustable"),
    (
      "voiceover-documented",
      "Offers, page 1 of 2, adjustable, swipe up or down with one finger to adjust the value"
    ),
  ])
  func `has the number of the page on iOS`(_ id: String, _ label: String) throws {
    #expect(try heard("adjustable: true", id).first == label)
    #expect(try heard("adjustable: false", id).first == "Offers, heading")
    let pages = try heard("adjustable: false", id).dropFirst()
    #expect(try heard("adjustable: true", id).dropFirst() == pages)
  }

  @Test(arguments: ["talkback-17", "talkback-documented"])
  func `is a usual carousel on Android`(_ id: String) throws {
    #expect(try heard("adjustable: true", id) == heard("adjustable: false", id))
  }

  @Test func `turns its pages to the last one`() throws {
    let profile = try #require(BuiltIn.newest(of: .device, on: .voiceOver))
    var walk = Walkthrough(
      through: try screen(), reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    walk.perform(.touch(Focus("offers")))
    let next = walk.perform(.gesture(.swipeUp))
    #expect(walk.timeline.heard[next.heard].map(\.text) == ["page 2 of 2"])
    #expect(walk.perform(.gesture(.swipeUp)).remarks == [.limit])
    let back = walk.perform(.gesture(.swipeDown))
    #expect(walk.timeline.heard[back.heard].map(\.text) == ["page 1 of 2"])
  }
}
