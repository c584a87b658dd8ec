import VoiceProtocol

/// One text that the engine speaks in one breath.
public struct Utterance: Sendable, Hashable {
  /// The words; spoken as text, never as markup.
  public var text: String
  /// Who speaks them, and how.
  public var manner: Manner

  /// Creates an utterance.
  public init(_ text: String, in manner: Manner) {
    self.text = text
    self.manner = manner
  }

  var request: Frame {
    let numbers = [manner.rate, manner.pitch, manner.range, manner.volume].map { "\($0)" }
    return Frame(["speak", manner.voice] + numbers, text: text)
  }
}
