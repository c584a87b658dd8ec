import Earshot
import EarshotFiles
import EarshotKit
import Testing

extension ReportFormat<CheckedDesign> {
  fileprivate static var tasks: Self {
    Self("tasks", suffixes: ["md"], opening: "## ", in: .separated(by: "\n")) { design, style in
      let box: MarkdownText = style.isPlain ? "- " : "- [ ] "
      let tasks = design.findings.map { finding in "\(box)\(finding.message)\n" as MarkdownText }
      return Document("## \(design.screen.title)\n" + tasks.joined())
    }
  }

  fileprivate static var tally: Self {
    Self(
      "tally", suffixes: ["csv"],
      whole: { designs, _ in
        let counts = designs.map { [$0.file, "\($0.findings.count)"] }
        return Document(
          table: counts + [["all", "\(designs.reduce(0) { $0 + $1.findings.count })"]])
      })
  }
}

@Suite struct `A new report format` {
  private func checked() throws -> [CheckedDesign] {
    let designs = ["Flights *": "Search button", "Bags": "Add button"].sorted { $0.key > $1.key }
      .map { title, label in
        Source.text(
          "screen: \(title)\ncomponents: [{kind: button, label: \(label)}]\n",
          named: "\(title.prefix(4)).yaml")
      }
    return try Check(designs: Inputs(designs)).run()
  }

  @Test func `writes the result of an operation`() throws {
    let checked = try checked()
    let findings = checked.map { $0.findings.count }
    #expect(findings.allSatisfy { $0 > 0 })
    let lines = ReportFormat<CheckedDesign>.tasks.written(checked).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == #"## Flights \*"#)
    #expect(lines[findings[0] + 1].isEmpty && lines[findings[0] + 2] == "## Bags")
    #expect(lines.filter { $0.hasPrefix("- [ ] ") }.count == findings.reduce(0, +))
  }

  @Test func `follows the style`() throws {
    var style = ReportStyle()
    style.isPlain = true
    let design = try #require(try checked().first)
    let text = design.written(as: .tasks, style: style).text
    #expect(text.contains("\n- ") && !text.contains("[ ]"))
  }

  @Test func `can need all results at once`() throws {
    let checked = try checked()
    let counts = checked.map { $0.findings.count }
    #expect(
      ReportFormat<CheckedDesign>.tally.written(checked).text
        .split(whereSeparator: \.isNewline) == [
          "Flig.yaml,\(counts[0])", "Bags.yaml,\(counts[1])", "all,\(counts.reduce(0, +))",
        ])
  }

  @Test func `has a unique name`() {
    let formats = CheckedDesign.formats + [.tasks, .tally]
    #expect(Set(formats.map(\.id)).count == formats.count)
  }
}
