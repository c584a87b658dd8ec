public import Earshot
public import EarshotOutput

/// The comparisons of one run, ready to be written in any format.
public struct ComparisonReport: Sendable {
  /// A format.
  public enum Format: String, Sendable, CaseIterable {
    case text, markdown, json, jsonl, junit, sarif, github, gitlab, html
  }

  /// What was expected, compared with one capture.
  public struct Section: Sendable {
    /// What people read above the findings, such as "TalkBack 15.1".
    public var title: String
    /// The file of what was expected, as the user named it.
    public var expectedFile: String
    /// The file of what was heard.
    public var heardFile: String
    /// What differs.
    public var comparison: Comparison
    /// What was noticed while reading, such as a file that was cut off.
    public var remarks: [String]
    /// The identifier of the profile that was compared with; nil where both sides are words alone.
    public var profile: String?
    /// What else was taken for granted, as the user did not say it.
    public var assumptions: [String] = []
    /// The platform that was compared on; nil where nobody knows.
    public var platform: Platform?
    /// The locale of what is said, a BCP 47 tag.
    public var locale = "en"
    /// The screen as it is seen, which a page shows behind the frames of its stops.
    public var screenshot: Screenshot?

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
  /// From this severity on a finding fails the run.
  public var failing: Finding.Severity
  /// Whether text is styled, as on a terminal.
  public var isStyled: Bool
  /// Whether the text has no columns, for screen readers.
  public var isPlain: Bool

  /// Creates a report.
  public init(
    _ sections: [Section], failing: Finding.Severity = .error, isStyled: Bool = false,
    isPlain: Bool = false
  ) {
    self.sections = sections
    self.failing = failing
    self.isStyled = isStyled
    self.isPlain = isPlain
  }

  /// Whether a finding is as severe as what fails the run.
  public var hasFailed: Bool {
    sections.contains { section in section.comparison.findings.contains { $0.severity >= failing } }
  }

  /// Returns the report in a format.
  public func written(as format: Format) -> Document {
    switch format {
    case .text: Document(text)
    case .markdown: Document(markdown)
    case .json: json
    case .jsonl: jsonLines
    case .junit: Document(junit)
    case .sarif: sarif
    case .github: Document(github)
    case .gitlab: gitlab
    case .html: page
    }
  }
}

extension ComparisonReport {
  /// Returns whether a file is an earlier report on what was expected, by its beginning.
  public static func isReport(_ bytes: [UInt8], on expectedFile: String) -> Bool {
    let beginnings = [
      "## Screen reader announcements\n", #"{"version":1,"failed":"#,
      #"[{"type":"issue","check_name":"#,
      "<!doctype html>\n<!-- Written by earshot. -->\n",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"earshot\"",
      #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":"#
        + #"{"driver":{"name":"earshot""#,
    ]
    if beginnings.contains(where: { bytes.starts(with: $0.utf8) }) { return true }
    // The forms for a terminal and for workflows begin with a title or a finding.
    let first = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return first.contains(": \(TerminalText(expectedFile).text) against ")
      || ["::error file=", "::warning file=", "::notice file="].contains { first.hasPrefix($0) }
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
