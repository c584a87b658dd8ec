import Earshot
import EarshotOutput

extension ComparisonReport {
  var github: WorkflowText {
    var lines: [WorkflowText] = []
    for section in sections {
      for entry in section.comparison.differing {
        lines += entry.findings.map { command(of: $0, at: entry.place, in: section) }
      }
      lines += section.comparison.limits.map { command(of: $0, at: nil, in: section) }
      lines.append("\(section.heading): \(section.comparison.summary)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func command(
    of finding: Finding, at place: SourceLocation?, in section: Section
  ) -> WorkflowText {
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties: [WorkflowText] = ["file=\(.property(place?.file ?? section.heardFile))"]
    if let place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=\(.property("\(section.title): \(finding.kind.rawValue)"))")
    return "::\(name) \(properties.joined(separator: ","))::\(finding.sentence)"
  }
}
