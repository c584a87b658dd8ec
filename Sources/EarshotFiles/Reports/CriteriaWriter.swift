import Earshot

/// Writes acceptance criteria for testers.
public struct CriteriaWriter: Sendable {
  /// A format of criteria.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case gherkin, markdown, csv
  }

  /// Creates a writer.
  public init() {}

  /// Returns the criteria of a screen in a format.
  public func written(_ sheet: CriteriaSheet, as format: Format) -> String {
    switch format {
    case .gherkin: gherkin(sheet)
    case .markdown: markdown(sheet)
    case .csv: csv(sheet)
    }
  }
}

// Gherkin.
extension CriteriaWriter {
  private func gherkin(_ sheet: CriteriaSheet) -> String {
    var lines = ["Feature: \(Self.line(sheet.title))", ""]
    for component in sheet.criteria.runs(by: \.component) {
      lines += ["  Rule: \(Self.line(component[0].subject))", ""]
      for criterion in component { lines += Self.scenario(criterion) + [""] }
    }
    return lines.joined(separator: "\n")
  }

  private static func scenario(_ criterion: Criterion) -> [String] {
    var tags = ["@\(criterion.area.rawValue.lowercased().replacingSpaces)"]
    if let platform = criterion.platform { tags.append("@\(platform.rawValue)") }
    let reader = criterion.platform?.readerName ?? "Both platforms"
    var lines = [
      "    \(tags.joined(separator: " "))",
      "    Scenario: \(reader): \(line(criterion.title))",
      "      Given \(line(criterion.given))", "      When \(line(criterion.when))",
    ]
    for (index, outcome) in criterion.then.enumerated() {
      lines.append("      \(index == 0 ? "Then" : "And") \(line(outcome))")
    }
    if let audio = criterion.audio {
      lines.append("      And it sounds as in the recording \"\(line(audio))\"")
    }
    return lines
  }

  /// A text on one line, as every step of Gherkin is.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

// Markdown.
extension CriteriaWriter {
  private func markdown(_ sheet: CriteriaSheet) -> String {
    var lines = ["# Acceptance criteria: \(Self.escaped(sheet.title))", ""]
    for component in sheet.criteria.runs(by: \.component) {
      lines += ["## \(Self.escaped(component[0].subject))", ""]
      for area in Criterion.Area.allCases {
        let criteria = component.filter { $0.area == area }
        guard !criteria.isEmpty else { continue }
        lines += ["### \(area.rawValue)", ""] + Self.given(criteria)
        lines += criteria.flatMap(Self.item) + [""]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What must hold before, once for all that is tested then.
  private static func given(_ criteria: [Criterion]) -> [String] {
    var seen: Set<String> = []
    return criteria.filter { seen.insert($0.given).inserted }
      .flatMap { ["Given \(escaped($0.given)).", ""] }
  }

  private static func item(_ criterion: Criterion) -> [String] {
    let reader = criterion.platform?.readerName ?? "Both platforms"
    let (title, when) = (escaped(criterion.title), escaped(criterion.when))
    var lines = ["- [ ] **\(reader)**, \(title): when \(when):"]
    lines += criterion.then.map { "  - \(escaped($0))" }
    if let audio = criterion.audio { lines.append("  - recording: `\(audio)`") }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    text.escaped("\\`*_<>[]#")
  }
}

// CSV.
extension CriteriaWriter {
  private func csv(_ sheet: CriteriaSheet) -> String {
    let header = ["component", "area", "platform", "title", "given", "when", "then", "recording"]
    return CSVText.text(
      [header]
        + sheet.criteria.map { criterion in
          [
            criterion.component, criterion.area.rawValue, criterion.platform?.rawValue ?? "",
            criterion.title, criterion.given, criterion.when,
            criterion.then.joined(separator: "; "), criterion.audio ?? "",
          ]
        })
  }
}

extension String {
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
