public import Earshot
import EarshotFiles

/// The outcome of one input.
public struct Outcome<Output: Sendable>: Sendable {
  /// The result; nil if the input could not be used.
  public var output: Output?
  /// Remarks for people, a line each.
  public var remarks: [String] = []
  /// Warnings that are reported once, however many inputs have them.
  public var warnings: [String] = []
  /// The reasons why the input, or some of it, could not be used.
  public var errors: [InputError] = []
  /// Whether the result has findings, so that the exit status is 1.
  public var hasFindings = false
  /// Whether the input was found in a folder and is not meant for the operation.
  public var isPassedOver = false
  /// The highest exit status of errors that have been reported already; 0 if there are none.
  package var reportedStatus: Int32 = 0
  /// Whether the result comes from a cache.
  package var isKept = false
  /// The digests of files that were written along with the result, by their paths.
  package var companions: [String: String] = [:]

  /// Creates an outcome without errors.
  package init(output: Output? = nil) { self.output = output }

  /// The exit status for the input.
  public var status: Int32 {
    max(reportedStatus, errors.map(\.kind.rawValue).max() ?? (hasFindings ? 1 : 0))
  }

  /// Returns the same outcome with a transformed result.
  package func map<Other>(_ transform: (Output) -> Other?) -> Outcome<Other> {
    var other = Outcome<Other>(output: output.flatMap(transform))
    other.remarks = remarks
    other.warnings = warnings
    other.errors = errors
    other.hasFindings = hasFindings
    other.isPassedOver = isPassedOver
    other.reportedStatus = reportedStatus
    other.isKept = isKept
    other.companions = companions
    return other
  }

  /// The outcome of a file that is passed over.
  package static var passedOver: Self {
    var outcome = Self()
    outcome.isPassedOver = true
    return outcome
  }
}
