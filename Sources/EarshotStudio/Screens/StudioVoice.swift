import Earshot
import EarshotKit
import EarshotOutput
import EarshotSpeech

final class StudioVoice: Sendable {
  private let pool = Guarded<VoicePool?>(nil)

  var isInstalled: Bool { (try? VoiceExecutable.find()) != nil }

  func wave(
    of announcements: [Announcement], by profile: Profile, language: String,
    while isWanted: () -> Bool
  ) throws(SpeechError) -> [UInt8] {
    try pool.withLock { pool throws(SpeechError) in
      guard isWanted() else { throw .interrupted }
      do throws(SpeechError) {
        let voices: VoicePool
        if let pool { voices = pool } else { voices = try VoicePool(jobs: 1) }
        pool = voices
        let speaking = SpeechSelection()
        let voice = try speaking.voice(speaking: language, of: voices.voices())
        let lines = announcements.map { speaking.line($0, profile: profile, voice: voice) }
        var result: Result<Recording, SpeechError> = .failure(.interrupted)
        try Recorder(voices).record([RecordingRequest(lines)], while: isWanted) { result = $1 }
        return WaveFile.bytes(of: try result.get().samples)
      } catch {
        if isWanted() { pool = nil }
        throw error
      }
    }
  }
}
