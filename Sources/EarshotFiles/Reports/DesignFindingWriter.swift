public import Earshot

/// Writes what `check` finds.
public struct DesignFindingWriter: Sendable {
  /// A format.
  public enum Format: String, Sendable, CaseIterable {
    case text, json
  }

  /// Creates a writer.
  public init() {}

  /// Returns findings in a format: text has one line for each, JSON is one array.
  public func written(_ findings: [DesignFinding], as format: Format) -> String {
    switch format {
    case .text: findings.map { "\($0.description.visible)\n" }.joined()
    case .json: json(findings)
    }
  }

  private func json(_ findings: [DesignFinding]) -> String {
    var writer = JSONWriter()
    writer.array { list in
      for finding in findings { write(finding, to: &list) }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ finding: DesignFinding, to writer: inout JSONWriter) {
    writer.object { object in
      object.key("file")
      object.string(finding.location.file)
      object.key("line")
      object.number(finding.location.line)
      object.key("column")
      object.number(finding.location.column)
      object.key("severity")
      object.string(finding.severity.rawValue)
      object.key("kind")
      object.string(finding.kind.id)
      object.key("message")
      object.string(finding.message)
    }
  }
}
