import Earshot
import EarshotOutput

extension ComparisonReport {
  var gitlab: Document {
    JSONWriter.line { writer in
      writer.array { list in
        for section in sections {
          var fingerprints = FindingFingerprints()
          for entry in section.comparison.differing {
            for finding in entry.findings {
              let fingerprint = fingerprints.fingerprint(of: finding, in: entry, section)
              Self.write(finding, at: entry.place, fingerprint, in: section, to: &list)
            }
          }
        }
      }
    }
  }

  private static func write(
    _ finding: Finding, at place: SourceLocation?, _ fingerprint: String, in section: Section,
    to list: inout JSONWriter
  ) {
    list.object { issue in
      issue.member("type", "issue")
      issue.member("check_name", finding.kind.rawValue)
      issue.member("description", "\(section.title): \(finding.sentence)")
      issue.member("fingerprint", fingerprint)
      issue.member("severity", severity(of: finding))
      issue.object("location") { location in
        location.member("path", place?.file ?? section.heardFile)
        location.object("lines") { $0.member("begin", max(1, place?.line ?? 1)) }
      }
    }
  }

  private static func severity(of finding: Finding) -> String {
    switch finding.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
