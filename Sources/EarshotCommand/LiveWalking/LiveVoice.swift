import Earshot
import EarshotKit
import EarshotSpeech

/// Speaks one announcement after the other without blocking, if ``goOn(while:)`` is called
/// repeatedly.
final class LiveVoice {
  private let player: AudioPlayer
  private let recorder: Recorder
  private let speaking: SpeechSelection
  private let voice: String
  private let readings: Readings
  private var waiting: [(heard: Heard, profile: Profile)] = []
  private var playing: Playback?
  private var silentSince = ContinuousClock.now

  init(
    speaking: SpeechSelection, language: String, readings: Readings
  ) throws(SpeechError) {
    player = try AudioPlayer.find()
    let pool = try VoicePool()
    voice = try speaking.voice(speaking: language, of: pool.voices())
    recorder = Recorder(pool)
    self.speaking = speaking
    self.readings = readings
  }

  var isBusy: Bool { playing != nil || !waiting.isEmpty }

  /// Adds an announcement; an assertive announcement interrupts all others.
  func hear(_ heard: Heard, by profile: Profile) {
    if heard.queue == .assertive { fallSilent() }
    waiting.append((heard, profile))
  }

  func dropHint() { waiting.removeAll { $0.heard.reason == .hint } }

  func fallSilent() {
    playing = nil
    waiting = []
    silentSince = .now
  }

  /// Starts the next utterance and returns it; nil if none is due, or if `isWanted` returns false.
  func goOn(while isWanted: () -> Bool) throws(SpeechError) -> Heard? {
    if let playing {
      guard try playing.hasEnded() else { return nil }
      self.playing = nil
      silentSince = .now
    }
    guard let (heard, profile) = waiting.first else { return nil }
    let pause = heard.reason == .hint ? profile.pauses.hint : 0
    guard silentSince.duration(to: .now) >= .milliseconds(pause) else { return nil }
    let announcement = Announcement(parts: readings.applied(to: heard.parts))
    let line = speaking.line(announcement, profile: profile, voice: voice)
    let recording: Recording
    do { recording = try recorder.recording(of: line, while: isWanted) } catch .interrupted {
      return nil
    }
    waiting.removeFirst()
    playing = try player.play([.samples(recording.samples[...])])
    return heard
  }
}
