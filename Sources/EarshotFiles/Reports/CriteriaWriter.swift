import Earshot
import EarshotOutput

extension CriteriaSheet: Reportable {
  public static var formats: [ReportFormat<CriteriaSheet>] { [.gherkin, .markdown, .csv, .html] }
}

extension ReportFormat<CriteriaSheet> {
  /// A Gherkin feature with a scenario for each criterion.
  public static var gherkin: Self {
    Self("gherkin", suffixes: ["feature"]) { sheet, _ in Document(CriteriaWriter().gherkin(sheet)) }
  }

  /// A checklist in Markdown.
  public static var markdown: Self {
    Self("markdown", suffixes: ["md", "markdown"]) { sheet, _ in
      Document(CriteriaWriter().markdown(sheet))
    }
  }

  /// A table for test management tools.
  public static var csv: Self {
    Self("csv", suffixes: ["csv"]) { sheet, _ in CriteriaWriter().csv(sheet) }
  }

  /// A page with a table.
  public static var html: Self {
    Self("html", suffixes: ["html", "htm"]) { sheet, style in
      CriteriaWriter().page(sheet, style.header)
    }
  }
}

struct CriteriaWriter: Sendable {}

extension CriteriaWriter {
  fileprivate func gherkin(_ sheet: CriteriaSheet) -> TerminalText {
    var lines: [TerminalText] = ["Feature: \(sheet.title)", ""]
    for component in sheet.criteria.runs(by: \.component) {
      lines += ["  Rule: \(component[0].subject)", ""]
      for criterion in component { lines += Self.scenario(criterion) + [""] }
    }
    return lines.joined(separator: "\n")
  }

  private static func scenario(_ criterion: Criterion) -> [TerminalText] {
    var tags = ["@\(criterion.area.rawValue.lowercased().replacingSpaces)"]
    if let platform = criterion.platform { tags.append("@\(platform.rawValue)") }
    if criterion.isEssential { tags.append("@essential") }
    // In Gherkin, another tag begins at an "@".
    tags.append("@id:\(criterion.id.replacing("@", with: "%40"))")
    var lines: [TerminalText] = [
      "    \(tags.joined(separator: " "))",
      "    Scenario: \(criterion.name)",
      "      Given \(criterion.given)", "      When \(criterion.when)",
    ]
    for (index, outcome) in criterion.then.enumerated() {
      lines.append("      \(index == 0 ? "Then" : "And") \(outcome.text)")
    }
    if let audio = criterion.audio {
      lines.append("      And it sounds as in the recording \"\(audio)\"")
    }
    return lines
  }
}

extension CriteriaWriter {
  fileprivate func markdown(_ sheet: CriteriaSheet) -> MarkdownText {
    var lines: [MarkdownText] = ["# Acceptance criteria: \(sheet.title)", ""]
    for component in sheet.criteria.runs(by: \.component) {
      lines += ["## \(component[0].subject)", ""]
      for area in Criterion.Area.allCases {
        let criteria = component.filter { $0.area == area }
        guard !criteria.isEmpty else { continue }
        lines += ["### \(area.rawValue)", ""] + Self.given(criteria)
        lines += criteria.flatMap(Self.item) + [""]
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func given(_ criteria: [Criterion]) -> [MarkdownText] {
    var seen: Set<String> = []
    return criteria.filter { seen.insert($0.given).inserted }
      .flatMap { ["Given \($0.given).", ""] }
  }

  private static func item(_ criterion: Criterion) -> [MarkdownText] {
    var lines: [MarkdownText] = [
      "- [ ] **\(criterion.reader)**, \(criterion.title): when \(criterion.when): \(.code(criterion.id))"
    ]
    lines += criterion.then.map { "  - \($0.text)" }
    if let audio = criterion.audio { lines.append("  - recording: \(.code(audio))") }
    return lines
  }
}

extension CriteriaWriter {
  /// Returns a table in which titles are clear without the other columns.
  fileprivate func csv(_ sheet: CriteriaSheet) -> Document {
    let header = [
      "ID", "Title", "Section", "Area", "Platform", "Level", "Preconditions", "Steps",
      "Expected Result", "Recording",
    ]
    return Document(
      table: [header]
        + sheet.criteria.map { criterion in
          [
            criterion.id, "\(criterion.subject): \(criterion.name)", criterion.subject,
            criterion.area.rawValue, criterion.platform?.rawValue ?? "",
            criterion.isEssential ? "essential" : "all", criterion.given, criterion.when,
            criterion.then.map(\.text).joined(separator: "\n"), criterion.audio ?? "",
          ]
        })
  }
}

extension String {
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
