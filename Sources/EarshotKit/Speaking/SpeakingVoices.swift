import Earshot
import EarshotSpeech

/// Puts what is said on screens into lines for the voice, whose languages are looked up once.
struct SpeakingVoices {
  private let speaking: SpeechSelection
  private let pool: VoicePool
  private var identifiers: [String: String] = [:]

  init(_ speaking: SpeechSelection, _ pool: VoicePool) {
    self.speaking = speaking
    self.pool = pool
  }

  /// Returns an announcement as it is to be spoken.
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
