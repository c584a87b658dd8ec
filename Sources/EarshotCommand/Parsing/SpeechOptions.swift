import ArgumentParser
import EarshotKit
import EarshotSpeech

struct SpeechOptions: ParsableArguments {
  @Option(SpeechSelection.voice) var voice: String?
  @Option(SpeechSelection.rate) var rate: Int?
  @Option(SpeechSelection.readerRate) var readerRate: Int?
  @Option(SpeechSelection.pitch) var pitch: Int
  @Option(SpeechSelection.volume) var volume: Int
  @Option(SpeechSelection.gap) var gap: Int?
  @Option(SpeechSelection.prosody) var prosody: Line.Prosody

  func validate() throws { try UsageError.asValidation { try selection.check() } }

  var selection: SpeechSelection {
    var selection = SpeechSelection()
    selection.voice = voice
    selection.rate = rate
    selection.readerRate = readerRate
    selection.pitch = pitch
    selection.volume = volume
    selection.gap = gap
    selection.prosody = prosody
    return selection
  }
}
