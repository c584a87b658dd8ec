package import Earshot
import EarshotFiles

package struct Outcome<Output: Sendable>: Sendable {
  package var output: Output?
  package var remarks: [String] = []
  /// Warnings; equal warnings of several inputs are reported once.
  package var warnings: [String] = []
  package var notes: [String] = []
  package var errors: [InputError] = []
  /// Whether there are findings, which make the exit status 1.
  package var hasFindings = false
  /// Whether the input was skipped because it was found in a folder and has the wrong type.
  package var isPassedOver = false
  /// The highest exit status of already reported errors, or 0.
  package var reportedStatus: Int32 = 0
  package var isKept = false
  package var companions: [String: String] = [:]

  package init(output: Output? = nil) { self.output = output }

  package var status: Int32 {
    max(reportedStatus, errors.map(\.kind.rawValue).max() ?? (hasFindings ? 1 : 0))
  }

  package func map<Other>(_ transform: (Output) -> Other?) -> Outcome<Other> {
    var other = Outcome<Other>(output: output.flatMap(transform))
    other.remarks = remarks
    other.warnings = warnings
    other.notes = notes
    other.errors = errors
    other.hasFindings = hasFindings
    other.isPassedOver = isPassedOver
    other.reportedStatus = reportedStatus
    other.isKept = isKept
    other.companions = companions
    return other
  }

  package static var passedOver: Self {
    var outcome = Self()
    outcome.isPassedOver = true
    return outcome
  }
}
