public import Earshot
import EarshotFiles
import EarshotSpeech

/// The errors of a run; the exit status is the highest status of any error.
public struct Failure: Error, CustomStringConvertible {
  /// The errors, in the order of the inputs.
  public var errors: [InputError]

  var reported: [InputError] = []

  /// The exit status.
  public var status: Int32 { (errors + reported).map(\.kind.rawValue).max() ?? 70 }

  /// The errors, one per line.
  public var description: String { errors.map { "\($0)" }.joined(separator: "\n") }

  /// Creates a failure.
  public init(errors: [InputError]) { self.errors = errors }

  init(errors: [InputError], reported: [InputError]) {
    self.errors = errors
    self.reported = reported
  }
}

package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension Failure {
  package init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as InputError: errors = error.all
    case let mistakes as DesignReader.Mistakes: errors = mistakes.errors
    case let error as SpeechError:
      errors = [InputError("\(error)", kind: error.exitStatus == 69 ? .unavailable : .data)]
    case let error as FileError: errors = [InputError(error)]
    default: return nil
    }
  }

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
  package var exitStatus: Int32 {
    switch self {
    case .voiceProcessMissing, .voiceProcessFails, .dataMissing, .unknownVoice, .playerMissing,
      .playerFails, .lost:
      69
    case .refused: 65
    case .interrupted: 130
    }
  }
}
