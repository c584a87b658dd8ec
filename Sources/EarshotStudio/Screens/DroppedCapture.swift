import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct DroppedCapture {
  static let acceptedFile = "accepted.yaml"

  let name: String
  private let bytes: [UInt8]

  init(_ name: String?, _ bytes: [UInt8]) {
    self.name = Self.fileName(name) ?? "capture"
    self.bytes = bytes
  }

  static func fileName(_ path: String?) -> String? {
    let steps = path?.split { $0 == "/" || $0 == "\\" }
    return steps?.last.map { String($0.prefix(200)) }
  }

  var source: Source { .bytes(bytes, named: name) }

  func report(on screen: OpenScreen, in folder: DesignFolder) throws -> ComparisonReport? {
    var compare = Compare(design: screen.source, captures: [source])
    compare.accepted = try Self.accepted(for: screen, in: folder)
    return try compare.run(in: folder.context).first
  }

  /// Nil if the project names a file for accepted findings.
  static func accepted(for screen: OpenScreen, in folder: DesignFolder) throws -> Source? {
    guard try folder.projects.project(of: screen.source)?.accepted == nil,
      let accepted = try? folder.bytes(of: acceptedFile)
    else { return nil }
    return .bytes(accepted, named: acceptedFile)
  }

  static func write(
    _ report: ComparisonReport, with screen: OpenScreen, to object: inout JSONWriter
  ) {
    object.objects("sections", of: report.sections) { object, section in
      object.member("title", section.title)
      object.member("summary", Self.summary(of: section.comparison.findings))
      object.member("platform", ifPresent: section.platform?.rawValue)
      object.strings("remarks", section.remarks + section.assumptions)
      object.strings("limits", section.comparison.limits.map(\.sentence))
      let all = section.comparison.entries.flatMap { entry in
        entry.findings.map { (entry: entry, finding: $0) }
      }
      object.objects("findings", of: all) { object, item in
        object.member("severity", item.finding.severity.rawValue)
        object.member("message", item.finding.sentence)
        object.member("expected", item.entry.expected?.wording.text ?? "")
        object.member("heard", item.entry.heard?.wording.text ?? "")
        object.member(
          "component", ifPresent: item.entry.expected?.place.location.flatMap(screen.component(at:))
        )
        object.objects("keys", of: Self.keys(of: item.finding, in: item.entry)) { object, key in
          object.member("key", key.0)
          object.member("value", key.1)
        }
      }
    }
  }

  private static func summary(of findings: [Finding]) -> String {
    let counts = [Finding.Severity.error, .warning, .note].map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }

  private static func keys(
    of finding: Finding, in entry: Comparison.Entry
  ) -> [(String, String)] {
    let stop = entry.expected ?? entry.heard
    let keys: [(String, String?)] = [
      ("kind", finding.kind.rawValue), ("stop", stop?.identifier ?? stop?.wording.text),
      ("part", finding.part?.rawValue),
      ("expected", finding.part == nil ? nil : finding.expected),
      ("heard", finding.part == nil ? nil : finding.heard),
    ]
    return keys.compactMap { key, value in value.map { (key, $0) } }
  }
}
