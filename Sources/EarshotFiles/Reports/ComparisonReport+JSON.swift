import Earshot

extension ComparisonReport {
  /// The form for other programs.
  var json: String {
    JSONWriter.line { writer in
      writer.object { object in
        object.member("failed", hasFailed)
        object.array("comparisons", of: sections) { list, section in write(section, to: &list) }
      }
    }
  }

  private func write(_ section: Section, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("title", section.title)
      object.member("expected", section.expectedFile)
      object.member("heard", section.heardFile)
      for (name, severity) in [
        ("errors", Finding.Severity.error), ("warnings", .warning), ("notes", .note),
      ] {
        object.key(named: name)
        object.number(section.comparison.count(of: severity))
      }
      object.array("remarks") { list in section.remarks.forEach { list.string($0) } }
      object.array("limits") { list in
        section.comparison.limits.forEach { list.string($0.sentence) }
      }
      object.array("stops", of: section.comparison.entries) { list, entry in
        write(entry, in: section, to: &list)
      }
    }
  }

  private func write(_ entry: Comparison.Entry, in section: Section, to writer: inout JSONWriter) {
    writer.object { object in
      for (name, stop) in [("expected", entry.expected), ("heard", entry.heard)] {
        guard let stop else { continue }
        object.key(named: name)
        write(stop, to: &object)
      }
      object.array("findings", of: entry.findings) { list, finding in
        write(finding, of: entry, in: section, to: &list)
      }
    }
  }

  private func write(_ stop: Stop, to writer: inout JSONWriter) {
    writer.object { object in
      if let identifier = stop.identifier {
        object.member("identifier", identifier)
      }
      switch stop.wording {
      case .text(let text):
        object.member("text", text)
      case .parts(let announcement): object.announcement(announcement)
      }
      write(stop.place, to: &object)
    }
  }

  private func write(_ place: Stop.Place, to object: inout JSONWriter) {
    if let location = place.location {
      object.member("file", location.file)
      object.member("line", location.line)
      object.member("column", location.column)
    }
    if let path = place.path {
      object.member("path", path)
    }
  }

  private func write(
    _ finding: Finding, of entry: Comparison.Entry, in section: Section, to writer: inout JSONWriter
  ) {
    writer.object { object in
      object.member("kind", finding.kind.rawValue)
      object.member("severity", finding.severity.rawValue)
      for (name, text) in [
        ("part", finding.part?.rawValue), ("expected", finding.expected), ("heard", finding.heard),
      ] {
        guard let text else { continue }
        object.key(named: name)
        object.string(text)
      }
      object.member("sentence", finding.sentence)
    }
  }
}
