public import Earshot
import EarshotOutput

/// The comparisons of one run, ready to be written in any format.
public struct ComparisonReport: Sendable {
  /// What was expected, compared with one capture.
  package struct Section: Sendable {
    /// What people read above the findings, such as "TalkBack 15.1".
    package var title: String
    /// The file of what was expected, as the user named it.
    package var expectedFile: String
    /// The file of what was heard.
    package var heardFile: String
    /// What differs.
    package var comparison: Comparison
    /// What was noticed while reading, such as a file that was cut off.
    package var remarks: [String]
    /// The identifier of the profile that was compared with; nil where both sides are words alone.
    package var profile: String?
    /// What else was taken for granted, as the user did not say it.
    package var assumptions: [String] = []
    /// The platform that was compared on; nil where nobody knows.
    package var platform: Platform?
    /// The locale of what is said, a BCP 47 tag.
    package var locale = "en"
    /// The screen as it is seen, which a page shows behind the frames of its stops.
    package var screenshot: Screenshot?

    /// Creates a section.
    package init(
      title: String, expectedFile: String, heardFile: String, comparison: Comparison,
      remarks: [String] = []
    ) {
      self.title = title
      self.expectedFile = expectedFile
      self.heardFile = heardFile
      self.comparison = comparison
      self.remarks = remarks
    }
  }

  /// The comparisons.
  package var sections: [Section]
  /// From this severity on a finding fails the run.
  public var failing: Finding.Severity
  /// The captures that could not be read, in the order of the captures.
  package var unreadable: [UnreadableCapture] = []

  /// A capture without comparison, because it could not be read.
  package struct UnreadableCapture: Sendable {
    /// The number of sections before it.
    package var sectionsBefore: Int
    /// The capture.
    package var file: String
    /// The reasons.
    package var errors: [InputError]

    package init(sectionsBefore: Int, file: String, errors: [InputError]) {
      self.sectionsBefore = sectionsBefore
      self.file = file
      self.errors = errors
    }
  }

  /// Creates a report.
  package init(_ sections: [Section], failing: Finding.Severity = .error) {
    self.sections = sections
    self.failing = failing
  }

  /// Whether a finding fails the run.
  public var hasFailed: Bool {
    sections.contains { section in section.comparison.findings.contains { $0.severity >= failing } }
  }

  /// Returns one report with the sections of several.
  static func joined(_ reports: [ComparisonReport]) -> ComparisonReport {
    ComparisonReport(
      reports.flatMap(\.sections), failing: reports.map(\.failing).min() ?? .error)
  }
}

extension Comparison {
  func count(of severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The numbers of a comparison in one line, such as "14 stops: 2 errors, 1 warning, 0 notes".
  var summary: String {
    let counts = [Finding.Severity.error, .warning, .note].map { severity in
      let count = count(of: severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return
      "\(entries.count) stop\(entries.count == 1 ? "" : "s"): \(counts.joined(separator: ", "))"
  }
}

extension Comparison.Entry {
  var title: String {
    let text = (expected ?? heard)?.wording.text ?? ""
    return text.isEmpty ? "(a stop that says nothing)" : text
  }

  /// Where to mend it: in the design where there is one, else in the dump.
  var place: SourceLocation? { expected?.place.location ?? heard?.place.location }
}

extension Stop.Place {
  /// The place in words: file, line and column, and the way through the tree.
  var description: String? {
    let pieces = [location.map { "\($0)" }, path].compactMap { $0 }
    return pieces.isEmpty ? nil : pieces.joined(separator: " ")
  }
}
