import Foundation
import TestTools
import Testing

@Suite struct `A report of many screens` {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private var folder: URL { scratch.folder.appending(path: "report-screens") }

  private func write(_ numbers: some Sequence<Int>, isMended: (Int) -> Bool = { _ in false }) throws
  {
    let designs = scratch.folder.appending(path: "designs")
    try? FileManager.default.removeItem(at: designs)
    try FileManager.default.createDirectory(at: designs, withIntermediateDirectories: true)
    for number in numbers {
      let label = number.isMultiple(of: 3) && !isMended(number) ? "" : ", label: Pay \(number)"
      let design = """
        screen: Screen \(number)
        components:
          - {kind: heading, label: Screen \(number)}
          - {kind: button\(label)}
        """
      _ = try scratch.file("designs/\(number).yaml", Data(design.utf8))
    }
  }

  private func run(_ options: String...) throws -> Command.Outcome {
    try Command.run(["report", "designs"] + options, in: scratch.folder)
  }

  private func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0 != ".store" }
      .sorted()
  }

  @Test func `removes the pages of screens that no longer exist, and no other files`() throws {
    try write(1...30)
    #expect(try run().status == 0)
    #expect(try pages().count == 30)
    let own = scratch.folder.appending(path: "own.html")
    try Data("own".utf8).write(to: own)
    try Data("own".utf8).write(to: folder.appending(path: "own.html"))
    try Data("changed".utf8).write(to: folder.appending(path: "screen-29.html"))
    let replaced = folder.appending(path: "screen-30.html")
    let bytes = try Data(contentsOf: replaced)
    try FileManager.default.removeItem(at: replaced)
    try bytes.write(to: scratch.folder.appending(path: "target.html"))
    try FileManager.default.createSymbolicLink(
      at: replaced, withDestinationURL: scratch.folder.appending(path: "target.html"))
    let list = folder.appending(path: ".store/pages")
    let digest = try String(contentsOf: list, encoding: .utf8).prefix { $0 != " " }
    let lines = try String(contentsOf: list, encoding: .utf8) + "\(digest) ../own.html\n"
    try Data(lines.utf8).write(to: list)

    try write(1...25)
    #expect(try run().status == 0)
    let wanted = (1...25).map { "screen-\($0).html" }
    #expect(try Set(pages()) == Set(wanted + ["own.html", "screen-29.html", "screen-30.html"]))
    #expect(FileManager.default.fileExists(atPath: own.path()))
    #expect(
      try Data(contentsOf: scratch.folder.appending(path: "target.html")) == bytes)

    try write(1...2)
    #expect(try run().status == 0)
    #expect(try pages() == ["own.html", "screen-29.html", "screen-30.html"])
  }

  @Test func `removes no pages through a link`() throws {
    try write(1...21)
    #expect(try run().status == 0)
    let moved = scratch.folder.appending(path: "elsewhere")
    try FileManager.default.moveItem(at: folder, to: moved)
    try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: moved)
    try write(1...2)
    #expect(try run().status == 0)
    #expect(try pages().count == 21)
  }

  @Test func `is complete again if a page of a cached report is missing`() throws {
    try write(1...22)
    Thread.sleep(forTimeInterval: 0.05)
    #expect(try run("--cache", ".cache").status == 0)
    try write(1...21)
    Thread.sleep(forTimeInterval: 0.05)
    for _ in 1...2 {
      #expect(try run("--cache", ".cache").status == 0)
      #expect(try pages().count == 21)
    }
  }

  @Test(arguments: [[], ["--locale", "en,de"]])
  func `counts new, fixed and unchanged findings since an earlier report`(options: [String]) throws
  {
    func page(_ name: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: name), encoding: .utf8)
    }
    let languages = options.isEmpty ? 1 : 2
    try write(1...30)
    #expect(try Command.run(["report", "designs"] + options, in: scratch.folder).status == 0)
    #expect(try !page("report.html").contains("<th scope=\"col\">New</th>"))

    // Screen 1 is removed, screen 3 is fixed, and screens 31 to 33 are new.
    try write(2...33, isMended: { $0 == 3 })
    let command = ["report", "designs", "-o", "new.html", "--baseline", "report.html"] + options
    let outcome = try Command.run(command, in: scratch.folder)
    #expect(outcome.status == 0, "\(outcome)")
    let new = try page("new.html")
    let fixed = try counts(of: 3, in: new)
    let same = try counts(of: 6, in: new)
    let added = try counts(of: 33, in: new)
    #expect(fixed[0] == 0 && fixed[1] > 0 && fixed[2] == 0)
    #expect(same[0] == 0 && same[1] == 0 && same[2] == fixed[1])
    #expect(added[0] == same[2] && added[1] == 0 && added[2] == 0)
    #expect(
      new.contains(
        "Compared with the earlier report: \(added[0] * languages) new, "
          + "\(fixed[1] * languages) fixed, \(9 * same[2] * languages) unchanged; "
          + "\(3 * languages) screens are new; \(languages) screen\(languages == 1 ? " is" : "s are") "
          + "removed."))

    let again = ["report", "designs", "-o", "new.html", "--baseline", "new.html"] + options
    #expect(try Command.run(again, in: scratch.folder).status == 64)
  }

  private func counts(of number: Int, in page: String) throws -> [Int] {
    let start = try #require(page.firstRange(of: "<bdi>Screen \(number)</bdi>"))
    let row = page[start.upperBound...].prefix { $0 != "\n" }
    return row.matches(of: /<td class="count[^"]*">([0-9]+)<\/td>/).compactMap { Int($0.1) }
      .suffix(3)
  }

  @Test func `refuses an earlier page without a table of screens`() throws {
    try write(1...2)
    _ = try scratch.file("one.yaml", Data("screen: One\ncomponents: []\n".utf8))
    #expect(
      try Command.run(["report", "one.yaml", "-o", "one.html"], in: scratch.folder).status == 0)
    let outcome = try run("--baseline", "one.html")
    #expect(outcome.status == 65 && outcome.errors.contains("with several screens"), "\(outcome)")
  }
}
