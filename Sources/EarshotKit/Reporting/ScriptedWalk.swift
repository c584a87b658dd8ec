import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

struct ScriptedWalk {
  let screen: Int
  private let design: Screen
  let script: WalkScript

  init(_ design: Screen, at screen: Int, by script: WalkScript) {
    self.screen = screen
    self.design = design
    self.script = script
  }

  func transcript(
    by profile: Profile, _ readers: ReaderSelection, lasting spoken: SpokenWalk? = nil
  ) -> Transcript {
    let estimate: @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
    let durations = spoken?.durations ?? estimate
    return Transcript(
      of: profile.walk(through: design, locale: readers.locale, durations: durations), by: script,
      durations: spoken == nil ? .estimated : .measured, showing: 3)
  }

  func spoken(
    _ transcript: Transcript, _ speaking: SpeechSelection, locale: String?
  ) throws(SpeechError) -> SpokenWalk {
    try SpokenWalk(
      transcript, speaking: speaking, language: locale ?? design.locale,
      readings: design.allReadings)
  }
}

extension Report {
  func walks(through screens: [Screen]) throws -> [ScriptedWalk] {
    try Failure.collecting(scripts) { file in
      let script = try WalkScriptReader(file: file.name).script(of: file.bytes())
      let mistakes = screens.map { script.mistakes(on: $0) }
      guard let place = mistakes.firstIndex(where: \.isEmpty) else {
        throw Failure(errors: mistakes.min { $0.count < $1.count } ?? [])
      }
      return ScriptedWalk(screens[place], at: place, by: script)
    }
  }
}
