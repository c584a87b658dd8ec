import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

/// Every mistake of several inputs; the highest exit status wins.
struct Failure: Error {
  var errors: [InputError]

  var status: Int32 { errors.map(\.kind.rawValue).max() ?? 70 }
}

extension Failure {
  /// The mistakes that an error tells of; nil where it is not about an input, an output or speech.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as InputError: errors = [error]
    case let mistakes as DesignReader.Mistakes: errors = mistakes.errors
    case let error as SpeechError:
      errors = [InputError("\(error)", kind: error.exitStatus == 69 ? .unavailable : .data)]
    case let error as FileError: errors = [InputError(error)]
    default: return nil
    }
  }

  /// Returns what comes of each input; the mistakes of all are thrown together, so that they are
  /// mended in one go.
  static func collecting<Input, Result>(
    _ inputs: [Input], _ body: (Input) throws -> Result
  ) throws -> [Result] {
    var results: [Result] = []
    var errors: [InputError] = []
    for input in inputs {
      do { results.append(try body(input)) } catch {
        guard let failure = Failure(error) else { throw error }
        errors += failure.errors
      }
    }
    guard errors.isEmpty else { throw Failure(errors: errors) }
    return results
  }
}

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
}
