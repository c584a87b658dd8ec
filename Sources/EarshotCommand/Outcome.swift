import Earshot
import EarshotFiles
import EarshotOutput

/// What comes of one input of a command.
struct Outcome<Output: Sendable>: Sendable {
  /// What is written of it, or reported; nil where it could not be used.
  var output: Output?
  /// What is told on standard error, a line each.
  var remarks: [String] = []
  /// What is told there once, of however many inputs it is true.
  var warnings: [String] = []
  /// Why the input, or some of it, could not be used.
  var errors: [InputError] = []
  /// Whether there is something that makes the exit status 1.
  var hasFindings = false
  /// Whether a file that was found in a folder is nothing for the command.
  var isPassedOver = false
  /// Whether something went wrong that has been told of already.
  var isUncertain = false
  /// Whether it was worked out before.
  var isKept = false
  /// Files that were written for it, which it is nothing without, and the digests of their bytes.
  var companions: [String: String] = [:]

  /// The exit status that the input asks for.
  var status: Int32 { errors.map(\.kind.rawValue).max() ?? (hasFindings ? 1 : 0) }

  /// Returns the same with something else made of what is written or reported.
  func map<Other>(_ body: (Output) -> Other?) -> Outcome<Other> {
    var other = Outcome<Other>(output: output.flatMap(body))
    other.remarks = remarks
    other.warnings = warnings
    other.errors = errors
    other.hasFindings = hasFindings
    other.isPassedOver = isPassedOver
    other.isKept = isKept
    other.companions = companions
    return other
  }

  /// What comes of a file that is passed over.
  static var passedOver: Self {
    var outcome = Self()
    outcome.isPassedOver = true
    return outcome
  }
}

/// How what comes of several inputs stands in one document.
struct OutcomeForm {
  /// What stands before the first, between two and behind the last.
  let (opening, separator, closing): (Document, Document, Document)
  /// Whether each input has lines of its own, so that a mistake stands in a line too.
  var isLines = false

  /// One behind the other.
  static let plain = OutcomeForm("" as TerminalText)
  /// Lines of JSON.
  static let lines: OutcomeForm = {
    var form = plain
    form.isLines = true
    return form
  }()

  /// Creates the form of a text with something between two inputs.
  init(_ separator: TerminalText) {
    let none = Document("" as TerminalText)
    (opening, self.separator, closing) = (none, Document(separator), none)
  }

  /// Creates the form of a JSON document that a report has cut into its pieces.
  init(_ frame: (opening: Document, separator: Document, closing: Document)) {
    (opening, separator, closing) = frame
  }
}
