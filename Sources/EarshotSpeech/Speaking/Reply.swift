import VoiceProtocol

/// A whole answer of a voice process: samples or a text.
struct Reply {
  /// Samples; empty where a text was asked for.
  var audio: [Int16] = []
  /// A text; "" where samples were asked for.
  var text = ""
}

/// What a voice process says when it does not do as asked.
struct Refusal: Error {
  /// The kind, by the protocol's name.
  var kind: String
  /// The reason, for people.
  var message: String

  /// Returns the error for the caller who made the request.
  func error(about request: Frame) -> SpeechError {
    switch kind {
    case "data": .dataMissing(message)
    case "voice": .unknownVoice(request.words.dropFirst().first ?? "", near: [])
    default: .refused(text: request.text, reason: message)
    }
  }
}
