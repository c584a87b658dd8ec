import CLibrary
package import Earshot
package import EarshotFiles
import EarshotProfiles
import EarshotOutput
package import EarshotSpeech

package struct SpokenWalk: Sendable {
  private let speech: [String: Recording]

  init(
    _ transcript: Transcript, speaking: SpeechSelection, language: String, readings: Readings
  ) throws(SpeechError) {
    let pool = try VoicePool()
    let voice = try speaking.voice(speaking: language, of: pool.voices())
    var seen: Set<String> = []
    let pronunciation = BuiltIn.language(language).pronunciation
    let utterances = transcript.heard.filter { seen.insert($0.text).inserted }
    var takes: [RecordingRequest] = []
    for heard in utterances {
      let announcement = Announcement(parts: readings.applied(to: heard.parts))
        .pronounced(by: pronunciation, isOfDate: false)
      takes.append(
        RecordingRequest([speaking.line(announcement, profile: transcript.profile, voice: voice)]))
    }
    var results: [Int: Result<Recording, SpeechError>] = [:]
    try Recorder(pool).record(takes) { results[$0] = $1 }
    var speech: [String: Recording] = [:]
    for (place, heard) in utterances.enumerated() {
      guard let result = results[place] else { throw .interrupted }
      speech[heard.text] = try result.get()
    }
    self.speech = speech
  }

  var durations: @Sendable (String) -> Int {
    let lengths = speech.mapValues { $0.samples.count * 1000 / EngineIdentity.sampleRate }
    return { lengths[$0] ?? 0 }
  }

  package func write(
    _ transcript: Transcript, to files: (wave: Destination, captions: Destination)
  ) throws(InputError) {
    let pieces = try pieces(of: transcript)
    do throws(FileError) {
      try files.wave.write { (sink) throws(FileError) in
        try WaveFile.write(pieces) { (bytes) throws(FileError) in try sink.write(bytes) }
      }
    } catch { throw InputError(error) }
    try files.captions.write(WalkedScreen([transcript]).written(as: .vtt))
  }

  func bytes(of transcript: Transcript) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    WaveFile.write(try pieces(of: transcript)) { bytes += $0 }
    return bytes
  }

  package func play(_ transcript: Transcript, with player: AudioPlayer) throws {
    let playback = try player.play(pieces(of: transcript))
    while try !playback.hasEnded() { poll(nil, 0, 50) }
  }

  package func sound(of transcript: Transcript, in source: SoundSource) -> WalkSound {
    WalkSound(
      source,
      parts: transcript.heard.map { heard in
        let start = Recording.samples(inMilliseconds: heard.start)
        let end = Seconds.ofSamples(Recording.samples(inMilliseconds: heard.end))
        return (speech[heard.text]?.parts ?? []).map { part in
          let first = Seconds.ofSamples(start + part.samples.lowerBound)
          return min(first, end)..<min(Seconds.ofSamples(start + part.samples.upperBound), end)
        }
      })
  }

  private func pieces(of transcript: Transcript) throws(InputError) -> [WaveFile.Piece] {
    let heard = transcript.heard.sorted { $0.start < $1.start }
    let end = Recording.samples(inMilliseconds: heard.map(\.end).max() ?? 0)
    guard end <= WaveFile.greatestCount else {
      throw InputError(
        "the walk lasts \(end / EngineIdentity.sampleRate / 3600) hours, but a WAV file can "
          + "contain at most 27; shorten the waits, or split the walk"
      )
    }
    var pieces: [WaveFile.Piece] = []
    var position = 0
    for (place, one) in heard.enumerated() {
      let start = Recording.samples(inMilliseconds: one.start)
      let next = place + 1 < heard.count ? heard[place + 1].start : one.end
      let length = Recording.samples(inMilliseconds: min(one.duration, next - one.start))
      let spoken = (speech[one.text]?.samples ?? []).prefix(max(0, length))
      pieces += [.silence(count: start - position), .samples(spoken)]
      position = start + spoken.count
    }
    return pieces + [.silence(count: max(0, end - position))]
  }
}
