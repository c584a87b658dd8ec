import Earshot

extension ComparisonReport {
  /// Workflow commands that GitHub shows beside the lines of a pull request.
  var github: String {
    var lines: [String] = []
    for section in sections {
      for entry in section.comparison.differing {
        lines += entry.findings.map { command(of: $0, at: entry.place, in: section) }
      }
      lines += section.comparison.limits.map { command(of: $0, at: nil, in: section) }
      lines.append(Self.escaped("\(section.title): \(section.comparison.summary)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func command(
    of finding: Finding, at place: SourceLocation?, in section: Section
  ) -> String {
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties = ["file=\(Self.property(place?.file ?? section.heardFile))"]
    if let place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=\(Self.property("\(section.title): \(finding.kind.rawValue)"))")
    return "::\(name) \(properties.joined(separator: ","))::\(Self.escaped(finding.sentence))"
  }

  /// Escapes a message as GitHub's toolkit does, so that no text can make a command of its own.
  private static func escaped(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replacing(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
