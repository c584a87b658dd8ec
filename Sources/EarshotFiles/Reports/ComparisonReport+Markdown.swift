import Earshot
import EarshotOutput

extension ComparisonReport {
  var markdown: MarkdownText {
    var lines: [MarkdownText] = ["## Screen reader announcements", ""]
    for section in sections { lines += self.lines(of: section) }
    // Without blank lines, Markdown joins the notes to one paragraph.
    lines += notes.flatMap { ["\($0)" as MarkdownText, ""] }.dropLast()
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of section: Section) -> [MarkdownText] {
    let comparison = section.comparison
    var lines: [MarkdownText] = [
      "### \(section.heading)", "",
      "\(.code(section.expectedFile)) against \(.code(section.heardFile)): \(comparison.summary)",
      "",
    ]
    let entries = comparison.differing
    if !entries.isEmpty {
      lines += [
        "| Severity | Expected | Heard | Difference | Place |", "| --- | --- | --- | --- | --- |",
      ]
      lines += entries.flatMap { entry in entry.findings.map { row(of: $0, in: entry) } } + [""]
    }
    let remarks = comparison.limits.map(\.sentence) + section.remarks
    return lines + remarks.map { "- \($0)" } + (remarks.isEmpty ? [] : [""])
  }

  private func row(of finding: Finding, in entry: Comparison.Entry) -> MarkdownText {
    let place = entry.place.map { MarkdownText.code("\($0.file):\($0.line)", inTable: true) }
    let cells: [MarkdownText] = [
      "\(finding.severity.rawValue)", "\(entry.expected?.wording.text ?? "")",
      "\(entry.heard?.wording.text ?? "")", "\(finding.sentence)", place ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}
