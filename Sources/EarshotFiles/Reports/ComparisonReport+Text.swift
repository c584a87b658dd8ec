import Earshot
import EarshotOutput

extension ComparisonReport {
  func text(_ style: ReportStyle) -> TerminalText {
    sections.map { text(of: $0, style) }.joined(separator: "\n")
  }

  private func text(of section: Section, _ look: ReportStyle) -> TerminalText {
    let style = TextStyle(isOn: look.isStyled)
    var lines: [TerminalText] = [
      style.title(
        "\(section.heading): \(section.expectedFile) against \(section.heardFile)")
    ]
    lines += section.remarks.map { "  \($0)" }
    for entry in section.comparison.differing {
      lines += [""] + Self.rows(of: entry, style, isPlain: look.isPlain)
    }
    lines +=
      [""] + section.comparison.limits.map { "\($0.severity.rawValue): \($0.sentence)" }
    lines.append("\(section.comparison.summary)")
    return lines.joined(separator: "\n") + "\n"
  }

  static func lines(on entry: Comparison.Entry) -> [TerminalText] {
    rows(of: entry, TextStyle(isOn: false))
  }

  private static func rows(
    of entry: Comparison.Entry, _ style: TextStyle, isPlain: Bool = false
  ) -> [TerminalText] {
    let isPlain = isPlain || entry.columns.isEmpty
    let (expected, heard) =
      isPlain ? (text(of: entry.expected), heardText(of: entry)) : alignedRows(of: entry)
    let action: [TerminalText] = entry.action.map { ["  action    \($0.title)"] } ?? []
    return action + ["  expected  \(expected)", "  heard     \(heard)"]
      + entry.findings.map { finding in
        let severity = style.title("\(finding.severity.rawValue)")
        return "    \(severity): \(finding.sentence) [\(finding.kind.rawValue)]"
      } + places(of: entry).map { "    \(style.remark("\($0)"))" }
  }

  package var failures: [String] {
    sections.flatMap { section in
      let failing = section.comparison.differing.filter { entry in
        entry.findings.contains { $0.severity >= self.failing }
      }
      return failing.map { entry in
        let title: TerminalText = "\(section.heading)"
        return ([title] + Self.lines(on: entry)).joined(separator: "\n").text
      } + section.comparison.limits.filter { $0.severity >= self.failing }.map(\.sentence)
    }
  }

  private static func places(of entry: Comparison.Entry) -> [String] {
    [
      entry.expected?.place.description.map { "expected at \($0)" },
      entry.heard?.place.description.map { "heard at \($0)" },
    ].compactMap { $0 }
  }

  private static func heardText(of entry: Comparison.Entry) -> TerminalText {
    let hasNoNote =
      entry.heard?.wording.text.isEmpty == true
      && entry.findings.contains { $0.kind == .failedTest }
    return hasNoNote ? "not noted" : text(of: entry.heard)
  }

  private static func text(of stop: Stop?) -> TerminalText {
    guard let stop else { return "nothing" }
    return stop.wording.text.isEmpty ? "silence" : "\(stop.wording.text)"
  }

  private static func alignedRows(of entry: Comparison.Entry) -> (TerminalText, TerminalText) {
    var (expected, heard): (TerminalText, TerminalText) = ("", "")
    for (number, column) in entry.columns.enumerated() {
      let above = cell(column.expected?.text)
      let below = cell(column.heard)
      guard number < entry.columns.count - 1 else { return (expected + above, heard + below) }
      let width = max(DisplayWidth.columns(of: above), DisplayWidth.columns(of: below))
      expected += DisplayWidth.padded(above, to: width) + " | "
      heard += DisplayWidth.padded(below, to: width) + " | "
    }
    return (expected, heard)
  }

  private static func cell(_ text: String?) -> TerminalText {
    guard let text, !text.isEmpty else { return "-" }
    return "\(text)"
  }
}

extension SessionAction {
  var title: String { isRecorded ? "\(action)" : "\(action) (inferred)" }
}

extension ComparisonReport.Section {
  var heading: String {
    assumptions.isEmpty ? title : "\(title) (\(assumptions.joined(separator: "; ")))"
  }
}
