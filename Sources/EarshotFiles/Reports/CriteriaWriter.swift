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
    var lines: [TerminalText] = ["Feature: \(sheet.title)", "  \(sheet.effort)"]
    lines += sheet.facts.map { "  \($0)" } + [""]
    for component in sheet.ofComponents {
      lines += ["  Rule: \(component[0].subject)", ""]
      for row in component.rows { lines += Self.scenario(row) + [""] }
    }
    let notes = sheet.profileNotes.texts.map { "# \($0)" as TerminalText }
    if !notes.isEmpty { lines += notes + [""] }
    return lines.joined(separator: "\n")
  }

  private static func scenario(_ row: CriteriaRow) -> [TerminalText] {
    var tags = ["@\(row.first.area.rawValue.lowercased().replacingSpaces)"]
    tags += Platform.allCases.filter(row.platforms.contains).map { "@\($0.rawValue)" }
    if row.isEssential { tags.append("@essential") }
    // In Gherkin, a tag begins at each "@", so the id's "@" is encoded.
    tags.append("@id:\(row.id.replacing("@", with: "%40"))")
    var lines: [TerminalText] = [
      "    \(tags.joined(separator: " "))",
      "    Scenario: \(row.name)",
      "      Given \(row.given)", "      When \(row.when)",
    ]
    for (index, outcome) in row.then.enumerated() {
      lines.append("      \(index == 0 ? "Then" : "And") \(outcome)")
    }
    for audio in row.audio {
      lines.append("      And it sounds like the recording \"\(audio)\"")
    }
    return lines
  }
}

extension CriteriaWriter {
  fileprivate func markdown(_ sheet: CriteriaSheet) -> MarkdownText {
    var lines: [MarkdownText] = [
      "# Acceptance criteria: \(sheet.title)", "", "\(sheet.effort)", "",
    ]
    if !sheet.facts.isEmpty { lines += sheet.facts.map { "- \($0)" } + [""] }
    for component in sheet.ofComponents {
      lines += ["## \(component[0].subject)", ""]
      for area in Criterion.Area.allCases {
        let rows = component.filter { $0.area == area }.rows
        guard !rows.isEmpty else { continue }
        lines += ["### \(area.rawValue)", ""] + Self.given(rows)
        lines += rows.flatMap(Self.item) + [""]
      }
    }
    return lines.joined(separator: "\n") + sheet.profileNotes.ending()
  }

  private static func given(_ rows: [CriteriaRow]) -> [MarkdownText] {
    var seen: Set<String> = []
    return rows.map(\.given).filter { seen.insert($0).inserted }
      .flatMap { ["Given \($0).", ""] }
  }

  private static func item(_ row: CriteriaRow) -> [MarkdownText] {
    var lines: [MarkdownText] = ["- **\(row.name)**: when \(row.when): \(.code(row.id))"]
    lines += row.then.map { "  - \($0)" }
    lines += row.audio.map { "  - recording: \(.code($0))" }
    return lines + row.parts.map { "  - [ ] passes with \($0.reader)" }
  }
}

extension CriteriaWriter {
  fileprivate func csv(_ sheet: CriteriaSheet) -> Document {
    let readers = sheet.readers
    let header = [
      "ID", "Title", "Section", "Area", "Platform", "Level", "Preconditions", "Steps",
      "Expected Result", "Recording",
    ]
    let hasLanguages = sheet.criteria.contains { $0.language != nil }
    let fields =
      (hasLanguages ? [CriteriaTable.language] : [])
      + readers.flatMap { CriteriaTable.fields(of: $0) } + [CriteriaTable.note]
    let rows = sheet.ofComponents.flatMap(\.rows).map { row in
      [
        row.id, "\(row.first.subject): \(row.name)", row.first.subject, row.first.area.rawValue,
        row.platforms.map(\.rawValue).joined(separator: " "),
        row.isEssential ? "essential" : "all", row.given, row.when,
        row.then.joined(separator: "\n"), row.audio.joined(separator: "\n"),
      ] + fields.map { $0 == CriteriaTable.language ? row.first.language ?? "" : "" }
    }
    return Document(table: [header + fields] + rows)
  }
}

extension String {
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
