import Earshot

extension ComparisonReport {
  /// The form for other programs.
  var json: String {
    var writer = JSONWriter()
    writer.object { object in
      object.key("failed")
      object.bool(hasFailed)
      object.key("comparisons")
      object.array { list in
        for section in sections { write(section, to: &list) }
      }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ section: Section, to writer: inout JSONWriter) {
    writer.object { object in
      object.key("title")
      object.string(section.title)
      object.key("expected")
      object.string(section.expectedFile)
      object.key("heard")
      object.string(section.heardFile)
      for (name, severity) in [
        ("errors", Finding.Severity.error), ("warnings", .warning), ("notes", .note),
      ] {
        object.key(named: name)
        object.number(section.comparison.count(of: severity))
      }
      object.key("remarks")
      object.array { list in section.remarks.forEach { list.string($0) } }
      object.key("limits")
      object.array { list in section.comparison.limits.forEach { list.string($0.sentence) } }
      object.key("stops")
      object.array { list in
        for entry in section.comparison.entries { write(entry, in: section, to: &list) }
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
      object.key("findings")
      object.array { list in
        for finding in entry.findings { write(finding, of: entry, in: section, to: &list) }
      }
    }
  }

  private func write(_ stop: Stop, to writer: inout JSONWriter) {
    writer.object { object in
      if let identifier = stop.identifier {
        object.key("identifier")
        object.string(identifier)
      }
      switch stop.wording {
      case .text(let text):
        object.key("text")
        object.string(text)
      case .parts(let announcement): object.announcement(announcement)
      }
      write(stop.place, to: &object)
    }
  }

  private func write(_ place: Stop.Place, to object: inout JSONWriter) {
    if let location = place.location {
      object.key("file")
      object.string(location.file)
      object.key("line")
      object.number(location.line)
      object.key("column")
      object.number(location.column)
    }
    if let path = place.path {
      object.key("path")
      object.string(path)
    }
  }

  private func write(
    _ finding: Finding, of entry: Comparison.Entry, in section: Section, to writer: inout JSONWriter
  ) {
    writer.object { object in
      object.key("kind")
      object.string(finding.kind.rawValue)
      object.key("severity")
      object.string(finding.severity.rawValue)
      for (name, text) in [
        ("part", finding.part?.rawValue), ("expected", finding.expected), ("heard", finding.heard),
      ] {
        guard let text else { continue }
        object.key(named: name)
        object.string(text)
      }
      object.key("sentence")
      object.string(finding.sentence)
    }
  }
}
