import EarshotOutput
import Foundation
import Testing

@testable import EarshotKit

@Suite struct `A kept result` {
  typealias Time = FileClock.Time

  private struct Result: Equatable {
    var text: String?
    var isKept: Bool
  }

  private struct Disk {
    private let scratch: Scratch
    private let file: URL

    init(_ content: String) throws {
      scratch = try Scratch()
      file = scratch.folder.appending(path: "file")
      try write(content)
    }

    func write(_ content: String) throws { try Data(content.utf8).write(to: file) }

    func run(
      at now: Time, changed: [String: Time], interruption: () throws -> Void = {}
    ) throws -> Result {
      let path = file.path()
      let clock = FileClock(now: { now }) { name in
        guard name == path, let text = try? String(contentsOfFile: name, encoding: .utf8),
          let time = changed[text]
        else { return nil }
        return FileClock.Stamp(number: 1, length: text.utf8.count, times: [time])
      }
      let cache = try ResultCache(
        at: Folder(scratch.folder.appending(path: "cache").path()), facts: [], files: [],
        besides: [],
        clock: clock)
      let outcome = try cache.outcome(of: [path], found: [false]) {
        try interruption()
        let text = try String(contentsOf: file, encoding: .utf8)
        return Outcome(output: Document("\(text)" as TerminalText))
      }
      return Result(text: outcome.output?.text, isKept: outcome.isKept)
    }
  }

  private let late = Time(seconds: 1000, nanoseconds: 0)

  @Test func `is the same if its file has not changed`() throws {
    let disk = try Disk("old")
    let changed = ["old": Time(seconds: 1, nanoseconds: 1)]
    #expect(try disk.run(at: late, changed: changed) == Result(text: "old", isKept: false))
    #expect(try disk.run(at: late, changed: changed) == Result(text: "old", isKept: true))
  }

  @Test func `is not one of a file that changed while the work ran`() throws {
    let disk = try Disk("old")
    let changed = [
      "old": Time(seconds: 1, nanoseconds: 1), "new": Time(seconds: 2, nanoseconds: 1),
    ]
    let first = try disk.run(at: late, changed: changed) { try disk.write("new") }
    #expect(first == Result(text: "new", isKept: false))
    try disk.write("old")
    #expect(try disk.run(at: late, changed: changed) == Result(text: "old", isKept: false))
  }

  @Test func `is not one of a file that changed within a tick while the work ran`() throws {
    let disk = try Disk("old")
    let time = Time(seconds: 1, nanoseconds: 1)
    let changed = ["old": time, "new": time]
    let first = try disk.run(at: time, changed: changed) { try disk.write("new") }
    #expect(first == Result(text: "new", isKept: false))
    try disk.write("old")
    #expect(try disk.run(at: late, changed: changed) == Result(text: "old", isKept: false))
  }

  /// Some file systems store the times of files only in whole seconds.
  @Test(arguments: [
    (Time(seconds: 5, nanoseconds: 7), Time(seconds: 5, nanoseconds: 20_000_007), false),
    (Time(seconds: 5, nanoseconds: 7), Time(seconds: 5, nanoseconds: 20_000_008), true),
    (Time(seconds: 6, nanoseconds: 0), Time(seconds: 8, nanoseconds: 0), false),
    (Time(seconds: 6, nanoseconds: 0), Time(seconds: 8, nanoseconds: 1), true),
  ])
  func `is found by the stamp of a file only if the stamp is older than a tick`(
    stamp: Time, now: Time, isFound: Bool
  ) throws {
    let disk = try Disk("old")
    #expect(try !disk.run(at: late, changed: ["old": Time(seconds: 1, nanoseconds: 1)]).isKept)
    // The same content is written again; then, in the same tick, different content is written.
    let changed = ["old": stamp, "new": stamp]
    #expect(try disk.run(at: now, changed: changed) == Result(text: "old", isKept: true))
    try disk.write("new")
    #expect(try disk.run(at: late, changed: changed).isKept == isFound)
  }

  @Test func `does not keep the digest of a program that changed within a tick`() throws {
    let scratch = try Scratch()
    let cache = scratch.folder.appending(path: "cache")
    let built = Time(seconds: 5, nanoseconds: 7)
    func receipts(at now: Time) throws -> Int {
      let clock = FileClock(now: { now }) { _ in
        FileClock.Stamp(number: 1, length: 1, times: [built])
      }
      _ = try ResultCache(at: Folder(cache.path()), facts: [], files: [], besides: [], clock: clock)
      let receipts = FileManager.default.enumerator(atPath: cache.path())?.allObjects ?? []
      return receipts.filter { "\($0)".hasPrefix("receipts/") && "\($0)".count > 12 }.count
    }
    #expect(try receipts(at: Time(seconds: 5, nanoseconds: 20_000_007)) == 0)
    #expect(try receipts(at: Time(seconds: 5, nanoseconds: 20_000_008)) == 1)
  }
}
