public import Earshot
import EarshotOutput

/// The comparisons of one run.
public struct ComparisonReport: Sendable {
  /// The comparison of one capture with its expectations.
  public struct Section: Sendable {
    /// The title, such as "TalkBack 15.1".
    public var title: String
    /// The file with the expectations, as the user named it.
    public var expectedFile: String
    /// The file with the heard announcements.
    public var heardFile: String
    /// The comparison.
    public var comparison: Comparison
    /// Remarks about the files, such as a truncated end.
    public var remarks: [String]
    /// The profile's identifier; nil if both sides are plain text.
    public var profile: String?
    /// Assumptions for options that the user did not set.
    public var assumptions: [String] = []
    /// The platform, if known.
    public var platform: Platform?
    /// The locale of the announcements, a BCP 47 tag.
    public var locale = "en"
    package var screenshot: Screenshot?
    package var designed: Screenshot?
    package var profileNotes: [String] = []
    package var screen: String?

    /// Creates a section.
    public init(
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
  public var sections: [Section]
  /// The lowest severity that fails the run.
  public var failing: Finding.Severity
  package var unreadable: [UnreadableCapture] = []

  package struct UnreadableCapture: Sendable {
    package var sectionsBefore: Int
    package var file: String
    package var errors: [InputError]

    package init(sectionsBefore: Int, file: String, errors: [InputError]) {
      self.sectionsBefore = sectionsBefore
      self.file = file
      self.errors = errors
    }
  }

  /// Creates a report; findings with the same cause become one finding.
  public init(_ sections: [Section], failing: Finding.Severity = .error) {
    self.sections = sections.map { section in
      var section = section
      section.comparison = section.comparison.joiningCauses()
      return section
    }
    self.failing = failing
  }

  /// Whether a finding is severe enough to fail the run.
  public var hasFailed: Bool {
    sections.contains { section in section.comparison.findings.contains { $0.severity >= failing } }
  }

  /// The notes about the profiles, each once.
  public var notes: [String] {
    var seen: Set<String> = []
    return sections.flatMap(\.profileNotes).filter { seen.insert($0).inserted }
  }

  static func joined(_ reports: [ComparisonReport]) -> ComparisonReport {
    ComparisonReport(
      reports.flatMap(\.sections), failing: reports.map(\.failing).min() ?? .error)
  }
}

extension Comparison {
  func count(of severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

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
    return text.isEmpty ? "(a stop without an announcement)" : text
  }

  var place: SourceLocation? { expected?.place.location ?? heard?.place.location }
}

extension Stop.Place {
  var description: String? {
    let pieces = [location.map { "\($0)" }, path].compactMap { $0 }
    return pieces.isEmpty ? nil : pieces.joined(separator: " ")
  }
}
