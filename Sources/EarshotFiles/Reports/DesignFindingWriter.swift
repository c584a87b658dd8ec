public import Earshot
public import EarshotOutput

/// Writes what `check` finds.
public struct DesignFindingWriter: Sendable {
  /// A format.
  public enum Format: String, Sendable, CaseIterable {
    case text, json, html
  }

  /// Creates a writer.
  public init() {}

  /// Returns findings in a format: text has one line for each, JSON is one object, and a page draws the
  /// screens that they are found in.
  public func written(
    _ findings: [DesignFinding], of screens: [PreviewWriter.Screenful] = [], as format: Format
  ) -> Document {
    switch format {
    case .text: Document(findings.map { "\($0)\n" as TerminalText }.joined())
    case .json: json(findings)
    case .html: page(findings, of: screens)
    }
  }

  private func json(_ findings: [DesignFinding]) -> Document {
    JSONWriter.line { writer in
      writer.object { report in
        report.member("version", ReportSchema.version)
        report.objects("findings", of: findings) { object, finding in
          object.place(finding.location)
          object.member("severity", finding.severity.rawValue)
          object.member("kind", finding.kind.id)
          object.member("message", finding.message)
        }
      }
    }
  }
}
