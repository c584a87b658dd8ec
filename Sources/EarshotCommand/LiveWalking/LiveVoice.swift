import Earshot
import EarshotKit
import EarshotSpeech

/// Speaks a live walk, one announcement after the other, while the user goes on.
///
/// It never waits: what cannot be said yet is said when it is asked to go on.
final class LiveVoice {
  private let player: AudioPlayer
  private let recorder: Recorder
  private let speaking: SpeechSelection
  private let voice: String
  private let readings: Readings
  private var waiting: [(heard: Heard, profile: Profile)] = []
  private var playing: Playback?
  private var silentSince = ContinuousClock.now

  /// Finds a player and a voice.
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

  /// Whether something is being said, or waits to be.
  var isBusy: Bool { playing != nil || !waiting.isEmpty }

  /// Takes what is to be said; what cuts off the rest does so at once.
  func hear(_ heard: Heard, by profile: Profile) {
    if heard.queue == .assertive { fallSilent() }
    waiting.append((heard, profile))
  }

  /// Drops the hint that waits for the reader's pause to end.
  func dropHint() { waiting.removeAll { $0.heard.reason == .hint } }

  /// Cuts off what is being said, and drops what waits.
  func fallSilent() {
    playing = nil
    waiting = []
    silentSince = .now
  }

  /// Begins to say what is next when it is time for it, and returns it; nil for nothing new.
  ///
  /// `isWanted` is asked several times a second, and puts it off when it is false.
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
