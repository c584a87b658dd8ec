import VoiceProtocol

/// One text that the engine speaks in one breath.
public struct Utterance: Sendable, Hashable {
  /// The words; spoken as text, never as markup.
  public var text: String
  /// Who speaks them, and how.
  public var settings: VoiceSettings

  /// Creates an utterance.
  public init(_ text: String, with settings: VoiceSettings) {
    self.text = text
    self.settings = settings
  }

  var request: Frame {
    let numbers = [settings.rate, settings.pitch, settings.range, settings.volume].map { "\($0)" }
    return Frame(["speak", settings.voice] + numbers, text: text)
  }
}
