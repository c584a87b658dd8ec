import Earshot
import EarshotOutput

/// A sentence with the numbers of findings, such as "3 must be fixed, 1 should be fixed".
package struct FindingVerdict {
  private let errors: Int
  private let warnings: Int
  private let notes: Int

  package init(errors: Int, warnings: Int, notes: Int = 0) {
    self.errors = errors
    self.warnings = warnings
    self.notes = notes
  }

  init(_ severities: [Finding.Severity]) {
    self.init(
      errors: severities.count { $0 == .error }, warnings: severities.count { $0 == .warning },
      notes: severities.count { $0 == .note })
  }

  package var sentence: String {
    let counts = [(errors, "must be fixed"), (warnings, "should be fixed")].filter { $0.0 > 0 }
    return counts.isEmpty
      ? "No problems found" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private var severity: String { errors > 0 ? "error" : warnings > 0 ? "warning" : "none" }

  var paragraph: HTMLText {
    let ofNotes: HTMLText = notes > 0 ? "<p class=\"summary\">\(noted)</p>\n" : ""
    return """
      <p class="verdict \(severity)" role="status" id="verdict" tabindex="-1">\(sentence)</p>
      \(ofNotes)
      """
  }

  /// The verdict on one of several screens; contains the number of notes only if there are no other
  /// findings.
  var summary: HTMLText {
    "<p class=\"summary\">\(sentence)\(hasOnlyNotes ? ". \(noted)" : "")</p>\n"
  }

  private var hasOnlyNotes: Bool { errors == 0 && warnings == 0 && notes > 0 }

  private var noted: String {
    guard !hasOnlyNotes else {
      return notes == 1 ? "Only one note was found." : "Only notes were found: \(notes)."
    }
    return notes == 1 ? "1 note is worth knowing." : "\(notes) notes are worth knowing."
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
