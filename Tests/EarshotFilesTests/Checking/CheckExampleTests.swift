import Earshot
import EarshotFiles
import Foundation
import Testing

@Suite struct `Examples` {
  @Test(arguments: ExampleFile.all)
  func `have no finding above a note`(_ example: ExampleFile) throws {
    let findings = try example.findings().filter { $0.severity > .note }
    #expect(findings == [])
  }

  @Test(arguments: ExampleFile.all)
  func `pin every component that is a stop on both platforms`(_ example: ExampleFile) throws {
    for component in try DesignReader.screen(at: example.path).allComponents {
      let profiles = Set(component.common.expectations.map(\.profile))
      #expect(profiles.isSuperset(of: ["voiceover", "talkback"]), "\(component.id)")
    }
  }

  @Test(arguments: ExampleFile.all)
  func `have findings if their pinned announcements are wrong`(_ example: ExampleFile) throws {
    let design = try String(contentsOfFile: example.path, encoding: .utf8)
    let count = try DesignReader.screen(at: example.path).allComponents
      .map(\.common.expectations.count).reduce(0, +)
    let wrong = design.replacing("\"\n", with: " knob\"\n")
    let findings = try designFindings(design: wrong, file: example.path)
    #expect(count > 0)
    #expect(findings.filter { $0.kind == .expectation && $0.severity == .error }.count == count)
  }

  @Test func `in another language list the words that stay English`() throws {
    let example = try #require(ExampleFile.all.first { $0.path.hasSuffix("library-ja.yaml") })
    let findings = try example.findings()
    #expect(findings.map(\.kind) == [.englishWords, .englishWords, .emojiInName])
    #expect(findings.allSatisfy { $0.severity == .note })
  }
}

struct ExampleFile: CustomTestStringConvertible, Sendable {
  let path: String

  var testDescription: String { URL(filePath: path).lastPathComponent }

  // The README's example contains a mistake on purpose.
  static let all = ExampleFolder.names.filter { $0 != "readme.yaml" }
    .map { ExampleFile(path: ExampleFolder.url.appending(path: $0).path()) }

  func findings() throws -> [DesignFinding] {
    let design = try String(contentsOfFile: path, encoding: .utf8)
    return try designFindings(design: design, file: path)
  }
}
