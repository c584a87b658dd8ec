import Earshot
import EarshotSpeech

extension SpeechError {
  /// The exit status that tells a script what to do about it (sysexits).
  var exitStatus: Int32 {
    switch self {
    case .voiceProcessMissing, .voiceProcessFails, .dataMissing, .unknownVoice, .playerMissing,
      .playerFails:
      69
    case .refused: 65
    case .lost: 70
    case .interrupted: 130
    }
  }

  /// The error as commands end with it.
  var failure: Failure {
    Failure(errors: [InputError("\(self)", kind: exitStatus == 69 ? .unavailable : .data)])
  }
}

extension FileError {
  /// The error as commands end with it.
  var failure: Failure {
    let kind: InputError.Kind =
      switch action {
      case _ where isForbidden: .notPermitted
      case .create: .cannotCreate
      case .write: .inputOutput
      case .read: .cannotOpen
      }
    return Failure(errors: [InputError("\(self)", kind: kind)])
  }
}
