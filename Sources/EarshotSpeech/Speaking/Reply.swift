import VoiceProtocol

struct Reply {
  var audio: [Int16] = []
  var text = ""
}

struct Refusal: Error {
  var kind: String
  var message: String

  func error(about request: Frame) -> SpeechError {
    switch kind {
    case "data": .dataMissing(message)
    case "voice": .unknownVoice(request.words.dropFirst().first ?? "", near: [])
    default: .refused(text: request.text, reason: message)
    }
  }
}
