import Earshot
import EarshotProfiles
import Testing

@Suite struct `Adjusting a slider on iOS` {
  private static let readers = BuiltIn.profileIDs.filter { $0.hasPrefix("voiceover-ios-") }

  @Test(arguments: [
    ("50%", "swipe-up", "60%"), ("50%", "swipe-down", "40%"), ("95%", "swipe-up", "100%"),
    ("3%", "swipe-down", "0%"),
  ])
  func `An adjust swipe moves a slider by a tenth and says the new value only`(
    _ value: String, _ swipe: String, _ said: String
  ) throws {
    for id in Self.readers {
      let screen = try WalkSupport.screen(
        of: "  - {kind: slider, label: Volume, value: '\(value)', hint: Loudness}")
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("wait: 9000")
      #expect(try walk.does(swipe) == [said])
    }
  }

  @Test(arguments: [("100%", "swipe-up"), ("0%", "swipe-down")])
  func `At the end of a slider nothing is said`(_ value: String, _ swipe: String) throws {
    for id in Self.readers {
      let screen = try WalkSupport.screen(
        of: "  - {kind: slider, label: Volume, value: '\(value)'}")
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("wait: 9000")
      #expect(try walk.does(swipe) == [])
    }
  }
}
