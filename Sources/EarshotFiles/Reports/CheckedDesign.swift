public import Earshot
import EarshotOutput

/// The findings in one design.
public struct CheckedDesign: Sendable {
  /// The design's file, as the user named it.
  public var file: String
  /// The screen in the file.
  public var screen: Screen
  /// The findings, in the order of the file.
  public var findings: [DesignFinding]
  package var project: String?
  package var readings: [String] = []
  package var profiles: [Profile] = []
  package var preview: (@Sendable () -> PreviewedScreen)?

  /// Creates a checked design with its findings.
  public init(file: String, screen: Screen, findings: [DesignFinding]) {
    self.file = file
    self.screen = screen
    self.findings = findings
  }
}

extension CheckedDesign: Reportable {
  public static var formats: [ReportFormat<CheckedDesign>] { [.text, .json, .jsonl, .html] }

  public var notes: [String] {
    ProfileNotes(profiles, kinds: screen.allComponents.map(\.kind.name)).texts
  }
}

extension ReportFormat<CheckedDesign> {
  /// Text with one line for each finding.
  public static var text: Self {
    Self("text") { design, _ in
      Document(design.findings.map { "\($0)\n" as TerminalText }.joined())
    }
  }

  /// JSON with one object for the findings of all designs.
  public static var json: Self {
    Self("json", suffixes: ["json"], in: .list(in: DesignFindingWriter.report([], in: nil))) {
      design, _ in
      DesignFindingWriter.items(design.findings)
    }
  }

  /// JSON Lines with one object for each design.
  public static var jsonl: Self {
    Self("jsonl", suffixes: ["jsonl"], in: .lines) { design, _ in
      DesignFindingWriter.report(design.findings, in: design.file, of: design.project)
    }
  }

  /// A page with drawings of the screens and their findings.
  public static var html: Self {
    Self(
      "html", suffixes: ["html", "htm"],
      whole: { designs, style in
        DesignFindingWriter().page(
          designs.flatMap(\.findings), of: designs.compactMap { $0.preview?() }, style.header)
      })
  }
}
