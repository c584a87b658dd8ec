import VoiceProtocol

package struct Utterance: Sendable, Hashable {
  package var text: String
  package var settings: VoiceSettings

  package init(_ text: String, with settings: VoiceSettings) {
    self.text = text
    self.settings = settings
  }

  var request: Frame {
    let numbers = [settings.rate, settings.pitch, settings.range, settings.volume].map { "\($0)" }
    return Frame(["speak", settings.voice] + numbers, text: text)
  }
}
