import Earshot
import EarshotOutput

struct DesignFindingWriter: Sendable {
  static func items(_ findings: [DesignFinding]) -> Document {
    var writer = JSONWriter()
    writer.objects(of: findings, write)
    return Document(json: Array(writer.bytes.dropFirst().dropLast()))
  }

  static func report(
    _ findings: [DesignFinding], in file: String?, of project: String? = nil
  ) -> Document {
    JSONWriter.line { writer in
      writer.object { report in
        report.member("version", ReportSchema.version)
        report.member("file", ifPresent: file)
        report.member("project", ifPresent: project)
        report.objects("findings", of: findings, write)
      }
    }
  }

  private static func write(_ object: inout JSONWriter, _ finding: DesignFinding) {
    object.place(finding.location)
    object.member("severity", finding.severity.rawValue)
    object.member("kind", finding.kind.id)
    object.member("message", finding.message)
    object.member("criterion", ifPresent: finding.kind.standard)
    object.member("affects", ifPresent: finding.kind.affects)
  }
}
