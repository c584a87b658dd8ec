public import Earshot
public import EarshotOutput

/// Writes what `check` finds.
public struct DesignFindingWriter: Sendable {
  /// A format.
  public enum Format: String, Sendable, CaseIterable {
    case text, json, jsonl, html
  }

  /// What stands before the findings of several designs, between those of two, and behind the last, where
  /// those of each are ``items(_:)``.
  package static let frame: (opening: Document, separator: Document, closing: Document) = {
    let bytes = report([], in: nil).bytes
    let end = bytes.lastIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex
    return (
      Document(json: Array(bytes[..<end])), Document(json: [UInt8(ascii: ",")]),
      Document(json: Array(bytes[end...]))
    )
  }()

  /// Creates a writer.
  public init() {}

  /// Returns findings in a format: text has one line for each, JSON is one object, JSON lines have a line
  /// for each design, and a page draws the screens that they are found in.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - screens: The screens, for a page.
  ///   - file: The design, as its line in JSON lines tells it.
  ///   - format: The format.
  /// - Returns: The findings as a document.
  public func written(
    _ findings: [DesignFinding], of screens: [PreviewWriter.Screenful] = [], in file: String? = nil,
    as format: Format
  ) -> Document {
    switch format {
    case .text: Document(findings.map { "\($0)\n" as TerminalText }.joined())
    case .json: Self.report(findings, in: nil)
    case .jsonl: Self.report(findings, in: file)
    case .html: page(findings, of: screens)
    }
  }

  /// Returns the findings of one of several designs, as they stand in the one list of all.
  package func items(_ findings: [DesignFinding]) -> Document {
    var writer = JSONWriter()
    writer.objects(of: findings, Self.write)
    return Document(json: Array(writer.bytes.dropFirst().dropLast()))
  }

  private static func report(_ findings: [DesignFinding], in file: String?) -> Document {
    JSONWriter.line { writer in
      writer.object { report in
        report.member("version", ReportSchema.version)
        report.member("file", ifPresent: file)
        report.objects("findings", of: findings, write)
      }
    }
  }

  private static func write(_ object: inout JSONWriter, _ finding: DesignFinding) {
    object.place(finding.location)
    object.member("severity", finding.severity.rawValue)
    object.member("kind", finding.kind.id)
    object.member("message", finding.message)
  }
}
