// Performs 100,000 actions on a screen; the last actions must be as fast as the first.
import Earshot
import EarshotProfiles

let screen = Screen("Rows") {
  for row in 0..<1000 { Dropdown("Row \(row)", options: ["One", "Two"]) }
}

for id in ["voiceover-documented", "voiceover-ios-26", "talkback-documented", "talkback-15.1"] {
  guard let profile = BuiltIn.profile(id) else { throw InputError("no profile \(id)") }
  let clock = ContinuousClock()
  var walk = Walkthrough(
    through: screen, reader: BuiltIn.reader(for: profile, locale: "en"),
    wording: BuiltIn.wording(locale: "en", dates: profile.dates))
  var times: [Duration] = []
  for _ in 0..<10 {
    times.append(
      clock.measure {
        for action in 0..<10_000 {
          walk.perform(.gesture(action % 5 == 1 || action % 5 == 4 ? .doubleTap : .swipeRight))
        }
      })
  }
  let total = times.reduce(.zero, +)
  print("\(id): \(total) for 100,000 actions, \(walk.timeline.heard.count) utterances")
  print("  by tenths: \(times.map { "\($0)" }.joined(separator: ", "))")
}
