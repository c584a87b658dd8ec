// Walks 100,000 actions through a screen of 1,000 components, and prints how long each tenth takes:
// the time of an action must not grow with the components that have been visited.
import Earshot
import EarshotProfiles

let screen = Screen("Rows") {
  for row in 0..<1000 { Dropdown("Row \(row)", options: ["One", "Two"]) }
}

for id in ["voiceover-documented", "voiceover-ios-26", "talkback-documented", "talkback-15.1"] {
  guard let profile = BuiltIn.profile(id) else { throw InputError("no profile \(id)") }
  let clock = ContinuousClock()
  var walk = Walk(
    through: screen, reader: BuiltIn.reader(for: profile, locale: "en"),
    wording: BuiltIn.wording(locale: "en", dates: profile.dates))
  var times: [Duration] = []
  for _ in 0..<10 {
    times.append(
      clock.measure {
        for action in 0..<10_000 {
          // To the next dropdown; open it, look at its options, choose one.
          walk.perform(.gesture(action % 5 == 1 || action % 5 == 4 ? .doubleTap : .swipeRight))
        }
      })
  }
  let total = times.reduce(.zero, +)
  print("\(id): \(total) for 100,000 actions, \(walk.timeline.heard.count) utterances")
  print("  by tenths: \(times.map { "\($0)" }.joined(separator: ", "))")
}
