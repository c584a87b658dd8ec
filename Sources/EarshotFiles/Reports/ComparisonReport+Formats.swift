import EarshotOutput

extension ComparisonReport: Reportable {
  public static var formats: [ReportFormat<ComparisonReport>] {
    [.text, .markdown, .json, .jsonl, .junit, .sarif, .github, .gitlab, .html]
  }

  /// Returns whether the bytes are an earlier report.
  ///
  /// A text report is recognized only if its first line names `expectedFile`.
  public static func isReport(_ bytes: [UInt8], on expectedFile: String) -> Bool {
    let firstLine = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return formats.contains { format in
      format.opening.isEmpty
        ? isOpening(firstLine, of: format, on: expectedFile)
        : bytes.starts(with: format.opening.utf8)
    }
  }

  private static func isOpening(
    _ line: String, of format: ReportFormat<ComparisonReport>, on expectedFile: String
  ) -> Bool {
    line.contains(": \(TerminalText(expectedFile).text) against ")
      || ["::error file=", "::warning file=", "::notice file="].contains { line.hasPrefix($0) }
  }
}

extension ReportFormat<ComparisonReport> {
  /// Text for a terminal, with the expected parts above the heard parts.
  public static var text: Self {
    Self("text", in: .separated(by: "\n")) { Document($0.text($1)) }.endingWithNotes()
  }

  /// A comment for a pull request.
  public static var markdown: Self {
    Self(
      "markdown", suffixes: ["md", "markdown"], opening: "## Screen reader announcements\n",
      whole: { reports, _ in Document(ComparisonReport.joined(reports).markdown) })
  }

  /// JSON with one object for all comparisons.
  public static var json: Self {
    Self(
      "json", suffixes: ["json"], opening: #"{"version":1,"failed":"#,
      whole: { reports, _ in ComparisonReport.joined(reports).json })
  }

  /// JSON Lines with one object for each comparison.
  public static var jsonl: Self {
    Self("jsonl", suffixes: ["jsonl"], opening: #"{"version":1,"failed":"#, in: .lines) {
      report, _ in
      report.jsonLines
    }
  }

  /// A test report for CI servers.
  public static var junit: Self {
    Self(
      "junit", suffixes: ["xml"],
      opening: #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + #"<testsuites name="earshot""#,
      whole: { reports, _ in Document(ComparisonReport.joined(reports).junit) })
  }

  /// Results for GitHub's code scanning.
  public static var sarif: Self {
    Self(
      "sarif", suffixes: ["sarif"],
      opening: #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
        + #""runs":[{"tool":{"driver":{"name":"earshot""#,
      whole: { reports, _ in ComparisonReport.joined(reports).sarif })
  }

  /// Workflow commands, which GitHub shows next to the lines of a pull request.
  public static var github: Self { Self("github") { report, _ in Document(report.github) } }

  /// Issues in Code Climate's format, which GitLab shows next to the lines of a merge request.
  public static var gitlab: Self {
    Self(
      "gitlab", opening: #"[{"type":"issue","check_name":"#,
      whole: { reports, _ in ComparisonReport.joined(reports).gitlab })
  }

  /// A page with drawings of the stops and their findings.
  public static var html: Self {
    Self(
      "html", suffixes: ["html", "htm"],
      opening: "<!doctype html>\n<!-- Written by earshot. -->\n",
      whole: { reports, style in ComparisonReport.joined(reports).page(style.header) })
  }
}
