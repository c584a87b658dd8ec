import Earshot
import EarshotOutput

extension ComparisonReport {
  var json: Document {
    JSONWriter.line { writer in
      writer.object { object in
        object.member("version", ReportSchema.version)
        object.member("failed", hasFailed)
        object.objects("comparisons", of: sections) { Self.write($1, to: &$0) }
      }
    }
  }

  var jsonLines: Document {
    var lines: [Document] = []
    var unreadable = unreadable[...]
    for index in 0...sections.count {
      while let capture = unreadable.first, capture.sectionsBefore == index {
        lines.append(MistakeLine(capture.errors, file: capture.file).document)
        unreadable = unreadable.dropFirst()
      }
      if index < sections.count { lines.append(line(for: sections[index])) }
    }
    return lines.joined()
  }

  private func line(for section: Section) -> Document {
    JSONWriter.line { writer in
      writer.object { object in
        object.member("version", ReportSchema.version)
        object.member("failed", section.comparison.findings.contains { $0.severity >= failing })
        Self.write(section, to: &object)
      }
    }
  }

  private static func write(_ section: Section, to object: inout JSONWriter) {
    object.member("title", section.title)
    object.assumptions(of: section)
    object.member("expected", section.expectedFile)
    object.member("heard", section.heardFile)
    object.member("errors", section.comparison.count(of: .error))
    object.member("warnings", section.comparison.count(of: .warning))
    object.member("notes", section.comparison.count(of: .note))
    object.strings("remarks", section.remarks)
    object.strings("limits", section.comparison.limits.map(\.sentence))
    object.objects("stops", of: section.comparison.entries) { object, entry in
      if let action = entry.action {
        object.member("action", action.action.description)
        object.member("recorded", action.isRecorded)
      }
      if let expected = entry.expected { object.object("expected") { write(expected, to: &$0) } }
      if let heard = entry.heard { object.object("heard") { write(heard, to: &$0) } }
      object.objects("findings", of: entry.findings) { write($1, to: &$0) }
      guard !entry.findings.isEmpty else { return }
      object.strings("lines", lines(on: entry).map(\.text))
    }
  }

  private static func write(_ stop: Stop, to object: inout JSONWriter) {
    object.member("id", ifPresent: stop.expectation?.description)
    object.member("identifier", ifPresent: stop.identifier)
    object.wording(stop.wording, textKey: "text")
    if let location = stop.place.location { object.place(location) }
    object.member("path", ifPresent: stop.place.path)
  }

  private static func write(_ finding: Finding, to object: inout JSONWriter) {
    object.member("kind", finding.kind.rawValue)
    object.member("severity", finding.severity.rawValue)
    object.member("part", ifPresent: finding.part?.rawValue)
    object.member("expected", ifPresent: finding.expected)
    object.member("heard", ifPresent: finding.heard)
    object.member("sentence", finding.sentence)
  }
}

extension JSONWriter {
  mutating func assumptions(of section: ComparisonReport.Section) {
    member("profile", ifPresent: section.profile)
    strings("assumptions", section.assumptions)
  }
}
