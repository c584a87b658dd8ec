import Earshot
import EarshotOutput

extension ComparisonReport {
  var junit: Escaped<XML> {
    var lines: [Escaped<XML>] = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let tests = sections.reduce(0) { $0 + $1.comparison.entries.count }
    let failures = sections.reduce(0) { $0 + self.failures(in: $1) }
    lines.append("<testsuites name=\"earshot\" tests=\"\(tests)\" failures=\"\(failures)\">")
    for section in sections { lines += suite(of: section) }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func failures(in section: Section) -> Int {
    var groups = MergedGroups(failing: failing)
    return section.comparison.entries.count { entry in
      groups.finding(of: entry) != nil || entry.findings.contains { $0.severity >= failing }
    }
  }

  private func suite(of section: Section) -> [Escaped<XML>] {
    let name: Escaped<XML> =
      "\(section.title): \(section.expectedFile) against \(section.heardFile)"
    let entries = section.comparison.entries
    var lines: [Escaped<XML>] = [
      "  <testsuite name=\"\(name)\" tests=\"\(entries.count)\" "
        + "failures=\"\(failures(in: section))\" errors=\"0\" skipped=\"0\">"
    ]
    let known =
      [section.profile].compactMap(\.self).map { ("profile", $0) }
      + section.assumptions.map { ("assumption", $0) }
    if !known.isEmpty {
      lines.append("    <properties>")
      lines += known.map { "      <property name=\"\($0)\" value=\"\($1)\"/>" }
      lines.append("    </properties>")
    }
    // CI systems find a test in an earlier report by its name, so the name must not depend on other
    // stops.
    var counts: [String: Int] = [:]
    var groups = MergedGroups(failing: failing)
    for entry in entries {
      let name = entry.testName
      counts[name, default: 0] += 1
      let number = counts[name, default: 1]
      lines += test(
        of: entry, named: number == 1 ? name : "\(name) (\(number))", in: section,
        merged: groups.finding(of: entry))
    }
    let notes = section.comparison.limits.map(\.sentence) + section.remarks
    if !notes.isEmpty {
      lines.append("    <system-out>\(notes.joined(separator: "\n"))</system-out>")
    }
    return lines + ["  </testsuite>"]
  }

  private func test(
    of entry: Comparison.Entry, named name: String, in section: Section, merged: Finding?
  ) -> [Escaped<XML>] {
    let open: Escaped<XML> = "    <testcase classname=\"\(section.title)\" name=\"\(name)\""
    if let merged {
      return [
        open + ">",
        "      <failure message=\"This is no stop of its own: \(merged.sentence)\" "
          + "type=\"\(merged.kind.rawValue)\"/>", "    </testcase>",
      ]
    }
    guard !entry.findings.isEmpty else { return [open + "/>"] }
    var lines = [open + ">"]
    let failed = entry.findings.filter { $0.severity >= failing }
    if let first = failed.first {
      lines.append(
        "      <failure message=\"\(first.sentence)\" "
          + "type=\"\(first.kind.rawValue)\">\(details(of: failed, in: entry))</failure>")
    }
    let others = entry.findings.filter { $0.severity < failing }
    if !others.isEmpty {
      lines.append("      <system-out>\(details(of: others, in: entry))</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  private func details(of findings: [Finding], in entry: Comparison.Entry) -> String {
    var lines = findings.map { "\($0.severity.rawValue): \($0.sentence) [\($0.kind.rawValue)]" }
    lines.append("expected: \(entry.expected?.wording.text ?? "nothing")")
    lines.append("heard: \(entry.heard?.wording.text ?? "nothing")")
    lines += [entry.expected?.place.description, entry.heard?.place.description].compactMap { $0 }
    return lines.joined(separator: "\n")
  }
}

extension Comparison.Entry {
  fileprivate var testName: String {
    expected?.expectation?.stopName ?? (expected ?? heard)?.identifier ?? title
  }
}

/// If several stops are merged, only the first has the finding; this type repeats the finding for
/// the other stops.
private struct MergedGroups {
  private let failing: Finding.Severity
  private var group: (place: Int, finding: Finding)?

  init(failing: Finding.Severity) { self.failing = failing }

  mutating func finding(of entry: Comparison.Entry) -> Finding? {
    guard let place = entry.heardPlace else { return nil }
    if let merged = entry.findings.first(where: { $0.kind == .mergedStops }) {
      group = merged.severity >= failing ? (place, merged) : nil
      return nil
    }
    guard let group, group.place == place, entry.findings.isEmpty else { return nil }
    return group.finding
  }
}
