import Earshot
import EarshotSpeech

struct SpeakingVoices {
  private let speaking: SpeechSelection
  private let pool: VoicePool
  private var identifiers: [String: String] = [:]

  init(_ speaking: SpeechSelection, _ pool: VoicePool) {
    self.speaking = speaking
    self.pool = pool
  }

  mutating func line(
    for entry: ScreenPreview.Entry, in locale: String, _ readings: Readings
  ) throws -> Line {
    let language = entry.component.common.language ?? locale
    let voice =
      try identifiers[language] ?? speaking.voice(speaking: language, of: pool.voices())
    identifiers[language] = voice
    return speaking.line(
      readings.adding(entry.component.common.readings).applied(to: entry.announcement),
      profile: entry.profile, voice: voice)
  }
}
