import CLibrary
import Earshot
import EarshotFiles
import EarshotSpeech

/// The speech of a walk: each utterance as the voice says it, and all of them at their times.
struct SpokenWalk {
  private let speech: [String: [Int16]]

  /// Speaks everything that is said in a walk.
  init(
    _ transcript: Transcript, speaking: SpeakingOptions, language: String
  ) throws(SpeechError) {
    let pool = try VoicePool()
    let voice = try speaking.voice(speaking: language, of: pool.voices())
    var seen: Set<String> = []
    let utterances = transcript.heard.filter { seen.insert($0.text).inserted }
    var takes: [Take] = []
    for heard in utterances {
      let announcement = Announcement(parts: heard.parts)
      takes.append(
        Take([speaking.line(announcement, profile: transcript.profile, voice: voice)]))
    }
    var results: [Int: Result<Recording, SpeechError>] = [:]
    try Studio(pool).record(takes) { results[$0] = $1 }
    var speech: [String: [Int16]] = [:]
    for (place, heard) in utterances.enumerated() {
      guard let result = results[place] else { throw .interrupted }
      speech[heard.text] = try result.get().samples
    }
    self.speech = speech
  }

  /// How long a text is spoken, in milliseconds.
  var durations: @Sendable (String) -> Int {
    let lengths = speech.mapValues { $0.count * 1000 / EngineIdentity.sampleRate }
    return { lengths[$0] ?? 0 }
  }

  /// Writes one recording of a walk with measured durations, and its captions beside it.
  func write(_ transcript: Transcript, to path: String) throws(InputError) {
    try OutputFile.write(WaveFile.bytes(of: samples(of: transcript)), toFile: path)
    let stem = path.hasSuffix(".wav") ? String(path.dropLast(4)) : path
    let captions = TranscriptWriter().written([transcript], as: .vtt)
    try OutputFile.write(Array(captions.utf8), toFile: "\(stem).vtt")
  }

  /// Plays a walk, each announcement at its time.
  func play(_ transcript: Transcript, with player: AudioPlayer) throws(SpeechError) {
    let interruption = Interruption()
    let playback = try player.play(WaveFile.bytes(of: samples(of: transcript)))
    while try !playback.hasEnded() {
      guard !interruption.hasCome else { throw .interrupted }
      poll(nil, 0, 50)
    }
  }

  /// What is heard, each utterance from its start until it ends or is cut off.
  private func samples(of transcript: Transcript) -> [Int16] {
    let end = transcript.heard.map(\.end).max() ?? 0
    var samples = [Int16](repeating: 0, count: Recording.samples(inMilliseconds: end))
    for heard in transcript.heard {
      let start = Recording.samples(inMilliseconds: heard.start)
      let spoken = (speech[heard.text] ?? []).prefix(Recording.samples(inMilliseconds: heard.duration))
      let count = min(spoken.count, samples.count - start)
      guard count > 0 else { continue }
      samples.replaceSubrange(start..<start + count, with: spoken.prefix(count))
    }
    return samples
  }
}
