import Earshot
import EarshotOutput

extension ScoreReport {
  static func table(_ reports: [ScoreReport]) -> Document {
    let scores = markdown(
      ["profile", "cases", "exact", "another order", "word overlap (F1)"],
      reports.map { report in
        let total = report.score.total
        return [
          report.profile.id, "\(total.cases)", percent(total.exactPercent),
          percent(total.otherOrderPercent), percent(total.wordF1),
        ]
      })
    return Document(([scores] + reports.flatMap(\.partTables)).joined(separator: "\n"))
  }

  private var partTables: [MarkdownText] {
    let parts = PartScore(score, options: options)
    return [
      Self.markdown(
        ["\(profile.id), kind of part", "predicted", "heard as predicted", "heard, not predicted"],
        parts.kinds.map {
          [$0.kind.rawValue, "\($0.tally.said)", "\($0.tally.heard)", "\($0.tally.besides)"]
        }),
      Self.markdown(
        ["\(profile.id), rule", "predicted", "heard as predicted"],
        parts.rules.map { [$0.rule.rawValue, "\($0.tally.said)", "\($0.tally.heard)"] }),
    ]
  }

  private static func markdown(_ head: [String], _ rows: [[String]]) -> MarkdownText {
    let table = ([head] + rows).map { $0.map { MarkdownText($0) } }
    let widths = head.indices.map { column in
      table.map { DisplayWidth.columns(ofWritten: $0[column].text) }.max() ?? 0
    }
    let lines = table.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + .spaces(width - DisplayWidth.columns(ofWritten: cell.text))
      }
      return "| \(padded.joined(separator: " | ")) |\n" as MarkdownText
    }
    var rule: MarkdownText = "|"
    for width in widths {
      for _ in 0..<width + 2 { rule += "-" }
      rule += "|"
    }
    return lines[0] + rule + "\n" + lines.dropFirst().joined()
  }
}
