import Earshot
import EarshotOutput

/// The numbers of findings in a sentence, such as "3 must be fixed, 1 should be fixed".
package struct FindingVerdict {
  private let errors: Int
  private let warnings: Int

  package init(errors: Int, warnings: Int) {
    self.errors = errors
    self.warnings = warnings
  }

  init(_ severities: [Finding.Severity]) {
    self.init(
      errors: severities.count { $0 == .error }, warnings: severities.count { $0 == .warning })
  }

  package var sentence: String {
    let counts = [(errors, "must be fixed"), (warnings, "should be fixed")].filter { $0.0 > 0 }
    return counts.isEmpty
      ? "No problems found" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private var severity: String { errors > 0 ? "error" : warnings > 0 ? "warning" : "none" }

  var paragraph: HTMLText {
    """
    <p class="verdict \(severity)" role="status" id="verdict" tabindex="-1">\(sentence)</p>

    """
  }
}

extension Finding.Severity {
  var urgency: String {
    switch self {
    case .error: "must be fixed"
    case .warning: "should be fixed"
    case .note: "note"
    }
  }
}
