import Earshot

extension ComparisonReport {
  /// The summary for a pull request.
  var markdown: String {
    var lines = ["## Screen reader announcements", ""]
    for section in sections { lines += self.lines(of: section) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of section: Section) -> [String] {
    let comparison = section.comparison
    var lines = [
      "### \(Self.escaped(section.title))", "",
      "`\(Self.code(section.expectedFile))` against `\(Self.code(section.heardFile))`: "
        + comparison.summary, "",
    ]
    let entries = comparison.differing
    if !entries.isEmpty {
      lines += [
        "| Severity | Expected | Heard | What differs | Where |", "| --- | --- | --- | --- | --- |",
      ]
      lines += entries.flatMap { entry in entry.findings.map { row(of: $0, in: entry) } } + [""]
    }
    let remarks = comparison.limits.map(\.sentence) + section.remarks
    return lines + remarks.map { "- \(Self.escaped($0))" } + (remarks.isEmpty ? [] : [""])
  }

  private func row(of finding: Finding, in entry: Comparison.Entry) -> String {
    let place = entry.place.map { "`\(Self.code("\($0.file):\($0.line)"))`" } ?? ""
    let cells = [
      finding.severity.rawValue, Self.escaped(entry.expected?.wording.text ?? ""),
      Self.escaped(entry.heard?.wording.text ?? ""), Self.escaped(finding.sentence), place,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func escaped(_ text: String) -> String {
    text.visible.escaped("|*_<>`[]\\#@")
  }

  /// Text for a code span, which knows no escapes.
  private static func code(_ text: String) -> String {
    String(text.visible.map { $0 == "`" || $0 == "|" ? "'" : $0 })
  }
}
