import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import Foundation
import Testing

@Suite struct `An operation` {
  private static let designs = [
    "booking", "date-picker", "dropdown", "hotel", "library-ja", "menu", "readme", "search",
  ]

  private func path(_ design: String) -> String { "Examples/\(design).yaml" }

  private func source(_ path: String) throws -> Source {
    .bytes(
      Array(try Data(contentsOf: Command.package.appending(path: path))), named: path)
  }

  private func expect(
    _ result: some Reportable, matches arguments: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for format in type(of: result).formats {
      try expect(result, in: format, matches: arguments, sourceLocation)
    }
  }

  private func expect<Result: Reportable>(
    _ result: Result, in format: ReportFormat<Result>, matches arguments: [String],
    _ sourceLocation: Testing.SourceLocation
  ) throws {
    let outcome = try Command.run(arguments + ["--format", format.id])
    #expect(
      result.written(as: format).text == outcome.output, "\(format.id)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: designs) func `previews as the command does`(_ design: String) throws {
    var preview = Preview(designs: [try source(path(design))])
    preview.states = .all
    try expect(preview.run(), matches: ["preview", path(design), "--states", "all"])
  }

  @Test(arguments: designs) func `checks as the command does`(_ design: String) throws {
    let check = Check(designs: [try source(path(design))])
    let result = try #require(try check.run().first)
    try expect(result, matches: ["check", path(design)])
  }

  @Test(arguments: designs) func `writes criteria as the command does`(_ design: String) throws {
    let criteria = Criteria(design: try source(path(design)))
    try expect(criteria.run(), matches: ["criteria", path(design)])
  }

  @Test(arguments: ["dropdown", "hotel", "search"])
  func `walks as the command does`(_ design: String) throws {
    let script = "Examples/\(design).walk"
    var walk = Walk(design: try source(path(design)), script: try source(script))
    walk.readers.platform = .voiceover
    let result = try walk.run()
    for format in [ReportFormat<WalkedScreen>.text, .markdown, .json, .vtt] {
      try expect(
        result, in: format,
        matches: ["walk", path(design), "--script", script, "--platform", "voiceover"],
        #_sourceLocation)
    }
  }

  @Test(arguments: ["preferences-dump.xml", "preferences-talkback.log"])
  func `compares as the command does`(_ capture: String) throws {
    let (design, capture) = ("Examples/diff/preferences.yaml", "Examples/diff/\(capture)")
    let compare = Compare(design: try source(design), captures: [try source(capture)])
    let result = try #require(try compare.run().first)
    try expect(result, matches: ["diff", design, capture])
  }

  @Test(arguments: ["adb-form.xml", "appium-ios.xml", "maestro-ios.json", "compose-controls.txt"])
  func `announces as the command does`(_ dump: String) throws {
    let dump = "Tests/Dumps/\(dump)"
    let announce = Announce(captures: [try source(dump)])
    let result = try #require(try announce.run().first)
    try expect(result, matches: ["announce", dump])
  }

  @Test(arguments: ["adb-form.xml", "appium-ios.xml"])
  func `imports as the command does`(_ dump: String) throws {
    let dump = "Tests/Dumps/\(dump)"
    let design = try Import(captures: [try source(dump)]).run()
    #expect(try Command.run(["import", dump]).output == design.document.text)
  }

  @Test func `explains as the command does`() throws {
    let explanations = try Explain(word: "in list", designs: [try source(path("dropdown"))]).run()
    let outcome = try Command.run(["explain", "in list", path("dropdown")])
    #expect(explanations.written(as: .text).text == outcome.output)
  }

  @Test func `reports all errors of all inputs together`() throws {
    let wrong = "screen: S\ncomponents: [{kind: buton}]\n"
    let check = Check(
      designs: [.text(wrong, named: "a.yaml"), .text(wrong, named: "b.yaml"), "missing.yaml"])
    let failure = try #require(throws: Failure.self) { try check.run() }
    #expect(failure.errors.map { $0.location?.file } == ["a.yaml", "b.yaml", nil])
    #expect(failure.status == InputError.Kind.cannotOpen.rawValue)
  }

  @Test func `ends when its task is cancelled`() async throws {
    let design = try source(path("hotel"))
    let task = Task {
      var check = Check(designs: Inputs(Array(repeating: design, count: 10_000)))
      check.batch.jobs = 1
      return try await check.result()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `describes its options once`() throws {
    let commands = Command.package.appending(path: "Sources/EarshotCommand/Commands")
    let operations = [
      "PreviewCommand", "CheckCommand", "DiffCommand", "AnnounceCommand", "ImportCommand",
      "CriteriaCommand", "ExplainCommand", "ScoreCommand", "ComposeCommand", "SpeakCommand",
      "ReportCommand", "WalkCommand",
    ]
    for name in operations {
      let text = try String(
        contentsOf: commands.appending(path: "\(name).swift"), encoding: .utf8)
      for wrapper in ["@Option(help:", "@Option(name:", "@Flag(help:", "@Argument(help:"] {
        #expect(!text.contains(wrapper), "\(name) describes an option itself")
      }
    }
  }

  private func keys<Job: DescribedOperation>(_ job: Job.Type) -> [String] {
    Job.options.map(\.key)
  }

  @Test func `has every option once`() {
    let all = [
      keys(Preview.self), keys(Check.self), keys(Compare.self), keys(Announce.self),
      keys(Import.self), keys(Criteria.self), keys(Explain.self), keys(Score.self),
      keys(Compose.self), keys(Speak.self), keys(Report.self), keys(Walk.self),
    ]
    for keys in all { #expect(Set(keys).count == keys.count, "\(keys)") }
  }
}
