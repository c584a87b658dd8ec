import EarshotFiles
import Foundation

enum AccuracyPage {
  enum Section: String, CaseIterable {
    case independent = "Independent designs"
    case imported = "Imported designs"
  }

  private static let url = ExampleFolder.url.deletingLastPathComponent()
    .appending(path: "Docs/accuracy.md")

  static func text(of section: Section) throws -> String {
    let page = try String(contentsOf: url, encoding: .utf8)
    guard let start = page.range(of: "\n## \(section.rawValue)\n\n") else { return "" }
    let rest = page[start.upperBound...]
    return String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
  }

  static func write(_ text: String, as section: Section) throws {
    let sections = try Section.allCases.map { other in
      "\n## \(other.rawValue)\n\n" + (other == section ? text : try self.text(of: other))
    }
    try ("# How accurate `diff` is\n" + sections.joined())
      .write(to: url, atomically: true, encoding: .utf8)
  }
}
