import Foundation
import TestTools
import Testing

@Suite(.enabled(if: Browser.isThere)) struct `The results that a page saves` {
  private static let examples = [
    "dropdown", "booking", "search", "menu", "date-picker", "hotel",
  ]

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func tables(
    of command: [String], saying verdict: String, note: String = ""
  ) throws -> [String] {
    let page = scratch.folder.appending(path: "page.html").path()
    let outcome = try Command.run(command + ["-o", page])
    #expect(outcome.status == 0, "\(outcome)")
    let saved = try Python.run(
      Browser.script("results.py"), [page, scratch.folder.path(), verdict, note])
    #expect(saved.status == 0, "\(saved)")
    return saved.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: examples)
  func `agree with the design if the tester heard the expected announcements`(name: String) throws {
    let design = "Examples/\(name).yaml"
    let tables = try tables(of: ["criteria", design, "--format", "html"], saying: "pass")
    #expect(tables.count == 1)
    let outcome = try Command.run(["diff", design] + tables)
    #expect(outcome.status == 0 && !outcome.output.contains("no criterion"), "\(outcome)")
  }

  @Test func `are differences if the tester noted failures`() throws {
    let note = "=HYPERLINK(\"x\"), \"too late\""
    let tables = try tables(
      of: ["criteria", "Examples/menu.yaml", "--format", "html"], saying: "fail", note: note)
    let table = try String(contentsOfFile: #require(tables.first), encoding: .utf8)
    #expect(table.contains(",\"'=HYPERLINK(\"\"x\"\"), \"\"too late\"\"\"\r\n"))
    let outcome = try Command.run(["diff", "Examples/menu.yaml", "--format", "json"] + tables)
    let failures = outcome.output.matches(of: /"kind":"failed-test"/).count
    #expect(outcome.status == 1)
    // If a test for both platforms fails, it counts as one failure on each platform.
    let fails = table.matches(of: /,"fail"/).count + table.matches(of: /\.text-size"/).count
    #expect(failures == fails, "\(outcome)")
    #expect(outcome.output.contains("(=HYPERLINK(\\\"x\\\"), \\\"too late\\\")"))
  }

  @Test func `are a table for each screen of a report`() throws {
    let designs = try ["First", "Second"].map { title in
      try scratch.file(
        "\(title).yaml",
        Data("screen: \(title)\ncomponents: [{kind: button, label: \(title)}]\n".utf8)
      ).path()
    }
    let tables = try tables(of: ["report", "--criteria"] + designs, saying: "pass")
    #expect(tables.count == 2)
    for (design, table) in zip(designs, tables) {
      let outcome = try Command.run(["diff", design, table])
      #expect(outcome.status == 0, "\(outcome)")
    }
  }
}
