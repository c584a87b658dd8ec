import Earshot
import EarshotProfiles
import EarshotSpeech

struct SpeakingVoices {
  private let speaking: SpeechSelection
  private let pool: VoicePool
  private var identifiers: [String: String] = [:]
  private var pronunciations: [String: Pronunciation] = [:]
  /// The homographs of the app's texts, each with a text that contains it.
  private(set) var homographs: [String: String] = [:]

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
    let pronunciation = pronunciations[language] ?? BuiltIn.language(language).pronunciation
    pronunciations[language] = pronunciation
    let announcement = readings.adding(entry.component.common.readings)
      .applied(to: entry.announcement)
    for text in announcement.parts.filter({ $0.aloud == nil }).compactMap(\.ownText) {
      for word in pronunciation.homographs(in: text) where homographs[word] == nil {
        homographs[word] = text
      }
    }
    return speaking.line(
      announcement.pronounced(by: pronunciation, isOfDate: entry.component.hasDates),
      profile: entry.profile, voice: voice)
  }
}

extension Component {
  fileprivate var hasDates: Bool {
    ["date-picker", "date-time-picker"].contains(kind.name)
  }
}
