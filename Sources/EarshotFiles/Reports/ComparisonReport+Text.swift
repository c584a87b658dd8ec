import Earshot

extension ComparisonReport {
  /// The form for a terminal: expected above heard, aligned part under part, and below it a
  /// sentence for each finding with its places.
  var text: String {
    sections.map(text).joined(separator: "\n")
  }

  private func text(of section: Section) -> String {
    let style = TextStyle(isOn: isStyled)
    var lines = [
      style.title(
        "\(section.title.visible): \(section.expectedFile.visible) against \(section.heardFile.visible)"
      )
    ]
    lines += section.remarks.map { "  \($0.visible)" }
    for entry in section.comparison.differing {
      lines += [""] + rows(of: entry, style)
    }
    lines +=
      [""] + section.comparison.limits.map { "\($0.severity.rawValue): \($0.sentence.visible)" }
    lines.append(section.comparison.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(of entry: Comparison.Entry, _ style: TextStyle) -> [String] {
    let isPlain = isPlain || entry.columns.isEmpty
    let (expected, heard) =
      isPlain ? (text(of: entry.expected), text(of: entry.heard)) : alignedRows(of: entry)
    return ["  expected  \(expected)", "  heard     \(heard)"]
      + entry.findings.map { finding in
        let severity = style.title(finding.severity.rawValue)
        return "    \(severity): \(finding.sentence.visible) [\(finding.kind.rawValue)]"
      } + places(of: entry).map { "    \(style.remark($0.visible))" }
  }

  private func places(of entry: Comparison.Entry) -> [String] {
    [
      entry.expected?.place.description.map { "expected at \($0)" },
      entry.heard?.place.description.map { "heard at \($0)" },
    ].compactMap { $0 }
  }

  private func text(of stop: Stop?) -> String {
    guard let stop else { return "nothing" }
    return stop.wording.text.isEmpty ? "silence" : stop.wording.text.visible
  }

  private func alignedRows(of entry: Comparison.Entry) -> (String, String) {
    var (expected, heard) = ("", "")
    for column in entry.columns {
      let (above, below) = (column.expected?.text.visible ?? "", column.heard?.visible ?? "")
      let width = max(DisplayWidth.columns(of: above), DisplayWidth.columns(of: below), 1)
      expected += DisplayWidth.padded(above.isEmpty ? "-" : above, to: width) + " | "
      heard += DisplayWidth.padded(below.isEmpty ? "-" : below, to: width) + " | "
    }
    return (Self.trimmed(expected), Self.trimmed(heard))
  }

  /// Cuts off the last bar and the spaces before it.
  private static func trimmed(_ row: String) -> String {
    var row = row[...].dropLast(3)
    while row.last == " " { row = row.dropLast() }
    return String(row)
  }
}
