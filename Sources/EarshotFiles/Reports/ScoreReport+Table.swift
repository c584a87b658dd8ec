import Earshot

extension ScoreReport {
  /// Returns the tables: a row for each profile, and for each profile its parts by kind and by rule.
  public static func table(_ reports: [ScoreReport]) -> String {
    let scores = markdown(
      ["profile", "cases", "exact", "but for order", "word F1"],
      reports.map { report in
        let total = report.score.total
        return [
          report.profile.id, "\(total.cases)", percent(total.exactPercent),
          percent(total.otherOrderPercent), percent(total.wordF1),
        ]
      })
    return ([scores] + reports.flatMap(\.partTables)).joined(separator: "\n")
  }

  private var partTables: [String] {
    let parts = PartScore(score, options: options)
    return [
      Self.markdown(
        ["\(profile.id), kind of part", "said", "heard so", "heard besides"],
        parts.kinds.map {
          [$0.kind.rawValue, "\($0.tally.said)", "\($0.tally.heard)", "\($0.tally.besides)"]
        }),
      Self.markdown(
        ["\(profile.id), rule", "said", "heard so"],
        parts.rules.map { [$0.rule.rawValue, "\($0.tally.said)", "\($0.tally.heard)"] }),
    ]
  }

  /// Returns a table of Markdown, its columns as wide as what is in them.
  private static func markdown(_ head: [String], _ rows: [[String]]) -> String {
    let widths = head.indices.map { column in
      ([head] + rows).map { DisplayWidth.columns(of: $0[column]) }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      "| "
        + zip(cells, widths).map { DisplayWidth.padded($0, to: $1) }.joined(separator: " | ")
        + " |\n"
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined() + "\n"
    return line(head) + rule + rows.map(line).joined()
  }
}
